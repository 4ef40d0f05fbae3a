import type { MessageId } from '@/i18n/messages/en.ts';
import { typedCode } from '@/platform/latin-digits.ts';
import {
  SecondFactorError,
  type ChallengeFactor,
  type SecondFactorErrorReason,
} from '@/sync/api/account/second-factor.ts';
import { SignInError } from '@/sync/session/session.ts';

const words = {
  code: 'factor.trouble.code',
  often: 'factor.trouble.often',
  'sign-in': 'factor.trouble.signIn',
  factor: 'factor.trouble.signIn',
  unreachable: 'factor.failed',
} as const satisfies Record<SecondFactorErrorReason, MessageId>;

/** The message for a failed step with an authenticator app; null for an unknown error. */
export function factorTrouble(error: unknown): MessageId | null {
  if (error instanceof SignInError) return error.messageId;
  return error instanceof SecondFactorError ? words[error.trouble] : null;
}

const recoveryTrouble = (error: unknown): MessageId | null =>
  error instanceof SecondFactorError && error.trouble === 'code' ? 'factor.trouble.recovery' : factorTrouble(error);

const mailedTrouble = (error: unknown): MessageId | null =>
  error instanceof SecondFactorError && error.trouble === 'code' ? 'factor.trouble.mailed' : factorTrouble(error);

/** The message for a failed challenge, by how it was answered. */
export const challengeTrouble = {
  totp: factorTrouble,
  recoveryCode: recoveryTrouble,
  email: mailedTrouble,
} as const satisfies Record<ChallengeFactor, (error: unknown) => MessageId | null>;

/**
 * The code as the server compares it, or null when it cannot be one.
 */
export function readCode(factor: ChallengeFactor, text: string): string | null {
  const code = typedCode(text);
  if (factor === 'recoveryCode') return code === '' ? null : code;
  return /^\d{6}$/.test(code) ? code : null;
}
