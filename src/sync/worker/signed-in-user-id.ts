import { BackendRefusal, callBackend } from '@/sync/transport/backend-call.ts';

/** The id of the signed-in user; null when no user is signed in. @throws TypeError when the server cannot be reached */
export async function signedInUserId(): Promise<string | null> {
  try {
    return (await callBackend<{ $id: string }>('GET', '/account')).$id;
  } catch (error) {
    if (error instanceof BackendRefusal && error.status === 401) return null;
    throw error;
  }
}
