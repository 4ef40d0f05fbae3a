/** Faults of the server itself, for whoever runs it. Nothing of a request's content. */
export function logFailure(error: unknown): void {
  console.error(new Date().toISOString(), error instanceof Error ? (error.stack ?? error.message) : error);
}
