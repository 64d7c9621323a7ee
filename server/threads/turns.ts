import { MESSAGES } from "#contract/messages.ts";
import { AppError } from "#server/app-error.ts";

export type Turns = {
  /** Resolves when it is this person's turn, with what ends the turn. @throws AppError unavailable when the wait is too long. */
  take(person: string): Promise<() => void>;
};

type Waiting = { begin(): void };

/** What a person who was turned away is told to wait. */
const RETRY_AFTER_S = 5;

/**
 * Lets `size` pieces of work run at once, `perPerson` of them for one person. Who waits gets a turn after everybody else who waits:
 * a person with a hundred requests delays the others by one piece of work, not by a hundred.
 */
export function createTurns(limits: {
  size: number;
  perPerson: number;
  waitMs: number;
  /** Of all people together; past it a request is turned away at once. */
  waitingMax: number;
}): Turns {
  const running = new Map<string, number>();
  /** Who waits, in the order of their next turns. */
  const lines = new Map<string, Waiting[]>();
  let runs = 0;
  let waits = 0;

  function begin(person: string): () => void {
    runs++;
    running.set(person, (running.get(person) ?? 0) + 1);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      runs--;
      const left = (running.get(person) ?? 0) - 1;
      if (left > 0) running.set(person, left);
      else running.delete(person);
      next();
    };
  }

  const isFree = (person: string) => runs < limits.size && (running.get(person) ?? 0) < limits.perPerson;

  function next(): void {
    for (;;) {
      const person = [...lines.keys()].find(isFree);
      if (person === undefined) return;
      const line = lines.get(person) ?? [];
      lines.delete(person);
      const first = line.shift();
      if (line.length > 0) lines.set(person, line);
      first?.begin();
    }
  }

  return {
    take(person) {
      if (isFree(person)) return Promise.resolve(begin(person));
      const busy = () => new AppError("unavailable", MESSAGES.uploadsBusy, { retryAfterS: RETRY_AFTER_S });
      if (waits >= limits.waitingMax) return Promise.reject(busy());
      return new Promise((resolve, reject) => {
        const line = lines.get(person) ?? [];
        const patience = setTimeout(() => {
          line.splice(line.indexOf(entry), 1);
          if (line.length === 0) lines.delete(person);
          waits--;
          reject(busy());
        }, limits.waitMs);
        const entry: Waiting = {
          begin() {
            clearTimeout(patience);
            waits--;
            resolve(begin(person));
          },
        };
        line.push(entry);
        lines.set(person, line);
        waits++;
      });
    },
  };
}
