import type { MessageId } from '@/i18n/messages/en.ts';
import { AccountError, type AccountTrouble } from '@/sync/online/own-account.ts';

const words = {
  password: 'account.trouble.password',
  taken: 'account.trouble.taken',
  weak: 'account.trouble.weak',
  often: 'account.trouble.often',
  'sign-in': 'account.trouble.signIn',
  unreachable: 'account.failed',
} as const satisfies Record<AccountTrouble, MessageId>;

/** Why a change of the account did not work, in words; null when it is something else. */
export const accountTrouble = (error: unknown): MessageId | null =>
  error instanceof AccountError ? words[error.trouble] : null;
