import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ok, unknown, unsafe, type Finding } from './finding.ts';

const TIMEOUT_MS = 5000;
/** A Date header has whole seconds, and an answer takes a moment. */
const TOLERANCE_MS = 60_000;
const ADVICE = 'Let the machine set its clock: timedatectl set-ntp true';

/** Push services that the server must reach anyway. The request has no content. */
export const TIME_SOURCES = ['https://updates.push.services.mozilla.com/', 'https://fcm.googleapis.com/'];

/** The clock of a web server, in ms since 1970. @throws when it does not answer with a date */
async function timeOf(url: string): Promise<number> {
  const { headers } = await fetch(url, {
    method: 'HEAD',
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  const time = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(time)) throw new Error(`${url} sends no date.`);
  return time;
}

function newestFile(folder: string): number {
  return Math.max(
    ...readdirSync(folder).map((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.mtimeMs ?? 0),
  );
}

/** Compares the clock with a web server, or with the newest file of the data folder when none answers. */
export async function checkClock(
  dataPath: string,
  sources: readonly string[] = TIME_SOURCES,
  now: () => number = Date.now,
): Promise<Finding> {
  const ahead = newestFile(dataPath) - now();
  if (ahead > TOLERANCE_MS)
    return unsafe(
      `The clock is wrong: a file of the data folder is ${Math.round(ahead / 1000)} s newer than now.`,
      ADVICE,
    );
  for (const source of sources) {
    const sentAt = now();
    const time = await timeOf(source).catch(() => undefined);
    if (time === undefined) continue;
    const { hostname } = new URL(source);
    // Half of the answer's time is a fair guess of its way back.
    const off = (sentAt + now()) / 2 - time;
    if (Math.abs(off) <= TOLERANCE_MS) return ok(`The clock agrees with ${hostname} within a minute.`);
    const direction = off > 0 ? 'ahead of' : 'behind';
    return unsafe(`The clock is ${Math.round(Math.abs(off) / 1000)} s ${direction} ${hostname}.`, ADVICE);
  }
  return unknown(
    'No time source answered. The clock is not behind the newest file of the data folder; whether it is ahead is not known.',
    'Compare date -u with a clock that you trust.',
  );
}
