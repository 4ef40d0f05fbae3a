import { AppwriteException, Client, Functions } from 'node-appwrite';
import { keepVapidKeys } from '../scripts/provision/function-variables.ts';

/** The function that sends push messages. */
const SENDER = 'reminders';

/** Gives the sender of push messages its keys at the first start, so that a single clinic has nothing to set up. */
export async function givePushKeys(target: { endpoint: string; projectId: string; apiKey: string }): Promise<void> {
  const client = new Client().setEndpoint(target.endpoint).setProject(target.projectId).setKey(target.apiKey);
  try {
    await keepVapidKeys(new Functions(client), SENDER);
  } catch (error) {
    // Another configuration has no such function.
    if (!(error instanceof AppwriteException && error.code === 404)) throw error;
  }
}
