import { AppwriteException, Client, Functions } from 'node-appwrite';
import { ensureVapidKeys } from '../../scripts/provision/function-variables.ts';

/** Id of the function that sends push messages. */
const SENDER = 'reminders';

/** Creates the VAPID keys of the sender at the first start, so that a single clinic has nothing to set up. */
export async function ensurePushKeys(target: { endpoint: string; projectId: string; apiKey: string }): Promise<void> {
  const client = new Client().setEndpoint(target.endpoint).setProject(target.projectId).setKey(target.apiKey);
  try {
    await ensureVapidKeys(new Functions(client), SENDER);
  } catch (error) {
    // This configuration has no such function.
    if (!(error instanceof AppwriteException && error.code === 404)) throw error;
  }
}
