/** An error response: HTTP status, machine-readable type, human-readable message. */
export class ApiError extends Error {
  readonly status: number;
  readonly type: string;

  constructor(status: number, type: string, message: string) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.type = type;
  }
}

export const invalidArgument = (message: string): ApiError => new ApiError(400, 'general_argument_invalid', message);

export const badRequest = (message: string): ApiError => new ApiError(400, 'general_bad_request', message);

export const invalidQuery = (message: string): ApiError => new ApiError(400, 'general_query_invalid', message);

export const unauthorized = (
  message = 'The current user is not authorized to perform the requested action.',
): ApiError => new ApiError(401, 'user_unauthorized', message);

export const missingScope = (who: string, scope: string): ApiError =>
  new ApiError(401, 'general_unauthorized_scope', `${who} missing scopes (["${scope}"])`);

export const documentNotFound = (id: string): ApiError =>
  new ApiError(404, 'document_not_found', `Document with the requested ID '${id}' could not be found.`);

export const documentExists = (id: string): ApiError =>
  new ApiError(
    409,
    'document_already_exists',
    `Document with the requested ID '${id}' already exists. Try again with a different ID or use ID.unique() to generate a unique ID.`,
  );

export const invalidStructure = (message: string): ApiError =>
  new ApiError(400, 'document_invalid_structure', `Invalid document structure: ${message}`);

export const userNotFound = (): ApiError =>
  new ApiError(404, 'user_not_found', 'User with the requested ID could not be found.');

export const fileNotFound = (): ApiError =>
  new ApiError(404, 'storage_file_not_found', 'The requested file could not be found.');

export const fileExists = (): ApiError =>
  new ApiError(409, 'storage_file_already_exists', 'A storage file with the requested ID already exists.');

export const unsupportedFile = (message: string): ApiError =>
  new ApiError(400, 'storage_file_type_unsupported', message);

export const invalidContentRange = (): ApiError =>
  new ApiError(
    400,
    'storage_invalid_content_range',
    'The content range is invalid. Please check the value of the Content-Range header.',
  );
