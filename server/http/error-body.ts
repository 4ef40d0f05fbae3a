import { ApiError } from '../protocol/api-error.ts';
import { storageFailure } from '../store/storage-failure.ts';

/** The version of Appwrite that this server imitates. */
export const VERSION = '1.9.6';

export interface ErrorBody {
  message: string;
  code: number;
  type: string;
  version: string;
}

export function errorBody(error: ApiError): ErrorBody {
  return { message: error.message, code: error.status, type: error.type, version: VERSION };
}

/** The API error that clients see. An internal error only says that it happened. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError(status, 'general_bad_request', (error as Error).message);
  }
  return storageFailure(error) ?? new ApiError(500, 'general_server_error', 'Server Error');
}
