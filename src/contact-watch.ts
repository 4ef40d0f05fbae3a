/** Whether a change at the server would ring here. `unknown` while connecting, so that no short break alarms anybody. */
export type Contact = 'unknown' | 'live' | 'lost';

/** A connection that is not back after this long is called lost. */
const PATIENCE_MS = 3_000;

export interface ContactWatch {
  now(): Contact;
  onChange(listener: () => void): () => void;
  setLive(isLive: boolean): void;
  stop(): void;
}

/** Follows a connection that comes and goes. */
export function watchContact(): ContactWatch {
  const listeners = new Set<() => void>();
  let contact: Contact = 'unknown';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const become = (next: Contact) => {
    if (next === contact) return;
    contact = next;
    for (const listener of listeners) listener();
  };
  const wait = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      become('lost');
    }, PATIENCE_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  wait();
  return {
    now: () => contact,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLive(isLive) {
      if (isLive) {
        stop();
        become('live');
      } else if (contact !== 'lost') {
        become('unknown');
        wait();
      }
    },
    stop,
  };
}
