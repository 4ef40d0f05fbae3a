import { FileRefused } from '@/model/files/validate-file.ts';
import { InvalidRecord } from '@/model/schema/record.ts';

/** A write to the device failed. The screen shows the reason and keeps the typed values; the next try may succeed. */
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

/** Runs a write and turns errors of the browser into StorageFailure. InvalidRecord and FileRefused are thrown unchanged. */
export async function withStorageFailure<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (error instanceof InvalidRecord || error instanceof FileRefused || error instanceof StorageFailure) throw error;
    const details = causes(error);
    if (/QuotaExceeded/i.test(details)) throw new StorageFailure('quota', error);
    if (/DatabaseClosed|InvalidState|closed/i.test(details)) throw new StorageFailure('closed', error);
    throw new StorageFailure('other', error);
  }
}
