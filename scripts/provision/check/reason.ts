import { AppwriteException } from 'node-appwrite';

/** The scopes in a message such as `app (role: applications) missing scopes (["users.read"])`. */
const MISSING = /missing scopes? \((.+)\)/;

/** Why a call failed, in words that say what to do where that is known. */
export function reasonOf(error: unknown): string {
  if (error instanceof AppwriteException && error.type === 'general_unauthorized_scope') {
    const scopes = (MISSING.exec(error.message)?.[1] ?? '').match(/[\w.]+/g)?.join(', ') ?? '';
    return `the API key lacks the scope ${scopes || '(unnamed)'}: give the key this scope in the console, under Integrations, API keys`;
  }
  if (error instanceof AppwriteException && error.type === 'user_unauthorized')
    return 'the server does not know this API key: compare APPWRITE_API_KEY and APPWRITE_PROJECT_ID with the console';
  return error instanceof Error ? error.message : String(error);
}
