import { makeContext, type FunctionHandler, type FunctionRequest, type FunctionResponse } from './function-context.ts';

/** The result of a run. */
export interface Outcome {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Streamed after `body`. */
  readonly rest?: ReadableStream<Uint8Array>;
  readonly logs: string;
  readonly errors: string;
  /** In seconds. */
  readonly duration: number;
}

export interface RunSettings {
  /** Seconds until the run counts as failed. Code in the same process cannot be stopped and may run on unnoticed. */
  readonly timeout: number;
  /**
   * Set in `process.env` before the handler is called. It is valid for the synchronous part of the run only, so
   * functions must read their environment before their first `await`.
   */
  readonly environment: Readonly<Record<string, string>>;
}

const isResponse = (result: unknown): result is FunctionResponse =>
  typeof result === 'object' && result !== null && 'statusCode' in result && 'body' in result;

function timeLimit(seconds: number): { passed: Promise<never>; clear(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Timed out after ${seconds} seconds.`)), seconds * 1000);
  });
  return { passed, clear: () => clearTimeout(timer) };
}

/** Runs a function once. Every error of the function is a result with status code 500; this never rejects. */
export async function runFunction(
  load: () => Promise<FunctionHandler>,
  request: FunctionRequest,
  { timeout, environment }: RunSettings,
): Promise<Outcome> {
  const output = { logs: [] as string[], errors: [] as string[] };
  const startedAt = performance.now();
  const deadline = timeLimit(timeout);
  let response: FunctionResponse = { statusCode: 500, headers: {}, body: Buffer.alloc(0) };
  try {
    const handler = await load();
    const context = makeContext(request, output);
    Object.assign(process.env, environment);
    const result = await Promise.race([Promise.resolve(handler(context)), deadline.passed]);
    if (isResponse(result)) response = result;
    else output.errors.push('Return statement missing. return res.empty() if no response is expected.');
  } catch (error) {
    output.errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    deadline.clear();
  }
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    body: response.body.toString(),
    ...(response.rest ? { rest: response.rest } : {}),
    logs: output.logs.join('\n'),
    errors: output.errors.join('\n'),
    duration: (performance.now() - startedAt) / 1000,
  };
}
