import { saveAccountInProfile } from '@/db/records/profile.ts';
import { openFailureReason } from '@/db/store/open-failure.ts';
import { openStore } from '@/db/store/open-store.ts';
import { CONSENT_VERSION } from '@/model/account/consent.ts';
import { toInstant } from '@/model/time/instant.ts';
import type { Profile } from '@/model/records/profile.ts';
import { connectAccount, newAccountId, requireUser } from '@/sync/account/account.ts';
import { isRefusal, MORE_FACTORS } from '@/sync/transport/is-refusal.ts';
import { requestPasswordReset } from '@/sync/api/account/account-mail.ts';
import { hasProfile } from '@/sync/api/account/has-profile.ts';
import { SignInError, SignInIncomplete } from './sign-in-error.ts';
import { openFirstRun } from '@/sync/account/first-run-marker.ts';
import { beginSignUp, endSignUp, isSignUpOpen, sendOnce } from './sign-up-marker.ts';
import type { SessionUser } from '@/sync/account/session-store.ts';

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
}
export interface LogInInput {
  email: string;
  password: string;
}

type Account = ReturnType<typeof connectAccount>;

const NEW_PASSWORD = 'user_password_reset_required';
/** What a log-in is answered while the browser has a session. */
const OPEN_SESSIONS = ['user_session_already_exists', MORE_FACTORS, NEW_PASSWORD];

async function openSession(account: Account, { email, password }: LogInInput): Promise<void> {
  try {
    await account.createEmailPasswordSession({ email, password });
  } catch (error) {
    // A session is still open in this browser, whole or not. End it: entering a password means to be that user.
    if (!OPEN_SESSIONS.some((type) => isRefusal(error, 401, type))) throw error;
    await account.deleteSession({ sessionId: 'current' });
    await account.createEmailPasswordSession({ email, password });
  }
}

function firstProfile({ name }: SignUpInput, email: string): Partial<Profile> {
  return {
    name,
    email,
    // Creating the account is the consent; the form says so above its button.
    consentVersion: CONSENT_VERSION,
    consentedAt: toInstant(Date.now()),
  };
}

/** The last steps of a sign-up, once the user is signed in: the verification mail and the profile. */
async function completeSignUp(account: Account, user: SessionUser, input: SignUpInput): Promise<void> {
  const url = `${location.origin}/verify-email`;
  // The mail can be sent again later; the sign-up is complete without it.
  await sendOnce(user.id, () => account.createEmailVerification({ url })).catch(() => undefined);
  if (!(await hasProfile(user.id))) {
    await openStore(user.id, 'profile');
    await saveAccountInProfile(firstProfile(input, user.email));
    openFirstRun(user.id);
  }
  endSignUp();
}

/** Completes a sign-up of this user that was interrupted on this device. Never fails: the profile can be filled in later. */
export async function completeOpenSignUp(account: Account, user: SessionUser, input?: LogInInput): Promise<void> {
  if (!isSignUpOpen(user.id)) return;
  await completeSignUp(account, user, { email: user.email, password: '', ...input, name: user.name }).catch(
    () => undefined,
  );
}

type NoUserMessage = 'auth.loginNoUser' | 'auth.signupNoUser';

/**
 * The user who has just signed in.
 * @throws SignInIncomplete; SignInError with the spec's words when the server does not say
 */
const userOf = (account: Account, messageId: NoUserMessage): Promise<SessionUser> =>
  requireUser(account).catch((error: unknown) => {
    if (isRefusal(error, 401, MORE_FACTORS)) throw new SignInIncomplete('secondFactor');
    if (isRefusal(error, 401, NEW_PASSWORD)) throw new SignInIncomplete('newPassword');
    throw new SignInError(messageId, error);
  });

/**
 * Opens a session and returns its user. A sign-up that was interrupted on this device is completed.
 * @throws SignInError, SignInIncomplete
 */
export async function openSessionFor(input: LogInInput): Promise<SessionUser> {
  if (!input.email.trim() || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  await openSession(account, input).catch((error: unknown) => {
    throw new SignInError('auth.loginFailed', error);
  });
  return openedSessionFor(input);
}

/** The user of a session that was opened with this password, after one more step. @throws SignInError, SignInIncomplete */
export async function openedSessionFor(input: LogInInput): Promise<SessionUser> {
  const account = connectAccount();
  const user = await userOf(account, 'auth.loginNoUser');
  await completeOpenSignUp(account, user, input);
  return user;
}

/** Ends a session that needs one more step. Never fails: the next log-in ends it as well. */
export async function endOpenedSession(): Promise<void> {
  await connectAccount()
    .deleteSession({ sessionId: 'current' })
    .catch(() => undefined);
}

/**
 * Creates the account, unless this address has one: from an earlier try, or of another person. @returns whether it was
 * created now
 */
async function createAccount(account: Account, { email, password, name }: SignUpInput): Promise<boolean> {
  try {
    await account.create({ userId: await beginSignUp(email, newAccountId), email, password, name: name.trim() });
    return true;
  } catch (error) {
    if (!isRefusal(error, 409)) throw error;
    return false;
  }
}

/**
 * The address has an account that this password does not open. Its owner gets a mail that leads into the account; the
 * screen says the same whether that mail could be sent or not. @throws SignInError always
 */
async function mailOwner(email: string, cause: unknown): Promise<never> {
  await requestPasswordReset(email).catch(() => undefined);
  throw new SignInError('auth.signUp.mailed', cause);
}

/**
 * Creates account, session, verification mail, and the profile with the account's id in the local store. Each step may
 * be repeated: what an earlier try has done is found and not done again. When the address has an account already, its
 * owner gets a mail, and the form asks to look there: it does not say that the account exists. @throws SignInError
 */
export async function createAccountFor(input: SignUpInput): Promise<SessionUser> {
  const email = input.email.trim();
  if (!email || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  try {
    const isNew = await createAccount(account, { ...input, email });
    await openSession(account, { email, password: input.password }).catch((error: unknown) => {
      if (!isNew && isRefusal(error, 401)) return mailOwner(email, error);
      throw error;
    });
    const user = await userOf(account, 'auth.signupNoUser');
    // If this browser refuses storage, the user is signed in all the same; the profile is created at a sign-in in a
    // browser with storage.
    await completeSignUp(account, user, input).catch((error: unknown) => {
      if (openFailureReason(error) !== 'refused') throw error;
    });
    return user;
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('auth.signupFailed', error);
  }
}
