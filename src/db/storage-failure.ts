import { FileRefused } from '@/model/judge-file.ts';
import { InvalidRecord } from '@/model/record.ts';

/** Why the phone could not keep something. The screen says it, keeps what was typed, and the next try may work. */
export class StorageFailure extends Error {
  override name = 'StorageFailure';
  constructor(
    readonly reason: 'quota' | 'closed' | 'other',
    cause: unknown,
  ) {
    super(`the phone could not store this (${reason})`, { cause });
  }
}

const causes = (error: unknown): string => {
  const {
    name = '',
    message = '',
    inner,
    cause,
  } = (error ?? {}) as {
    name?: string;
    message?: string;
    inner?: unknown;
    cause?: unknown;
  };
  return `${name} ${message} ${inner ? causes(inner) : ''} ${cause ? causes(cause) : ''}`;
};

/** Runs a write of the store and turns what the browser throws into a StorageFailure. A refusal by the model stays one. */
export async function storing<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof InvalidRecord || error instanceof FileRefused || error instanceof StorageFailure) throw error;
    const why = causes(error);
    if (/QuotaExceeded/i.test(why)) throw new StorageFailure('quota', error);
    if (/DatabaseClosed|InvalidState|closed/i.test(why)) throw new StorageFailure('closed', error);
    throw new StorageFailure('other', error);
  }
}
