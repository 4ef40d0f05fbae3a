import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { badRequest } from '../protocol/api-error.ts';
import { errorBody } from './error-body.ts';
import { securityHeaders } from './security-headers.ts';

/** Responds to a request whose URL cannot be parsed, before all hooks. */
export function answerMalformedAddress(_error: Error, request: FastifyRequest, reply: FastifyReply): void {
  void reply
    .code(400)
    .headers(securityHeaders(request.protocol === 'https'))
    .type('application/json; charset=UTF-8')
    .send(JSON.stringify(errorBody(badRequest('The address is not valid.'))));
}

const STATUSES: Readonly<Record<string, number>> = { ERR_HTTP_REQUEST_TIMEOUT: 408, HPE_HEADER_OVERFLOW: 431 };

/** Responds to input that is not a valid request or not complete in time, and closes the connection. */
export function answerMalformedRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const status = STATUSES[error.code ?? ''] ?? 400;
  const headers = { ...securityHeaders(false), connection: 'close', 'content-length': '0' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  if (socket.writable) socket.write(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n`);
  socket.destroy(error);
}
