import type { MessageId } from '@/i18n/messages/en.ts';
import { AccountMailError, type MailErrorReason } from '@/sync/api/account/account-mail.ts';

const words = {
  link: 'auth.mail.link',
  often: 'auth.mail.often',
  password: 'auth.mail.password',
  confirmed: 'auth.verify.already',
  'sign-in': 'auth.mail.signIn',
  unreachable: 'auth.mail.failed',
} as const satisfies Record<MailErrorReason, MessageId>;

/** The message for a failed mail step; null for an unknown error. */
export const mailTrouble = (error: unknown): MessageId | null =>
  error instanceof AccountMailError ? words[error.trouble] : null;
