import { DESIGNER_PHOTOS } from "#app/lib/unsaved-work.ts";

export type PhotoShelf = {
  store(id: string, photo: Blob): Promise<void>;
  /** The photos still there, by id. */
  load(ids: readonly string[]): Promise<Map<string, Blob>>;
  remove(ids: readonly string[]): Promise<void>;
  /** Forgets every photo but these. */
  keep(ids: readonly string[]): Promise<void>;
};

const STORE_NAME = "photos";

function openDatabase(name: string): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(name, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE_NAME);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/**
 * Prepared photos kept in the browser's own database, so that a reload or a closed tab loses none. Best effort: in a private
 * window, or with a full disk, photos live as long as the page.
 */
function photoShelf(databaseName: string): PhotoShelf {
  /** Runs one transaction and answers when it is on disk. */
  async function within<T>(mode: IDBTransactionMode, work: (store: IDBObjectStore) => T): Promise<T> {
    const database = await openDatabase(databaseName);
    try {
      return await new Promise((resolve, reject) => {
        const transaction = database.transaction(STORE_NAME, mode);
        const result = work(transaction.objectStore(STORE_NAME));
        transaction.oncomplete = () => resolve(result);
        transaction.onerror = () => reject(transaction.error);
        transaction.onabort = () => reject(transaction.error);
      });
    } finally {
      database.close();
    }
  }

  return {
    async store(id, photo) {
      await within("readwrite", (store) => store.put(photo, id)).catch(() => {});
    },
    async load(ids) {
      try {
        const requests = await within("readonly", (store) => ids.map((id) => [id, store.get(id)] as const));
        return new Map(
          requests.filter(([, { result }]) => result instanceof Blob).map(([id, { result }]) => [id, result]),
        );
      } catch {
        return new Map();
      }
    },
    async remove(ids) {
      if (ids.length === 0) return;
      await within("readwrite", (store) => {
        for (const id of ids) store.delete(id);
      }).catch(() => {});
    },
    async keep(ids) {
      await within("readwrite", (store) => {
        const keys = store.getAllKeys();
        keys.onsuccess = () => {
          for (const key of keys.result) if (!ids.includes(String(key))) store.delete(key);
        };
      }).catch(() => {});
    },
  };
}

export const designerPhotos = photoShelf(DESIGNER_PHOTOS);

/** A visitor's; on a shelf of their own, so that trying the demo touches nobody's designer. */
export const demoPhotos = photoShelf("demo-photos");
