/** Why a sign-in, sign-up or sign-out failed; `messageId` is the key of the text. */
export class SignInError extends Error {
  override name = 'SignInError';
  constructor(
    readonly messageId:
      | 'auth.emailAndPassword'
      | 'auth.loginFailed'
      | 'auth.loginNoUser'
      | 'auth.signupFailed'
      | 'auth.signupNoUser'
      | 'auth.logoutFailed',
    cause?: unknown,
  ) {
    super(messageId, { cause });
  }
}
