/** Why somebody could not get in or out; `messageId` names the words. */
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
