import type { ClinicRefusalReason } from '../../src/model/clinic/clinic-answers.ts';

const codes: Readonly<Record<ClinicRefusalReason, number>> = {
  invalid: 400,
  'signed-out': 401,
  'not-admin': 403,
  'own-account': 403,
  'not-found': 410,
  unconfirmed: 409,
  'not-doctor': 409,
  'no-factor': 412,
  'in-use': 423,
  taken: 409,
  often: 429,
};

/** Thrown for a call that is not carried out; nothing was changed. */
export class Refusal extends Error {
  override name = 'Refusal';
  readonly code: number;
  constructor(
    readonly reason: ClinicRefusalReason,
    message: string,
  ) {
    super(message);
    this.code = codes[reason];
  }
}
