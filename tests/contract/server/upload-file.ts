import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { Answer, Call, Client } from './client.ts';

/** The size of every chunk except the last, in bytes. */
export const CHUNK = 5 * 1024 * 1024;

export const files = (bucket: string, id?: string, rest = ''): string =>
  `/storage/buckets/${bucket}/files${id === undefined ? '' : `/${id}`}${rest}`;

export interface UploadOptions extends Call {
  name?: string;
  permissions?: string[];
}

export function upload(
  client: Client,
  bucket: string,
  id: string,
  bytes: Uint8Array,
  { name = 'note.txt', permissions = [], ...call }: UploadOptions = {},
): Promise<Answer> {
  const form = new FormData();
  form.append('fileId', id);
  form.append('file', new File([Buffer.from(bytes)], name));
  permissions.forEach((permission, i) => form.append(`permissions[${i}]`, permission));
  return client.call('POST', files(bucket), form, call);
}

/** Sends one chunk of a file; `index` counts from 0. */
export function sendChunk(
  client: Client,
  bucket: string,
  id: string,
  whole: Uint8Array,
  index: number,
  options: UploadOptions = {},
): Promise<Answer> {
  const from = index * CHUNK;
  const to = Math.min(from + CHUNK, whole.length);
  const headers = { 'content-range': `bytes ${from}-${to - 1}/${whole.length}`, 'x-appwrite-id': id };
  return upload(client, bucket, id, whole.subarray(from, to), {
    name: 'large.bin',
    ...options,
    headers: { ...headers, ...options.headers },
  });
}

export const md5 = (bytes: Uint8Array): string => createHash('md5').update(bytes).digest('hex');

export function picture(width: number, height: number, format: 'png' | 'jpeg' | 'webp' = 'png'): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: { r: 200, g: 80, b: 120 } } })
    .toFormat(format)
    .toBuffer();
}
