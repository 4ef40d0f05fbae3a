import type { FastifyRequest } from 'fastify';
import { ApiError, fileNotFound, invalidContentRange, unsupportedFile } from '../protocol/api-error.ts';
import { parsePermissions } from '../documents/document-access.ts';
import { listQueryOf, wantsTotal } from '../http/list-query.ts';
import { bodyOf, idParam, pathPart, queryPart, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { isId } from '../protocol/ids.ts';
import type { ListQuery } from '../queries/query.ts';
import type { Services } from '../services/services.ts';
import { CHUNK_BYTES, chunkOf } from '../http/content-range.ts';
import { callOn, requireBucketRight, type FileCall } from '../storage/file-access.ts';
import { FILE_FIELDS, fileJson } from '../store/tables/stored-file.ts';
import { readUploadForm } from '../storage/upload-form.ts';
import { requireAllowedExtension } from '../storage/upload.ts';

const MAX_NAME = 128;

const emptyFile = (): ApiError => new ApiError(400, 'storage_file_empty', 'Empty file passed to the endpoint.');
const invalidSize = (): ApiError => new ApiError(400, 'storage_invalid_file_size', 'File size not allowed');

function withSearch(request: FastifyRequest, query: ListQuery): ListQuery {
  const text = queryPart(request, 'search') ?? '';
  if (text === '') return query;
  return { ...query, filters: [...query.filters, { method: 'search', attribute: 'search', values: [text] }] };
}

/**
 * The file id of a chunk, which may be in a header.
 * @throws storage_invalid_appwrite_id
 */
function chunkedId(request: FastifyRequest, fileId: string): string {
  const header = request.headers['x-appwrite-id'];
  const id = header === undefined || header === '' ? fileId : header;
  if (isId(id)) return id;
  throw new ApiError(400, 'storage_invalid_appwrite_id', 'The value for x-appwrite-id header is invalid.');
}

/** The same limits as for a name that is changed later. */
function requireName(name: string): void {
  if (name === '' || [...name].length > MAX_NAME || /\p{Cc}/u.test(name))
    throw unsupportedFile(`The file name must have 1 to ${MAX_NAME} chars and no control chars`);
}

/** The handlers for files; content-handlers.ts sends their content. */
export function fileHandlers({
  schema,
  files,
  uploads,
}: Services): Record<'create' | 'list' | 'get' | 'update' | 'remove', Handler> {
  const callOf = (request: FastifyRequest): FileCall =>
    callOn(schema.buckets, request.caller, pathPart(request, 'bucketId'));
  const idOf = (request: FastifyRequest): string => pathPart(request, 'fileId');

  return {
    create: async (request, reply) => {
      const call = callOf(request);
      const { bucket, caller } = call;
      requireBucketRight(call, 'create');
      const range = request.headers['content-range'];
      const largest = range === undefined ? bucket.maximumFileSize : CHUNK_BYTES;
      const form = await readUploadForm(
        request,
        (source) => files.blobs.write(source, largest, bucket.encryption),
        (blob) => files.dropBlobs([blob.name]),
      );
      const blob = form.file?.blob;
      try {
        const fileId = idParam(form.fields, 'fileId');
        const permissions = parsePermissions(caller, form.fields['permissions']);
        if (!form.file) throw emptyFile();
        const chunk = range === undefined ? null : chunkOf(range);
        const id = chunk ? chunkedId(request, fileId) : fileId;
        requireName(form.file.name);
        requireAllowedExtension(call, form.file.name);
        if ((chunk?.total ?? 0) > bucket.maximumFileSize || (!chunk && !blob)) throw invalidSize();
        if (!blob || (chunk && blob.size !== chunk.length)) throw invalidContentRange();
        const { file, wasComplete } = await uploads.take(call, { id, name: form.file.name, permissions, blob, chunk });
        const json = fileJson(bucket, file);
        return wasComplete ? reply.type('application/json; charset=UTF-8').send(JSON.stringify(json)) : json;
      } catch (error) {
        if (blob) await files.dropBlobs([blob.name]);
        throw error;
      }
    },

    list: (request) => {
      const query = withSearch(request, listQueryOf(request, FILE_FIELDS));
      const call = callOf(request);
      const { total, files: found } = files.list(call, query, wantsTotal(request));
      return { total, files: found.map((file) => fileJson(call.bucket, file)) };
    },

    get: (request) => {
      const call = callOf(request);
      return fileJson(call.bucket, files.find(call, idOf(request)));
    },

    update: async (request) => {
      const body = bodyOf(request);
      const name = body['name'] === undefined || body['name'] === null ? undefined : textParam(body, 'name', MAX_NAME);
      const call = callOf(request);
      requireBucketRight(call, 'update');
      if (!files.byId(call, idOf(request))) throw fileNotFound();
      const permissions = parsePermissions(request.caller, body['permissions']);
      return fileJson(call.bucket, await files.update(call, idOf(request), { name, permissions }));
    },

    remove: (request) => files.remove(callOf(request), idOf(request)),
  };
}
