/** Whether realtime events of the server arrive. `unknown` while connecting, so that a short break shows no warning. */
export type ConnectionState = 'unknown' | 'live' | 'lost';

/** A connection that is not restored within this time counts as lost. */
const LOST_AFTER_MS = 3_000;

export interface ConnectionWatch {
  now(): ConnectionState;
  onChange(listener: () => void): () => void;
  setLive(isLive: boolean): void;
  stop(): void;
}

/** Turns connects and disconnects into a debounced connection state. */
export function watchConnection(): ConnectionWatch {
  const listeners = new Set<() => void>();
  let state: ConnectionState = 'unknown';
  let timer: ReturnType<typeof setTimeout> | undefined;

  const setState = (next: ConnectionState) => {
    if (next === state) return;
    state = next;
    for (const listener of listeners) listener();
  };
  const startTimer = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      setState('lost');
    }, LOST_AFTER_MS);
  };
  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  startTimer();
  return {
    now: () => state,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setLive(isLive) {
      if (isLive) {
        stop();
        setState('live');
      } else if (state !== 'lost') {
        setState('unknown');
        startTimer();
      }
    },
    stop,
  };
}
