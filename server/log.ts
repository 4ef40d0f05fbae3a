/** One line of JSON; nobody but whoever runs the server reads it. */
export type WriteLine = (line: string) => void;

/** A fault whose message is for whoever runs the server: it names no person and holds nothing of a request. */
export class Notice extends Error {
  override name = 'Notice';
}

/** A stack's places without its message, which may repeat what a person sent. */
const placesOf = (error: Error): string[] =>
  (error.stack ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('at '));

/** Faults of the system (no space, a damaged file) have a code, and a message that holds nothing of a request. */
const isSafeToSay = (error: Error): boolean =>
  error instanceof Notice || ('code' in error && typeof error.code === 'string');

/** A fault of the server itself as a line of JSON. Nothing of a request's content. */
export function failureLine(error: unknown, time = new Date()): string {
  if (!(error instanceof Error))
    return JSON.stringify({ time: time.toISOString(), level: 'error', name: typeof error });
  const message = isSafeToSay(error) ? error.message : undefined;
  return JSON.stringify({
    time: time.toISOString(),
    level: 'error',
    name: error.name,
    message,
    at: placesOf(error),
  });
}

/** Tells whoever runs the server of a fault. */
export function logFailure(error: unknown): void {
  console.error(failureLine(error));
}

/** Where lines go when nobody has named a place for them. */
export const logLine: WriteLine = (line) => console.error(line);
