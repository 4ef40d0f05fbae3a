/**
 * What is missing after the password: `secondFactor`, to be proved or set up; `newPassword`, because the one that was typed
 * breaks the rule for staff.
 */
export type SignInStep = 'secondFactor' | 'newPassword';

/** The password was right, but the session opens nothing before one more step. */
export class SignInIncomplete extends Error {
  override name = 'SignInIncomplete';
  constructor(readonly step: SignInStep) {
    super(`the sign-in needs one more step (${step})`);
  }
}

/** Why a sign-in, sign-up or sign-out failed; `messageId` is the key of the text. */
export class SignInError extends Error {
  override name = 'SignInError';
  constructor(
    readonly messageId:
      | 'auth.emailAndPassword'
      | 'auth.loginFailed'
      | 'auth.loginNoUser'
      | 'auth.signupFailed'
      | 'auth.signUp.mailed'
      | 'auth.signupNoUser'
      | 'auth.logoutFailed',
    cause?: unknown,
  ) {
    super(messageId, { cause });
  }
}
