import { AppwriteException } from 'node-appwrite';

/** The response, or `fallback` when the error has one of these status codes. */
export async function fallBackOnCodes<T, U>(
  request: Promise<T>,
  codes: readonly number[],
  fallback: U,
): Promise<T | U> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof AppwriteException && codes.includes(error.code)) return fallback;
    throw error;
  }
}
