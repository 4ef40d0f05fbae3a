import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { ApiError } from '../protocol/api-error.ts';

const MAX_RUNNING = 2;
const MAX_QUEUED = 50;
/** One account must not keep the others waiting. */
const MAX_PER_CALLER = 4;
/** A report of 25 MB takes about a second; a busy machine can need much longer. */
const TIMEOUT_MS = 30_000;
const MEMORY_MB = 512;

// Beside `server/main` as it runs: `.ts` from the sources, `.mjs` where the server is bundled.
const extension = extname(import.meta.url);
const script = fileURLToPath(new URL(`${extension === '.ts' ? '../' : ''}pdf-check${extension}`, import.meta.url));
const loader = extension === '.ts' ? ['--import', 'tsx'] : [];

let running = 0;
const queue: (() => void)[] = [];
const byCaller = new Map<string, number>();

async function examine(pdf: Readable, timeLimit: number): Promise<boolean> {
  const child = spawn(process.execPath, [`--max-old-space-size=${MEMORY_MB}`, ...loader, script], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: timeLimit,
    killSignal: 'SIGKILL',
  });
  const ended = once(child, 'close');
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It has ended already, or the system does not allow it.
  }
  const [answer] = await Promise.all([
    text(child.stdout),
    ended,
    // A process that ends early does not read the rest.
    pipeline(pdf, child.stdin).catch(() => undefined),
  ]);
  // On a busy server an honest file can run out of time too: it is sent again later.
  if (child.signalCode === 'SIGKILL')
    throw new ApiError(503, 'general_service_unavailable', 'The file could not be examined in time. Try again later.');
  // It ran out of memory, which an honest file does not need.
  if (child.signalCode !== null) return true;
  if (child.exitCode !== 0 || answer === '') throw new Error(`a PDF could not be examined: exit ${child.exitCode}`);
  return answer !== 'none';
}

/**
 * Examines a PDF in another process, two at the same time.
 * @param caller whose files are counted together
 * @param timeLimit in ms for one file
 * @returns whether it can run a program, has a file inside, or cannot be examined
 * @throws general_rate_limit_exceeded when too many wait; general_service_unavailable when the time is over; Error when
 *   the process could not run
 */
export async function isActivePdf(caller: string, pdf: () => Readable, timeLimit = TIMEOUT_MS): Promise<boolean> {
  const count = byCaller.get(caller) ?? 0;
  if (queue.length >= MAX_QUEUED || count >= MAX_PER_CALLER)
    throw new ApiError(429, 'general_rate_limit_exceeded', 'Too many files at once. Please try again later.');
  byCaller.set(caller, count + 1);
  try {
    return await inTurn(pdf, timeLimit);
  } finally {
    const left = (byCaller.get(caller) ?? 1) - 1;
    if (left === 0) byCaller.delete(caller);
    else byCaller.set(caller, left);
  }
}

async function inTurn(pdf: () => Readable, timeLimit: number): Promise<boolean> {
  if (running >= MAX_RUNNING) await new Promise<void>((go) => queue.push(go));
  else running += 1;
  try {
    return await examine(pdf(), timeLimit);
  } finally {
    const next = queue.shift();
    if (next) next();
    else running -= 1;
  }
}
