/**
 * Why something is not done. `gone`: what it was about is not there any more. `locked`: no more replies are taken.
 * `taken`: the id belongs to something else. `busy`: others were quicker, ask again.
 */
export type RefusalReason = 'invalid' | 'nobody' | 'forbidden' | 'gone' | 'locked' | 'taken' | 'often' | 'busy';

const codes: Readonly<Record<RefusalReason, number>> = {
  invalid: 400,
  nobody: 401,
  forbidden: 403,
  taken: 409,
  // 404 is the answer of a backend without this function.
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
