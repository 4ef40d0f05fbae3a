import { AppwriteException } from 'appwrite';

/** Whether the server rejected the request with this status and, if given, this error type. */
export const isRefusal = (error: unknown, code: number, type?: string): boolean =>
  error instanceof AppwriteException && error.code === code && (type === undefined || error.type === type);
