import { AppwriteException } from 'appwrite';
import { connectAccount } from '@/sync/account/account.ts';
import { aiAddress } from '@/sync/transport/configuration.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { SessionEnded } from '@/sync/api/documents/session-ended.ts';

/** A token is valid for 15 minutes; a stream that starts with it must not outlive it. */
const CACHE_MS = 10 * 60_000;

let cached: { readonly userId: string; readonly token: Promise<string>; readonly until: number } | undefined;

/**
 * The token with which the AI gateway identifies the user, sent in place of the AI service's API key.
 * @throws SessionEnded, or an error when there is no network
 */
function aiToken(now = Date.now()): Promise<string> {
  const userId = useSession.getState().user?.id ?? '';
  if (cached?.userId === userId && now < cached.until) return cached.token;
  const token = connectAccount()
    .createJWT()
    .then(({ jwt }) => jwt)
    .catch((error: unknown) => {
      cached = undefined;
      throw error instanceof AppwriteException && error.code === 401 ? new SessionEnded() : error;
    });
  cached = { userId, token, until: now + CACHE_MS };
  return token;
}

/** The address of the AI gateway and a valid token. @throws as `aiToken` */
export const aiAccess = async (): Promise<{ readonly token: string; readonly baseUrl: string }> => ({
  token: await aiToken(),
  baseUrl: aiAddress(),
});

/** Drops the cached token after the gateway has rejected it. */
export function forgetAiToken(): void {
  cached = undefined;
}
