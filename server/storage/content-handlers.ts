import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSameOrigin } from '../http/browser-call.ts';
import { pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import { byteRange } from './content-range.ts';
import { callOn } from './file-access.ts';
import { readPreviewOptions, type PreviewOptions } from './preview-options.ts';
import { renderPreview } from './preview.ts';
import type { StoredFile } from './stored-file.ts';

const DAYS = 86_400;
const KEPT = `private, max-age=${45 * DAYS}`;
const PREVIEW_KEPT = `private, max-age=${30 * DAYS}`;

/** Types that a browser shows without running anything; all others are shown as text. */
const SHOWN =
  /^(image\/(jpeg|gif|png|webp|heic|heic-sequence|avif)|(audio|video)\/[\w.-]+|application\/pdf|application\/(msword|vnd\.[\w.-]+))$/;

/** A file is never a page of this origin, whatever is in it. */
const SANDBOX = {
  'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  vary: 'Origin, Cookie',
};

/** Pages elsewhere get Appwrite's word; ours keeps files itself, sealed, and the browser's cache is not sealed. */
const keptFor = (request: FastifyRequest, elsewhere: string): string =>
  isSameOrigin(request) ? 'private, no-store' : elsewhere;

/** The header that names the file, in letters that every browser reads and, where they differ, in its own. */
export function disposition(kind: 'inline' | 'attachment', name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\]/g, '_');
  if (plain === name) return `${kind}; filename="${name}"`;
  const encoded = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/** The bytes of files, and small pictures of them. */
export function contentHandlers({
  schema,
  files,
  accessLog,
}: Services): Record<'view' | 'download' | 'preview', Handler> {
  const named = async (request: FastifyRequest): Promise<StoredFile> => {
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
    const file = await named(request);
    await files.requireBytes(file);
    const { name, mimeType, sizeOriginal: size } = file.data;
    const { range } = request.headers;
    const { from, to } = range === undefined || range === '' ? { from: 0, to: size - 1 } : byteRange(range, size);
    if (range) reply.code(206).headers({ 'accept-ranges': 'bytes', 'content-range': `bytes ${from}-${to}/${size}` });
    const type = kind === 'attachment' || SHOWN.test(mimeType) ? mimeType : 'text/plain';
    reply.headers({
      ...SANDBOX,
      'cache-control': keptFor(request, KEPT),
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
      const file = await named(request);
      const { type, bytes } = await renderPreview(files, file.data, options);
      return reply
        .headers({ ...SANDBOX, 'cache-control': keptFor(request, PREVIEW_KEPT), 'content-type': type })
        .send(bytes);
    },
  };
}
