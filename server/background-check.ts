import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { constants, setPriority } from 'node:os';
import { extname } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

/** The exit code of `full-check.ts` when the database is damaged. */
export const DAMAGED = 3;

export interface BackgroundCheck {
  /** What is damaged, or null; also null when the check was stopped or could not run. */
  readonly result: Promise<string | null>;
  /** Ends the check. Call it before the database is closed: an open reader keeps SQLite from merging its log. */
  stop(): Promise<void>;
}

/** Reads the whole database of a running server in another process, with the lowest priority. */
export function checkInBackground(dataPath: string): BackgroundCheck {
  // Beside this file as it runs: `.ts` from the sources, `.mjs` where the server is bundled.
  const script = fileURLToPath(new URL(`full-check${extname(import.meta.url)}`, import.meta.url));
  const child = spawn(process.execPath, [...process.execArgv, script, dataPath], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'close').catch(() => undefined);
  try {
    if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_LOW);
  } catch {
    // It has ended already, or the system does not allow it.
  }
  return {
    result: Promise.all([text(child.stdout), ended]).then(([said]) => (child.exitCode === DAMAGED ? said : null)),
    async stop() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
