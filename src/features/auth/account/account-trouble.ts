import type { MessageId } from '@/i18n/messages/en.ts';
import { AccountError, type AccountErrorReason } from '@/sync/api/account/account-settings.ts';

const words = {
  password: 'account.trouble.password',
  taken: 'account.trouble.taken',
  weak: 'account.trouble.weak',
  often: 'account.trouble.often',
  'sign-in': 'account.trouble.signIn',
  unreachable: 'account.failed',
} as const satisfies Record<AccountErrorReason, MessageId>;

/** The message for a failed account change; null for an unknown error. */
export const accountTrouble = (error: unknown): MessageId | null =>
  error instanceof AccountError ? words[error.trouble] : null;
