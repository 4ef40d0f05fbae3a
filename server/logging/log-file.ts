import { closeSync, fstatSync, openSync, renameSync, writeSync } from 'node:fs';
import type { WriteLine } from './log.ts';

export interface LogFile {
  readonly write: WriteLine;
  /** Writes the buffered lines and closes the file. */
  close(): void;
}

/** Lines are buffered for so long, so that a busy server writes rarely. */
const FLUSH_MS = 250;
/** In bytes; a larger file is rotated. */
const MAX_BYTES = 8 * 1024 * 1024;

/**
 * Appends lines to a file of at most `largest` bytes. A full file is renamed to `<path>.1`, which replaces the previous
 * one. A full disk loses lines and causes no error.
 */
export function openLogFile(path: string, largest = MAX_BYTES): LogFile {
  let file = openSync(path, 'a', 0o600);
  let size = fstatSync(file).size;
  let buffered: string[] = [];
  let timer: NodeJS.Timeout | undefined;

  function rotate(): void {
    closeSync(file);
    renameSync(path, `${path}.1`);
    file = openSync(path, 'a', 0o600);
    size = 0;
  }

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (buffered.length === 0) return;
    const text = Buffer.from(`${buffered.join('\n')}\n`);
    buffered = [];
    try {
      if (size > 0 && size + text.length > largest) rotate();
      size += writeSync(file, text);
    } catch {
      // The disk is full: responding to requests is more important than logging.
    }
  }

  return {
    write(line) {
      buffered.push(line);
      timer ??= setTimeout(flush, FLUSH_MS).unref();
    },
    close() {
      flush();
      closeSync(file);
    },
  };
}
