import type { FastifyRequest } from 'fastify';
import type { InjectOptions } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { bodyOf } from '../http/params.ts';
import type { Handler } from '../http/route.ts';

/** The most lists in one request. A phone has seventeen collections. */
const MAX_LISTS = 32;
/** The most bytes of all answers together. A phone on a slow connection asks for a long list by itself, page by page. */
const MAX_BYTES = 64 * 1024;
const LIST = /^\/databases\/[\w.-]+\/collections\/[\w.-]+\/documents\?/;
/** They describe the body or the connection of the request, and not its lists. */
const DROPPED = /^(content-|accept-encoding|transfer-encoding|connection|expect|host$)/;

/** The answer to one list; null when it is too long, and has to be requested by itself. */
type ListAnswer = { readonly status: number; readonly body: unknown } | null;

/** @throws general_argument_invalid */
function pathsOf(request: FastifyRequest): string[] {
  const { paths } = bodyOf(request);
  const isRight =
    Array.isArray(paths) &&
    paths.length <= MAX_LISTS &&
    paths.every((path): path is string => typeof path === 'string' && LIST.test(path));
  if (!isRight) throw invalidArgument(`Param "paths" must be a list of at most ${MAX_LISTS} lists of documents.`);
  return paths as string[];
}

/**
 * Answers several lists of documents in one request, which saves a phone most of its round trips. Each list runs through
 * the same hooks and rules as a request of its own. Appwrite has no such call.
 */
export const listsHandler: Handler = async (request) => {
  const { server, raw, host } = request;
  const kept = Object.entries(request.headers).filter(([name]) => !DROPPED.test(name));
  const headers = { ...Object.fromEntries(kept), host } as NonNullable<InjectOptions['headers']>;
  const lists: ListAnswer[] = [];
  let bytes = 0;
  for (const path of pathsOf(request)) {
    const { remoteAddress = '' } = raw.socket;
    const { statusCode, body } = await server.inject({ method: 'GET', url: `/v1${path}`, headers, remoteAddress });
    const isShort = bytes + body.length <= MAX_BYTES;
    if (isShort) bytes += body.length;
    lists.push(isShort ? { status: statusCode, body: JSON.parse(body) as unknown } : null);
  }
  return { lists };
};
