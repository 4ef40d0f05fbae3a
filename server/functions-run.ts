import { makeContext, type FunctionHandler, type FunctionRequest, type FunctionResponse } from './functions-context.ts';

/** How a run of a function ended. */
export interface Outcome {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What comes after `body`, as it comes. */
  readonly rest?: ReadableStream<Uint8Array>;
  readonly logs: string;
  readonly errors: string;
  /** Seconds. */
  readonly duration: number;
}

export interface RunSettings {
  /** Seconds until the run counts as failed; code in the same process cannot be stopped and may go on unseen. */
  readonly timeout: number;
  /** Set in `process.env` for the first, synchronous part of the run: functions read their environment at once. */
  readonly environment: Readonly<Record<string, string>>;
}

const isResponse = (answer: unknown): answer is FunctionResponse =>
  typeof answer === 'object' && answer !== null && 'statusCode' in answer && 'body' in answer;

function timeLimit(seconds: number): { passed: Promise<never>; clear(): void } {
  let timer: NodeJS.Timeout | undefined;
  const passed = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(`Timed out after ${seconds} seconds.`)), seconds * 1000);
  });
  return { passed, clear: () => clearTimeout(timer) };
}

/** Runs a function once. Whatever it does wrong is an outcome with code 500, never an error of the caller's. */
export async function runFunction(
  load: () => Promise<FunctionHandler>,
  request: FunctionRequest,
  { timeout, environment }: RunSettings,
): Promise<Outcome> {
  const notes = { logs: [] as string[], errors: [] as string[] };
  const startedAt = performance.now();
  const limit = timeLimit(timeout);
  let response: FunctionResponse = { statusCode: 500, headers: {}, body: Buffer.alloc(0) };
  try {
    const handler = await load();
    const context = makeContext(request, notes);
    Object.assign(process.env, environment);
    const answer = await Promise.race([Promise.resolve(handler(context)), limit.passed]);
    if (isResponse(answer)) response = answer;
    else notes.errors.push('Return statement missing. return res.empty() if no response is expected.');
  } catch (error) {
    notes.errors.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  } finally {
    limit.clear();
  }
  return {
    statusCode: response.statusCode,
    headers: response.headers,
    body: response.body.toString(),
    ...(response.rest ? { rest: response.rest } : {}),
    logs: notes.logs.join('\n'),
    errors: notes.errors.join('\n'),
    duration: (performance.now() - startedAt) / 1000,
  };
}
