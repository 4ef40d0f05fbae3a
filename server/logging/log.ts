/** Writes one line of JSON to the operator's log. */
export type WriteLine = (line: string) => void;

/** An error whose message may be logged: it names no user and contains nothing of a request. */
export class Notice extends Error {
  override name = 'Notice';
}

/** The stack without the message, which may repeat what a user sent. */
const stackFrames = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/** System errors (no space, a damaged file) have a code, and their message contains nothing of a request. */
const isSafeToLog = (error: Error): boolean =>
  error instanceof Notice || ('code' in error && typeof error.code === 'string');

/** The log line of an internal error, without any content of a request. */
export function failureLine(error: unknown, time = new Date()): string {
  if (!(error instanceof Error))
    return JSON.stringify({ time: time.toISOString(), level: 'error', name: typeof error });
  const message = isSafeToLog(error) ? error.message : undefined;
  return JSON.stringify({
    time: time.toISOString(),
    level: 'error',
    name: error.name,
    message,
    at: stackFrames(error),
  });
}

/** Logs an internal error. */
export function logFailure(error: unknown): void {
  console.error(failureLine(error));
}

/** The default destination of log lines. */
export const logLine: WriteLine = (line) => console.error(line);
