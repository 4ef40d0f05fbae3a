/** Status names of the Google AI service; its SDK shows them. */
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

/** An error of the gateway in the error format of the AI service. */
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
