import { ApiError } from '../api-error.ts';

/** Primary result codes of SQLite. */
const [BUSY, NO_MEMORY, READ_ONLY, IO, CORRUPT, FULL, CANNOT_OPEN, NO_DATABASE] = [5, 7, 8, 10, 11, 13, 14, 26];
const NO_SPACE = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const NO_DISK = ['EIO', 'EROFS'];

function sqliteCode(error: unknown): number {
  const code = (error as { errcode?: unknown } | null)?.errcode;
  // The higher bits tell more about the same.
  return typeof code === 'number' ? code & 0xff : 0;
}

const systemCode = (error: unknown): string => String((error as NodeJS.ErrnoException | null)?.code ?? '');

/** Has SQLite given up all that it was about to commit, and not only the statement that failed? */
export function endsTransaction(error: unknown): boolean {
  return [NO_MEMORY, IO, CORRUPT, FULL].includes(sqliteCode(error));
}

/** Is the file of the store no longer what it was when it was checked at the start? */
export function isDamage(error: unknown): boolean {
  return [CORRUPT, NO_DATABASE].includes(sqliteCode(error));
}

/** What clients are told when the disk refuses; null for any other error. */
export function storageFailure(error: unknown): ApiError | null {
  const code = sqliteCode(error);
  if (code === FULL || NO_SPACE.includes(systemCode(error)))
    return new ApiError(507, 'general_server_error', 'There is no space left. What was sent has not been stored.');
  const isAway = [BUSY, NO_MEMORY, READ_ONLY, IO, CANNOT_OPEN].includes(code) || NO_DISK.includes(systemCode(error));
  if (isAway || isDamage(error))
    return new ApiError(503, 'general_server_error', 'The data cannot be reached. What was sent has not been stored.');
  return null;
}
