import { ApiError } from '../api-error.ts';
import { storageFailure } from '../store/storage-failure.ts';

/** The version of Appwrite whose behaviour this is. */
export const VERSION = '1.9.3';

export interface ErrorBody {
  message: string;
  code: number;
  type: string;
  version: string;
}

export function errorBody(error: ApiError): ErrorBody {
  return { message: error.message, code: error.status, type: error.type, version: VERSION };
}

/** What a client is told of any error; of our own faults nothing but that there was one. */
export function asApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500) {
    return new ApiError(status, 'general_bad_request', (error as Error).message);
  }
  return storageFailure(error) ?? new ApiError(500, 'general_server_error', 'Server Error');
}
