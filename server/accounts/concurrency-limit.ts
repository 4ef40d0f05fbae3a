import { ApiError } from '../protocol/api-error.ts';

const MAX_RUNNING = 2;
/** The last in the queue waits about three seconds. */
const MAX_QUEUED = 250;

let running = 0;
const queue: (() => void)[] = [];

/**
 * Runs work that is expensive on purpose (password hashing), two at a time, so that many logins cannot block the
 * server.
 * @throws general_service_unavailable when the queue is full
 */
export async function withConcurrencyLimit<T>(work: () => Promise<T>): Promise<T> {
  if (queue.length >= MAX_QUEUED)
    throw new ApiError(503, 'general_service_unavailable', 'Too many logins at once. Try again later.');
  if (running >= MAX_RUNNING) await new Promise<void>((go) => queue.push(go));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
