import { ApiError } from '../protocol/api-error.ts';

/** Primary result codes of SQLite. */
const [BUSY, NO_MEMORY, READ_ONLY, IO, CORRUPT, FULL, CANNOT_OPEN, NO_DATABASE] = [5, 7, 8, 10, 11, 13, 14, 26];
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_DISK = ['EIO', 'EROFS'];

function sqliteCode(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  // The higher bits are details of the same error.
  return typeof code === 'number' ? code & 0xff : 0;
}

const systemCode = (error: unknown): string => String((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Whether SQLite has rolled back the whole transaction, not only the failed statement. */
export function endsTransaction(error: unknown): boolean {
  return [NO_MEMORY, IO, CORRUPT, FULL].includes(sqliteCode(error));
}

/** Whether the database file was damaged after the check at the start. */
export function isDamage(error: unknown): boolean {
  return [CORRUPT, NO_DATABASE].includes(sqliteCode(error));
}

/** The API error for a disk failure; null for any other error. */
export function storageFailure(error: unknown): ApiError | null {
  const code = sqliteCode(error);
  if (code === FULL || NO_SPACE.includes(systemCode(error)))
    return new ApiError(507, 'general_server_error', 'There is no space left. What was sent has not been stored.');
  const isUnavailable =
    [BUSY, NO_MEMORY, READ_ONLY, IO, CANNOT_OPEN].includes(code) || NO_DISK.includes(systemCode(error));
  if (isUnavailable || isDamage(error))
    return new ApiError(503, 'general_server_error', 'The data cannot be reached. What was sent has not been stored.');
  return null;
}
