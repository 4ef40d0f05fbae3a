import { format } from 'node:util';

/** The request of a run, for every trigger. */
export interface FunctionRequest {
  readonly method: string;
  /** With the query, as in the request. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether the caller can read a streamed response. */
  readonly canStream?: boolean;
}

export interface FunctionResponse {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
  /** Streamed after `body`. */
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
  /** The name in older runtimes. */
  readonly bodyRaw: string;
}

/** The `res` of Appwrite's runtimes, which creates the function's response. */
export interface ResponseOfFunction {
  binary(bytes: Uint8Array, status?: number, headers?: Headers): FunctionResponse;
  text(body: string, status?: number, headers?: Headers): FunctionResponse;
  send(body: string, status?: number, headers?: Headers): FunctionResponse;
  json(body: unknown, status?: number, headers?: Headers): FunctionResponse;
  empty(): FunctionResponse;
  redirect(url: string, status?: number, headers?: Headers): FunctionResponse;
  /**
   * Not in Appwrite's runtimes, and only present when the caller can read a stream; functions check whether it exists.
   */
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

/** The log lines of one run. */
export interface ExecutionLogs {
  readonly logs: string[];
  readonly errors: string[];
}

export const makeContext = (request: FunctionRequest, output: ExecutionLogs): FunctionContext => ({
  req: makeRequest(request),
  res: makeResponse(request.canStream ?? false),
  log: (...message) => void output.logs.push(format(...message)),
  error: (...message) => void output.errors.push(format(...message)),
});
