import {
  request as requestPlainly,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from 'node:http';
import { request as requestOverTls } from 'node:https';
import { connect as connectPlainly, type Socket } from 'node:net';
import { connect as connectOverTls } from 'node:tls';

/** Callbacks that change the headers in place before they are forwarded. */
export interface Edits {
  readonly request?: (headers: IncomingHttpHeaders) => void;
  readonly response?: (headers: IncomingHttpHeaders) => void;
}

const portOf = ({ port, protocol }: URL): number => Number(port) || (protocol === 'https:' ? 443 : 80);

/**
 * Forwards a request with this body to `target` and the response back. If the target is unreachable, closes the
 * connection.
 */
export function passOn(
  target: URL,
  incoming: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
  edits: Edits = {},
): void {
  const headers = { ...incoming.headers };
  edits.request?.(headers);
  const send = target.protocol === 'https:' ? requestOverTls : requestPlainly;
  const onward = send({
    host: target.hostname,
    port: portOf(target),
    method: incoming.method,
    path: incoming.url,
    headers,
  });
  onward.on('response', (response) => {
    const given = { ...response.headers };
    edits.response?.(given);
    response.pipe(answer.writeHead(response.statusCode ?? 502, given));
  });
  onward.on('error', () => incoming.socket.destroy());
  onward.end(body);
}

/** Forwards a websocket upgrade to `target`; after that bytes flow both ways. @returns the socket to the target */
export function passUpgradeOn(
  target: URL,
  incoming: IncomingMessage,
  socket: Socket,
  head: Buffer,
  edits: Edits = {},
): Socket {
  const headers = { ...incoming.headers };
  edits.request?.(headers);
  const lines = Object.entries(headers).flatMap(([name, values]) =>
    [values ?? []].flat().map((value) => `${name}: ${value}`),
  );
  const begin = () => {
    onward.write(`${incoming.method} ${incoming.url} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`);
    onward.write(head);
    socket.pipe(onward).pipe(socket);
  };
  const at = { host: target.hostname, port: portOf(target) };
  const onward: Socket =
    target.protocol === 'https:'
      ? connectOverTls({ ...at, servername: target.hostname }, begin)
      : connectPlainly(at, begin);
  onward.on('error', () => socket.destroy());
  socket.on('error', () => onward.destroy());
  return onward;
}

/** The whole body of a request. */
export async function bodyOf(incoming: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
