import { AppwriteException } from 'node-appwrite';

/** The answer, or `instead` when the error has one of these codes. */
export async function unless<T, U>(answer: Promise<T>, codes: readonly number[], instead: U): Promise<T | U> {
  try {
    return await answer;
  } catch (error) {
    if (error instanceof AppwriteException && codes.includes(error.code)) return instead;
    throw error;
  }
}
