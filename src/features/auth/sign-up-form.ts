import { profile } from '@/model/profile.ts';
import { judge } from '@/model/record.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { parseNumber } from '@/ui/parse-number.ts';
import { emailShape } from './email-shape.ts';

/** The backend's own limits of a password, in characters. */
const PASSWORD_LENGTH = { least: 8, most: 256 };

export const isPasswordLong = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least && password.length <= PASSWORD_LENGTH.most;

export const emptySignUp = { name: '', email: '', weeks: '', hospitalId: '', hospitalName: '' };
export type SignUpDraft = typeof emptySignUp;

type Errors = Partial<Record<'name' | 'email' | 'password' | 'weeks', MessageId>>;

/** The form's values when they may be sent, and what is missing field by field when not. */
export function readSignUp(draft: SignUpDraft, password: string) {
  const errors: Errors = {};
  const name = draft.name.trim();
  const email = draft.email.trim();
  if (name === '') errors.name = 'auth.nameMissing';
  if (email === '' && password === '') errors.email = 'auth.emailAndPassword';
  else if (!emailShape.test(email)) errors.email = 'auth.emailForm';
  if (!isPasswordLong(password)) errors.password = 'auth.passwordRule';
  const weeksPregnant = draft.weeks.trim() === '' ? undefined : parseNumber(draft.weeks);
  if (weeksPregnant !== undefined && judge(profile, { userId: 'new', weeksPregnant }).length > 0)
    errors.weeks = 'auth.weeksForm';
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
  return { values, errors };
}
