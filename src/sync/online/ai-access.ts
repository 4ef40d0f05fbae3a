import { AppwriteException } from 'appwrite';
import { connectAccount } from '../account.ts';
import { aiAddress } from '../configuration.ts';
import { useSession } from '../session.ts';
import { SessionEnded } from './session-ended.ts';

/** A token lives for 15 minutes; a stream that begins with it must not outlive it. */
const KEPT_MS = 10 * 60_000;

let kept: { readonly userId: string; readonly token: Promise<string>; readonly until: number } | undefined;

/**
 * The token by which the AI gateway knows who asks: it stands where the AI service's own key would.
 * @throws SessionEnded, or an error when there is no network
 */
function aiToken(now = Date.now()): Promise<string> {
  const userId = useSession.getState().user?.id ?? '';
  if (kept?.userId === userId && now < kept.until) return kept.token;
  const token = connectAccount()
    .createJWT()
    .then(({ jwt }) => jwt)
    .catch((error: unknown) => {
      kept = undefined;
      throw error instanceof AppwriteException && error.code === 401 ? new SessionEnded() : error;
    });
  kept = { userId, token, until: now + KEPT_MS };
  return token;
}

/** How the AI gateway is reached now. @throws as `aiToken` */
export const aiAccess = async (): Promise<{ readonly token: string; readonly baseUrl: string }> => ({
  token: await aiToken(),
  baseUrl: aiAddress(),
});

/** The gateway no longer knows the token. */
export function forgetAiToken(): void {
  kept = undefined;
}
