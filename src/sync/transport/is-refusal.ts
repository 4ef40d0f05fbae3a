import { AppwriteException } from 'appwrite';

/** The type of the refusal of a session that has to prove a second factor first. */
export const MORE_FACTORS = 'user_more_factors_required';

/** Whether the server rejected the request with this status and, if given, this error type. */
export const isRefusal = (error: unknown, code: number, type?: string): boolean =>
  error instanceof AppwriteException && error.code === code && (type === undefined || error.type === type);
