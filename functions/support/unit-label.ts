import { createHash } from 'node:crypto';
import { UNIT_DIGITS } from '../../src/model/account/midwife-label.ts';

/** The hash of a hospital's id in the label of its midwives: a label has letters and digits only. */
export const unitOf = (hospitalId: string): string =>
  createHash('sha256').update(`unit/${hospitalId}`).digest('hex').slice(0, UNIT_DIGITS);
