/** A build calls this process production, and so would the servers that are started after it. */
export async function preserveNodeEnv(build: () => Promise<unknown>): Promise<void> {
  const mode = process.env.NODE_ENV;
  await build();
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}
