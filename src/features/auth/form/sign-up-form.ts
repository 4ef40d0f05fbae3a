import { isCommonPassword } from '@/model/account/common-password.ts';
import { staffPasswordFault, type StaffPasswordFault } from '@/model/account/staff-password.ts';
import { plainName } from '@/model/account/person-name.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { emailShape } from './email-shape.ts';

/** Password limits of the Appwrite backend, in characters. */
const PASSWORD_LENGTH = { least: 8, most: 256 };

const isPasswordLong = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least && password.length <= PASSWORD_LENGTH.most;

const staffWords = {
  short: 'auth.passwordRule.staff',
  common: 'auth.passwordCommon',
  personal: 'auth.passwordPersonal',
} as const satisfies Record<StaffPasswordFault, MessageId>;

/**
 * What is wrong with a new password.
 * @param personalWords name and address, which an attacker could guess
 * @param isStaff whether the account is one of a doctor or admin
 */
export function passwordTrouble(
  password: string,
  personalWords: readonly string[] = [],
  isStaff = false,
): MessageId | null {
  const fault = isStaff ? staffPasswordFault(password, personalWords) : null;
  if (fault) return staffWords[fault];
  if (!isPasswordLong(password)) return 'auth.passwordRule';
  return isCommonPassword(password, personalWords) ? 'auth.passwordCommon' : null;
}

export const emptySignUp = { name: '', email: '' };
export type SignUpDraft = typeof emptySignUp;

type Errors = Partial<Record<'name' | 'email' | 'password', MessageId>>;

/** The values to send, or the validation errors by field. */
export function readSignUp(draft: SignUpDraft, password: string) {
  const errors: Errors = {};
  const name = plainName(draft.name);
  const email = draft.email.trim();
  if (name === '') errors.name = 'auth.nameMissing';
  if (email === '' && password === '') errors.email = 'auth.emailAndPassword';
  else if (!emailShape.test(email)) errors.email = 'auth.emailForm';
  const trouble = passwordTrouble(password, [name, email.split('@')[0] ?? '']);
  if (trouble) errors.password = trouble;
  const values = Object.keys(errors).length > 0 ? null : { name, email, password };
  return { values, errors };
}
