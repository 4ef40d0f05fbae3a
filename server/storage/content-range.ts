import { ApiError, invalidContentRange } from '../api-error.ts';

/** All chunks of an upload but the last have this many bytes, as the client libraries send them. */
export const CHUNK_BYTES = 5 * 1024 * 1024;

/** Which part of a file an upload brings. */
export interface Chunk {
  /** Counts from 0. */
  index: number;
  count: number;
  /** Bytes of this chunk. */
  length: number;
  /** Bytes of the whole file. */
  total: number;
}

/** The numbers of a Content-Range header; null for anything else. */
export function readContentRange(header: string): { start: number; end: number; total: number } | null {
  const [, start, end, total] = (/^bytes (\d{1,15})-(\d{1,15})\/(\d{1,15})$/.exec(header.trim()) ?? []).map(Number);
  if (start === undefined || end === undefined || total === undefined) return null;
  return start <= end && end <= total ? { start, end, total } : null;
}

/**
 * The chunk that a Content-Range header announces.
 * @throws storage_invalid_content_range, also for chunks of another length, which could not be put together
 */
export function chunkOf(header: string): Chunk {
  const range = readContentRange(header);
  if (!range || range.total === 0 || range.start % CHUNK_BYTES !== 0) throw invalidContentRange();
  const { start, total } = range;
  // Some clients name the last byte as if counting from one.
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

/** An open end means this many bytes. */
const MOST_OPEN_BYTES = 10 * 1024 * 1024;

/** The bytes that a Range header asks of a file of this size, both ends included. @throws storage_invalid_range */
export function byteRange(header: string, size: number): { from: number; to: number } {
  const [, first, last] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(header.trim()) ?? [];
  if (first === undefined) throw invalidRange();
  const from = Number(first);
  const to = last ? Number(last) : Math.min(from + MOST_OPEN_BYTES, size) - 1;
  if (from > to || to >= size) throw invalidRange();
  return { from, to };
}
