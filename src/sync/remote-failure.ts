/**
 * What a failed call means for the sender.
 * `unreachable`: nobody knows whether it happened. `unauthorized`: lost session or no permission, only `GET /account` tells.
 * `refused`: this content will never be accepted. `misconfigured`: no call of this app can succeed.
 */
export type FailureKind = 'unreachable' | 'unauthorized' | 'missing' | 'conflict' | 'refused' | 'misconfigured';

export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  constructor(
    readonly kind: FailureKind,
    /** The backend's own type, for example `document_invalid_structure`. */
    readonly type: string,
    message: string,
    /** The phone itself had no way to the server, as opposed to a server that answered with trouble. */
    readonly isNetwork = false,
  ) {
    super(message);
  }
}

const misconfigured = new Set([
  'general_unknown_origin',
  'collection_not_found',
  'database_not_found',
  'project_not_found',
]);

/** One failed call by its status and type. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const {
    code,
    type = '',
    message = String(error),
  } = (error ?? {}) as { code?: unknown; type?: string; message?: string };
  if (typeof code !== 'number' || code === 0) return new RemoteFailure('unreachable', type, message, true);
  if (misconfigured.has(type)) return new RemoteFailure('misconfigured', type, message);
  if (code === 408 || code === 429 || code >= 500) return new RemoteFailure('unreachable', type, message);
  if (code === 401 || type === 'transaction_not_found') return new RemoteFailure('unauthorized', type, message);
  if (code === 404) return new RemoteFailure('missing', type, message);
  if (code === 409 || code === 410 || type === 'transaction_not_ready')
    return new RemoteFailure('conflict', type, message);
  return new RemoteFailure('refused', type, message);
}
