/**
 * Why a call is refused. `gone`: the target no longer exists. `locked`: the topic takes no more replies. `taken`: the
 * id belongs to something else. `busy`: other writers were faster, try again.
 */
export type RefusalReason = 'invalid' | 'nobody' | 'forbidden' | 'gone' | 'locked' | 'taken' | 'often' | 'busy';

const codes: Readonly<Record<RefusalReason, number>> = {
  invalid: 400,
  nobody: 401,
  forbidden: 403,
  taken: 409,
  // Not 404, which a backend without this function returns.
  gone: 410,
  locked: 423,
  often: 429,
  busy: 503,
};

export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = codes[reason];
  }
}
