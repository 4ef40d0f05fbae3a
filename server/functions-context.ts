import { format } from 'node:util';

/** What reaches a function, whatever started it. */
export interface FunctionRequest {
  readonly method: string;
  /** With the query, as it was asked for. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Can whoever asked read an answer that comes in parts? */
  readonly canStream?: boolean;
}

export interface FunctionResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** What comes after `body`, as it comes. */
  readonly rest?: ReadableStream<Uint8Array>;
}

type Headers = Readonly<Record<string, string>>;

/** The `req` of Appwrite's runtimes. */
export interface RequestOfFunction {
  readonly method: string;
  readonly scheme: string;
  readonly host: string;
  readonly port: number;
  readonly url: string;
  readonly path: string;
  readonly queryString: string;
  readonly query: Readonly<Record<string, string>>;
  readonly headers: Headers;
  readonly body: unknown;
  readonly bodyText: string;
  readonly bodyJson: unknown;
  readonly bodyBinary: Buffer;
  /** The names of older runtimes. */
  readonly bodyRaw: string;
}

/** The `res` of Appwrite's runtimes; what a function returns is made here. */
export interface ResponseOfFunction {
  binary(bytes: Uint8Array, status?: number, headers?: Headers): FunctionResponse;
  text(body: string, status?: number, headers?: Headers): FunctionResponse;
  send(body: string, status?: number, headers?: Headers): FunctionResponse;
  json(body: unknown, status?: number, headers?: Headers): FunctionResponse;
  empty(): FunctionResponse;
  redirect(url: string, status?: number, headers?: Headers): FunctionResponse;
  /** Not in Appwrite's runtimes, and only here when the caller can read along: a function asks whether it is there. */
  stream?(chunks: ReadableStream<Uint8Array>, status?: number, headers?: Headers): FunctionResponse;
}

export interface FunctionContext {
  readonly req: RequestOfFunction;
  readonly res: ResponseOfFunction;
  log(...message: unknown[]): void;
  error(...message: unknown[]): void;
}

export type FunctionHandler = (context: FunctionContext) => unknown;

const HOST = 'localhost';
const HTTP_PORT = 80;

function makeRequest({ method, path, headers, body }: FunctionRequest): RequestOfFunction {
  const [pathname = '/', queryString = ''] = path.split(/\?(.*)/s);
  return {
    method,
    scheme: 'http',
    host: HOST,
    port: HTTP_PORT,
    url: `http://${HOST}${path}`,
    path: pathname,
    queryString,
    query: Object.fromEntries(new URLSearchParams(queryString)),
    headers,
    get body() {
      return headers['content-type']?.startsWith('application/json') && body !== '' ? JSON.parse(body) : body;
    },
    bodyText: body,
    get bodyJson() {
      return JSON.parse(body);
    },
    get bodyBinary() {
      return Buffer.from(body);
    },
    bodyRaw: body,
  };
}

function makeResponse(canStream: boolean): ResponseOfFunction {
  const binary: ResponseOfFunction['binary'] = (bytes, statusCode = 200, headers = {}) => ({
    statusCode,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value])),
    body: Buffer.from(bytes),
  });
  const text: ResponseOfFunction['text'] = (body, status, headers) =>
    binary(Buffer.from(String(body)), status, headers);
  return {
    binary,
    text,
    send: text,
    json: (body, status, headers) =>
      text(JSON.stringify(body), status, { 'content-type': 'application/json', ...headers }),
    empty: () => text('', 204),
    redirect: (url, status = 301, headers = {}) => text('', status, { ...headers, location: url }),
    ...(canStream ? { stream: (rest, status, headers) => ({ ...text('', status, headers), rest }) } : {}),
  };
}

/** What one run of a function says on the side. */
export interface Notes {
  readonly logs: string[];
  readonly errors: string[];
}

export const makeContext = (request: FunctionRequest, notes: Notes): FunctionContext => ({
  req: makeRequest(request),
  res: makeResponse(request.canStream ?? false),
  log: (...message) => void notes.logs.push(format(...message)),
  error: (...message) => void notes.errors.push(format(...message)),
});
