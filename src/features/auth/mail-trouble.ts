import type { MessageId } from '@/i18n/messages/en.ts';
import { AccountMailError, type MailTrouble } from '@/sync/online/account-mail.ts';

const words = {
  link: 'auth.mail.link',
  often: 'auth.mail.often',
  password: 'auth.mail.password',
  confirmed: 'auth.verify.already',
  'sign-in': 'auth.mail.signIn',
  unreachable: 'auth.mail.failed',
} as const satisfies Record<MailTrouble, MessageId>;

/** Why a step by mail did not work, in words; null when it is something else. */
export const mailTrouble = (error: unknown): MessageId | null =>
  error instanceof AccountMailError ? words[error.trouble] : null;
