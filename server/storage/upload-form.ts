import type { FastifyRequest } from 'fastify';
import '@fastify/multipart';
import { ApiError } from '../protocol/api-error.ts';
import { bodyOf, type Body } from '../http/params.ts';
import { storageFailure } from '../store/storage-failure.ts';
import type { Blob } from './blobs.ts';

export interface UploadForm {
  /** In the structure of a JSON body. */
  fields: Body;
  /** Undefined when the form has no file; `blob` is null when it is larger than allowed. */
  file?: { name: string; blob: Blob | null };
}

const MAX_FIELDS = 200;
const MAX_FIELD_BYTES = 65_536;

function addField(fields: Body, name: string, value: unknown): void {
  const list = /^(.*)\[\d*\]$/.exec(name)?.[1];
  if (list === undefined) fields[name] = value;
  else fields[list] = [...(Array.isArray(fields[list]) ? (fields[list] as unknown[]) : []), value];
}

/**
 * Reads the form of an upload and streams its file to the disk.
 * @param store writes the bytes; returns null when there are too many
 * @param remove deletes them when the rest of the form is invalid
 */
export async function readUploadForm(
  request: FastifyRequest,
  store: (source: AsyncIterable<Buffer>) => Promise<Blob | null>,
  remove: (blob: Blob) => Promise<void>,
): Promise<UploadForm> {
  if (!request.isMultipart()) return { fields: bodyOf(request) };
  const fields: Body = Object.create(null) as Body;
  let file: UploadForm['file'];
  let failure: { error: unknown } | undefined;
  try {
    const limits = { files: 1, fields: MAX_FIELDS, fieldSize: MAX_FIELD_BYTES, fileSize: Number.MAX_SAFE_INTEGER };
    for await (const part of request.parts({ limits })) {
      if (part.type === 'field') {
        addField(fields, part.fieldname, part.value);
        continue;
      }
      try {
        if (part.fieldname === 'file')
          file = { name: part.filename ?? '', blob: await store(part.file.iterator({ destroyOnReturn: false })) };
      } catch (error) {
        // Read the rest all the same: a client does not receive the response before it has sent everything.
        failure ??= { error };
      }
      part.file.resume();
    }
    if (failure) throw failure.error;
  } catch (error) {
    if (file?.blob) await remove(file.blob);
    if (error instanceof ApiError) throw error;
    throw storageFailure(error) ?? new ApiError(400, 'general_bad_request', 'The upload could not be read to its end.');
  }
  return { fields, file };
}
