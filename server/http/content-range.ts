import { ApiError, invalidContentRange } from '../protocol/api-error.ts';

/** Size of all chunks of an upload except the last, in bytes, as in Appwrite's SDKs. */
export const CHUNK_BYTES = 5 * 1024 * 1024;

/** The part of a file that one upload request contains. */
export interface Chunk {
  /** Starts at 0. */
  index: number;
  count: number;
  /** Size of this chunk in bytes. */
  length: number;
  /** Size of the whole file in bytes. */
  total: number;
}

/** Parses a Content-Range header; null when it is not valid. */
export function readContentRange(header: string): { start: number; end: number; total: number } | null {
  const [, start, end, total] = (/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header.trim()) ?? []).map(Number);
  if (start === undefined || end === undefined || total === undefined) return null;
  return start <= end && end <= total ? { start, end, total } : null;
}

/**
 * The chunk that a Content-Range header describes.
 * @throws storage_invalid_content_range, also for a chunk of another size, which could not be joined with the others
 */
export function chunkOf(header: string): Chunk {
  const range = readContentRange(header);
  if (!range || range.total === 0 || range.start % CHUNK_BYTES !== 0) throw invalidContentRange();
  const { start, total } = range;
  // Some clients count the last byte from 1.
  const end = Math.min(range.end, total - 1);
  const length = end - start + 1;
  if (length !== Math.min(CHUNK_BYTES, total - start)) throw invalidContentRange();
  return { index: start / CHUNK_BYTES, count: Math.ceil(total / CHUNK_BYTES), length, total };
}

const invalidRange = (): ApiError =>
  new ApiError(
    416,
    'storage_invalid_range',
    'The requested range is not satisfiable. Please check the value of the Range header.',
  );

/** Bytes that are sent for a range without an end. */
const OPEN_RANGE_BYTES = 10 * 1024 * 1024;

/**
 * The first and last byte of a Range header for a file of this size, both inclusive.
 * @throws storage_invalid_range
 */
export function byteRange(header: string, size: number): { from: number; to: number } {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined) throw invalidRange();
  const from = Number(first);
  const to = last ? Number(last) : Math.min(from + OPEN_RANGE_BYTES, size) - 1;
  if (from > to || to >= size) throw invalidRange();
  return { from, to };
}
