import { weeksDoubt } from '@/clinical/gestational-age.ts';
import { isCommonPassword } from '@/model/common-password.ts';
import { plainName } from '@/model/person-name.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { parseNumber } from '@/ui/parse-number.ts';
import { emailShape } from './email-shape.ts';

/** The backend's own limits of a password, in characters. */
const PASSWORD_LENGTH = { least: 8, most: 256 };

const isPasswordLong = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least && password.length <= PASSWORD_LENGTH.most;

/** What is wrong with a password that is being chosen. @param own words that a stranger knows of her */
export function passwordTrouble(password: string, own: readonly string[] = []): MessageId | null {
  if (!isPasswordLong(password)) return 'auth.passwordRule';
  return isCommonPassword(password, own) ? 'auth.passwordCommon' : null;
}

export const emptySignUp = { name: '', email: '', weeks: '', hospitalId: '', hospitalName: '' };
export type SignUpDraft = typeof emptySignUp;

type Errors = Partial<Record<'name' | 'email' | 'password' | 'weeks', MessageId>>;

/**
 * The form's values when they may be sent, and what is missing field by field when not. `isLate`: so many weeks are rare, and
 * it is asked before whether they are meant (clinical rules 4.2).
 */
export function readSignUp(draft: SignUpDraft, password: string) {
  const errors: Errors = {};
  const name = plainName(draft.name);
  const email = draft.email.trim();
  if (name === '') errors.name = 'auth.nameMissing';
  if (email === '' && password === '') errors.email = 'auth.emailAndPassword';
  else if (!emailShape.test(email)) errors.email = 'auth.emailForm';
  const trouble = passwordTrouble(password, [name, email.split('@')[0] ?? '']);
  if (trouble) errors.password = trouble;
  const weeksPregnant = draft.weeks.trim() === '' ? undefined : parseNumber(draft.weeks);
  const doubt = weeksPregnant === undefined ? null : weeksDoubt(weeksPregnant);
  const isLate = doubt === 'confirm';
  if (doubt !== null && !isLate) errors.weeks = 'auth.weeksForm';
  const values =
    Object.keys(errors).length > 0
      ? null
      : {
          name,
          email,
          password,
          ...(weeksPregnant === undefined ? {} : { weeksPregnant }),
          ...(draft.hospitalId === '' ? {} : { hospitalId: draft.hospitalId, hospitalName: draft.hospitalName }),
        };
  return { values, errors, isLate };
}
