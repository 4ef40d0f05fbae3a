/** The names Google's service gives to what went wrong; its SDK shows them. */
export type RefusalStatus =
  'INVALID_ARGUMENT' | 'UNAUTHENTICATED' | 'NOT_FOUND' | 'RESOURCE_EXHAUSTED' | 'UNAVAILABLE' | 'FAILED_PRECONDITION';

const codes: Readonly<Record<RefusalStatus, number>> = {
  INVALID_ARGUMENT: 400,
  UNAUTHENTICATED: 401,
  NOT_FOUND: 404,
  RESOURCE_EXHAUSTED: 429,
  UNAVAILABLE: 503,
  FAILED_PRECONDITION: 503,
};

/** What the gateway will not do, in the shape the service itself would say it. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  constructor(
    readonly status: RefusalStatus,
    message: string,
  ) {
    super(message);
    this.code = codes[status];
  }

  toJSON(): object {
    return { error: { code: this.code, message: this.message, status: this.status } };
  }
}
