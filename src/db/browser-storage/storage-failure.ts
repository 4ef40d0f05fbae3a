import { FileRefused } from '@/model/files/validate-file.ts';
import { InvalidRecord, RecordDeleted } from '@/model/schema/record.ts';

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

const unchanged = [InvalidRecord, RecordDeleted, FileRefused, StorageFailure];

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

/** Runs a write and turns errors of the browser into StorageFailure. What is no failure of the storage is thrown unchanged. */
export async function withStorageFailure<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (unchanged.some((kind) => error instanceof kind)) throw error;
    const details = causes(error);
    if (/QuotaExceeded/i.test(details)) throw new StorageFailure('quota', error);
    if (/DatabaseClosed|InvalidState|closed/i.test(details)) throw new StorageFailure('closed', error);
    throw new StorageFailure('other', error);
  }
}
