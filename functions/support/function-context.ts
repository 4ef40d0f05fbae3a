/** The argument of every function: the same in Appwrite and in the embedded server. */
export interface FunctionContext {
  readonly req: {
    readonly method: string;
    readonly path: string;
    readonly headers: Readonly<Record<string, string>>;
    readonly bodyText: string;
  };
  readonly res: {
    json(body: unknown, status?: number, headers?: object): unknown;
    send(body: string, status?: number, headers?: object): unknown;
    /** Only the embedded server supports streams. */
    stream?(chunks: ReadableStream<Uint8Array>, status?: number, headers?: object): unknown;
  };
  readonly log: (text: string) => void;
  readonly error: (text: string) => void;
}
