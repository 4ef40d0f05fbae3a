import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../authentication/csrf-check.ts';
import { byNetwork } from '../http/rate-limits.ts';
import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { byteRange } from '../http/content-range.ts';
import { callOn } from '../storage/file-access.ts';
import { readPreviewOptions, type PreviewOptions } from '../storage/preview-options.ts';
import { renderPreview } from '../storage/preview.ts';
import type { StoredFile } from '../store/tables/stored-file.ts';

const DAY_SECONDS = 86_400;
const CONTENT_CACHE = `private, max-age=${45 * DAY_SECONDS}`;
const PREVIEW_CACHE = `private, max-age=${30 * DAY_SECONDS}`;

/** Types that a browser shows without running code; all others are sent as text. */
const SAFE_TYPES =
  /^(image\/(jpeg|gif|png|webp|heic|heic-sequence|avif)|(audio|video)\/[\w.-]+|application\/pdf|application\/(msword|vnd\.[\w.-]+))$/;

/** Headers that keep a file from acting as a page of this origin, whatever its content. */
const SANDBOX = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  vary: 'Origin, Cookie',
};

/**
 * Other origins get Appwrite's value. The app stores files encrypted, and the browser's cache is not encrypted, so the
 * app's requests must not be cached.
 */
const cacheControlFor = (request: FastifyRequest, crossOriginValue: string): string =>
  isSameOrigin(request) ? 'private, no-store' : crossOriginValue;

/** The Content-Disposition header, with the name in ASCII for every browser and, if it differs, in UTF-8. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The handlers for the content of files and for preview images. */
export function contentHandlers({
  schema,
  files,
  accessLog,
}: Services): Record<'view' | 'download' | 'preview', Handler> {
  const requestedFile = async (request: FastifyRequest): Promise<StoredFile> => {
    const bucketId = pathPart(request, 'bucketId');
    const file = files.find(callOn(schema.buckets, request.caller, bucketId), pathPart(request, 'fileId'));
    await accessLog.readFile(request.caller, bucketId, file);
    return file;
  };

  async function send(
    request: FastifyRequest,
    reply: FastifyReply,
    kind: 'inline' | 'attachment',
  ): Promise<FastifyReply> {
    const file = await requestedFile(request);
    await files.requireBytes(file);
    const { name, mimeType, sizeOriginal: size } = file.data;
    const { range } = request.headers;
    const { from, to } = range === undefined || range === '' ? { from: 0, to: size - 1 } : byteRange(range, size);
    if (range) reply.code(206).headers({ 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to}/${size}` });
    const type = kind === 'attachment' || SAFE_TYPES.test(mimeType) ? mimeType : 'text/plain';
    reply.headers({
      ...SANDBOX,
      'cache-control': cacheControlFor(request, CONTENT_CACHE),
      'content-disposition': disposition(kind, name),
      'content-length': to - from + 1,
      'content-type': type,
    });
    return reply.send(files.read(file.data, from, to));
  }

  return {
    view: (request, reply) => send(request, reply, 'inline'),

    download: (request, reply) => send(request, reply, 'attachment'),

    preview: async (request, reply) => {
      const options: PreviewOptions = readPreviewOptions(request);
      const file = await requestedFile(request);
      const { type, bytes } = await renderPreview(
        files,
        file.data,
        options,
        request.caller.userId ?? byNetwork(request),
      );
      return reply
        .headers({ ...SANDBOX, 'cache-control': cacheControlFor(request, PREVIEW_CACHE), 'content-type': type })
        .send(bytes);
    },
  };
}
