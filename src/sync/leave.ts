/** How long a server that does not answer may hold up a sign-out. */
const PATIENCE_MS = 5_000;

const atMost = (ms: number, work: Promise<unknown>): Promise<unknown> =>
  Promise.race([work.catch(() => undefined), new Promise((resolve) => setTimeout(resolve, ms))]);

async function endSessionOnServer(): Promise<void> {
  const { connectAccount } = await import('./account.ts');
  await connectAccount().deleteSession({ sessionId: 'current' });
}

/** Stops what runs for this user in this tab and erases what is kept: what opens the sealed data goes first. */
export async function eraseHere(userId: string, { endSession }: { endSession: boolean }): Promise<void> {
  const [{ stopSync }, { closeStore }, { eraseStore, forgetSealed }] = await Promise.all([
    import('./start-sync.ts'),
    import('@/db/open-store.ts'),
    import('@/db/erase-store.ts'),
  ]);
  await forgetSealed(userId);
  await stopSync(userId);
  await closeStore(userId);
  if (endSession) await atMost(PATIENCE_MS, endSessionOnServer());
  await eraseStore(userId);
}
