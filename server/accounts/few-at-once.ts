import { ApiError } from '../api-error.ts';

const MAX_AT_ONCE = 2;
const MAX_WAITING = 500;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs work that is dear on purpose, two at a time: it must not become a way to stop the server.
 * @throws general_service_unavailable when too much waits already
 */
export async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (waiting.length >= MAX_WAITING)
    throw new ApiError(503, 'general_service_unavailable', 'Too many logins at once. Try again later.');
  if (running >= MAX_AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}
