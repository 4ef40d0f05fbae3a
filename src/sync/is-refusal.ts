import { AppwriteException } from 'appwrite';

/** Did the server itself refuse, with this status and, if given, this type? */
export const isRefusal = (error: unknown, code: number, type?: string): boolean =>
  error instanceof AppwriteException && error.code === code && (type === undefined || error.type === type);
