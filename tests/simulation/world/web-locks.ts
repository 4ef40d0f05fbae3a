interface Waiting {
  readonly clientId: string;
  readonly grant: () => void;
}

interface Holder {
  readonly clientId: string;
  readonly lose: () => void;
}

/** The Web Locks of one browser under one name, as specified: a queue, one holder, stealing, and processes that die. */
export class WebLocks {
  holder: Holder | undefined;
  readonly queue: Waiting[] = [];
  /** How often the lock was stolen from its holder. */
  thefts = 0;

  constructor(private readonly name: string) {}

  /** The lock manager as one process sees it. */
  of(clientId: string): LockManager {
    const { name } = this;
    const manager = {
      request: (_: string, { signal, steal = false }: LockOptions, work: () => Promise<unknown>) =>
        new Promise<unknown>((resolve, reject) => {
          const abort = () => reject(new DOMException('', 'AbortError'));
          const grant = () => {
            const mine = { clientId, lose: abort };
            this.holder = mine;
            void work()
              .then(resolve, reject)
              .finally(() => {
                if (this.holder === mine) this.#next();
              });
          };
          const waiting = { clientId, grant };
          if (steal) {
            if (this.holder) this.thefts += 1;
            this.holder?.lose();
            grant();
          } else if (this.holder) this.queue.push(waiting);
          else grant();
          signal?.addEventListener('abort', () => {
            const at = this.queue.indexOf(waiting);
            if (at >= 0) this.queue.splice(at, 1);
            abort();
          });
        }),
      query: async () => ({
        held: this.holder ? [{ name, clientId: this.holder.clientId }] : [],
        pending: this.queue.map((waiting) => ({ name, clientId: waiting.clientId })),
      }),
    };
    return manager as unknown as LockManager;
  }

  /** Removes a dead process: drops its waiting requests and gives its lock to the next one. */
  died(clientId: string): void {
    for (let at = this.queue.length - 1; at >= 0; at -= 1)
      if (this.queue[at]?.clientId === clientId) this.queue.splice(at, 1);
    if (this.holder?.clientId === clientId) this.#next();
  }

  #next(): void {
    this.holder = undefined;
    this.queue.shift()?.grant();
  }
}
