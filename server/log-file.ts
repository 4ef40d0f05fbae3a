import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { WriteLine } from './log.ts';

export interface LogFile {
  readonly write: WriteLine;
  /** Writes what still waits. */
  close(): void;
}

/** Lines wait this long for others, so that a busy server writes few times. */
const WAIT_MS = 250;
/** Bytes; then the file becomes the older one, and what was older goes. */
const LARGEST = 8 * 1024 * 1024;

/**
 * Lines at the end of a file that does not grow beyond `largest` bytes; the one before it is kept beside it as `<path>.1`.
 * A full disk loses lines and nothing else.
 */
export function openLogFile(path: string, largest = LARGEST): LogFile {
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  let waiting: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function turn(): void {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a', 0o600);
    size = 0;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (waiting.length === 0) return;
    const text = Buffer.from(`${waiting.join('\n')}\n`);
    waiting = [];
    try {
      if (size > 0 && size + text.length > largest) turn();
      size += writeSync(file, text);
    } catch {
      // No space: answering goes before noting.
    }
  }

  return {
    write(line) {
      waiting.push(line);
      timer ??= setTimeout(flush, WAIT_MS).unref();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
