/** Runs a build and restores NODE_ENV: Vite sets it to production, and servers started later would inherit that. */
export async function preserveNodeEnv(build: () => Promise<unknown>): Promise<void> {
  const mode = process.env.NODE_ENV;
  await build();
  if (mode === undefined) delete process.env.NODE_ENV;
  else process.env.NODE_ENV = mode;
}
