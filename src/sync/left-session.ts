import { Account, Client } from 'appwrite';
import { isRefusal } from './is-refusal.ts';
import { checkConfiguration } from './configuration.ts';
import { aboutLeft, forgetLeft, hasLeft } from './left-mark.ts';

/** A server that does not answer must not hold up the next sign-in for ever. */
const PATIENCE_MS = 15_000;

/**
 * Ends the session of whoever left, if it is still open: before anything else is asked, so that nobody after her is taken
 * for her. One tab at a time, because the next session in this browser would be the next person's. @throws when unreachable
 */
export async function endLeftSession(): Promise<void> {
  if (!hasLeft()) return;
  await aboutLeft(async () => {
    if (hasLeft()) await Promise.race([end(), outOfPatience()]);
  });
}

const outOfPatience = () =>
  new Promise<never>((_, reject) => setTimeout(() => reject(new Error('the server does not answer')), PATIENCE_MS));

async function end(): Promise<void> {
  const { endpoint, projectId } = checkConfiguration();
  const account = new Account(new Client().setEndpoint(endpoint).setProject(projectId));
  const unlessEnded = (error: unknown) => {
    if (!isRefusal(error, 401)) throw error;
  };
  await account.deleteSession({ sessionId: 'current' }).catch(unlessEnded);
  // A page of somebody else's network answers anything with 200; that there is no session, only the server says.
  const answer = await account.get().catch(unlessEnded);
  if (answer) throw new Error('the session of whoever left is still open');
  forgetLeft();
}
