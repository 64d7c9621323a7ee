/**
 * Prepared photos kept in the browser's own database, so that a reload or a closed tab loses none. Best effort: in a private
 * window, or with a full disk, photos live as long as the page.
 */
const databaseName = "designer-photos";
const storeName = "photos";

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Runs one transaction and answers when it is on disk. */
async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T): Promise<T> {
  const database = await openDatabase();
  try {
    return await new Promise((resolve, reject) => {
      const transaction = database.transaction(storeName, mode);
      const result = work(transaction.objectStore(storeName));
      transaction.oncomplete = () => resolve(result);
      transaction.onerror = () => reject(transaction.error);
      transaction.onabort = () => reject(transaction.error);
    });
  } finally {
    database.close();
  }
}

export async function storePhoto(id: string, photo: Blob): Promise<void> {
  await within("readwrite", (store) => store.put(photo, id)).catch(() => {});
}

/** The photos still there, by id. */
export async function loadPhotos(ids: readonly string[]): Promise<Map<string, Blob>> {
  try {
    const requests = await within("readonly", (store) => ids.map((id) => [id, store.get(id)] as const));
    return new Map(
      requests.filter(([, { result }]) => result instanceof Blob).map(([id, { result }]) => [id, result]),
    );
  } catch {
    return new Map();
  }
}

/** Forgets every photo but these. */
export async function keepPhotos(ids: readonly string[]): Promise<void> {
  await within("readwrite", (store) => {
    const keys = store.getAllKeys();
    keys.onsuccess = () => {
      for (const key of keys.result) if (!ids.includes(String(key))) store.delete(key);
    };
  }).catch(() => {});
}
