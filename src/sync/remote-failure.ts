/**
 * What a failed call means for the sender.
 * `unreachable`: nobody knows whether it happened. `unauthorized`: lost session or no permission, only `GET /account` tells.
 * `refused`: this content will never be accepted. `misconfigured`: no call of this app can succeed.
 */
export type FailureKind = 'unreachable' | 'unauthorized' | 'missing' | 'conflict' | 'refused' | 'misconfigured';

interface FailureDetails {
  /** The answer's HTTP status; 0 when there was no answer. */
  readonly code?: number;
  /** The phone itself had no way to the server, as opposed to a server that answered with trouble. */
  readonly isNetwork?: boolean;
  /** How long the server asks not to be called. */
  readonly retryAfterMs?: number;
}

export class RemoteFailure extends Error {
  override name = 'RemoteFailure';
  readonly code: number;
  readonly isNetwork: boolean;
  readonly retryAfterMs: number;

  constructor(
    readonly kind: FailureKind,
    /** The backend's own type, for example `document_invalid_structure`. */
    readonly type: string,
    message: string,
    { code = 0, isNetwork = false, retryAfterMs = 0 }: FailureDetails = {},
  ) {
    super(message);
    this.code = code;
    this.isNetwork = isNetwork;
    this.retryAfterMs = retryAfterMs;
  }
}

/** Somebody else's network answers anything with a page of its own, and with any status. */
export const foreignAnswer = (): RemoteFailure =>
  new RemoteFailure('unreachable', 'foreign_answer', 'this is not an answer of the backend', { isNetwork: true });

/** What a proxy before the server may say by itself and means: it waited too long, the body is too large, too many calls. */
const OF_A_PROXY = new Set([408, 413, 429]);

/** The server types each of its refusals: a page of a hotel's network must not bury what she wrote. */
export const isForeignRefusal = (status: number, type: string | undefined): boolean =>
  status >= 400 && status < 500 && !OF_A_PROXY.has(status) && type === undefined;

const misconfigured = new Set([
  'general_unknown_origin',
  'collection_not_found',
  'database_not_found',
  'project_not_found',
]);

function kindOf(code: number, type: string): FailureKind {
  if (misconfigured.has(type)) return 'misconfigured';
  if (code === 408 || code === 429 || code >= 500) return 'unreachable';
  if (code === 401 || type === 'transaction_not_found') return 'unauthorized';
  if (code === 404) return 'missing';
  if (code === 409 || code === 410 || type === 'transaction_not_ready') return 'conflict';
  return 'refused';
}

interface Refusal {
  code?: unknown;
  type?: string;
  message?: string;
  retryAfterMs?: number;
}

/** One failed call by its status and type. */
export function failureOf(error: unknown): RemoteFailure {
  if (error instanceof RemoteFailure) return error;
  const { code, type = '', message = String(error), retryAfterMs } = (error ?? {}) as Refusal;
  // What is no status of HTTP comes from the browser itself: a call that was cut off has 20.
  if (typeof code !== 'number' || code < 100)
    return new RemoteFailure('unreachable', type, message, { isNetwork: true });
  return new RemoteFailure(kindOf(code, type), type, message, { code, retryAfterMs });
}
