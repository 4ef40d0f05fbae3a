import { saveProfile } from '@/db/profile.ts';
import { reasonOf } from '@/db/note-shut.ts';
import { openStore } from '@/db/open-store.ts';
import { CONSENT_VERSION } from '@/model/consent.ts';
import { toInstant } from '@/model/instant.ts';
import type { Profile } from '@/model/profile.ts';
import { connectAccount, currentUser, newAccountId } from './account.ts';
import { isRefusal } from './is-refusal.ts';
import { hasProfile } from './online/has-profile.ts';
import { SignInError } from './sign-in-error.ts';
import { beginSignUp, endSignUp, isSignUpOpen, sendOnce } from './sign-up-mark.ts';
import type { SessionUser } from './session-store.ts';

export interface SignUpInput {
  name: string;
  email: string;
  password: string;
  hospitalId?: string;
  hospitalName?: string;
  weeksPregnant?: number;
}
export interface LogInInput {
  email: string;
  password: string;
}

/** The calendar date of this phone's time zone. */
const today = () => new Date().toLocaleDateString('sv-SE');

type Account = ReturnType<typeof connectAccount>;

async function openSession(account: Account, { email, password }: LogInInput): Promise<void> {
  try {
    await account.createEmailPasswordSession({ email, password });
  } catch (error) {
    // Somebody's session is still open in this browser: it ends, because who types a password means to be that person.
    if (!isRefusal(error, 401, 'user_session_already_exists')) throw error;
    await account.deleteSession({ sessionId: 'current' });
    await account.createEmailPasswordSession({ email, password });
  }
}

function firstProfile({ name, hospitalId, hospitalName, weeksPregnant }: SignUpInput, email: string): Partial<Profile> {
  return {
    name,
    email,
    // Creating the account is the agreement; the form says so above its button.
    consentVersion: CONSENT_VERSION,
    consentedAt: toInstant(Date.now()),
    ...(hospitalId && { hospitalId, hospitalName }),
    ...(weeksPregnant !== undefined && {
      weeksPregnant,
      weeksPregnantRecordedOn: today(),
      datingMethod: 'WEEKS_ENTERED' as const,
      pregnancyStatus: 'pregnant' as const,
    }),
  };
}

/** What is left of a sign-up once somebody is signed in: the link and the profile. */
async function completeSignUp(account: Account, user: SessionUser, input: SignUpInput): Promise<void> {
  const url = `${location.origin}/verify-email`;
  // The link can be sent again later; without it she is signed up all the same.
  await sendOnce(user.id, () => account.createEmailVerification({ url })).catch(() => undefined);
  if (!(await hasProfile(user.id))) {
    await openStore(user.id, 'profile');
    await saveProfile(firstProfile(input, user.email));
  }
  endSignUp();
}

type NoUser = 'auth.loginNoUser' | 'auth.signupNoUser';

/** Who has just signed in. @throws SignInError with the spec's words when the server does not say */
async function userOf(account: Account, messageId: NoUser): Promise<SessionUser> {
  const user = await currentUser(account).catch((error: unknown) => {
    throw new SignInError(messageId, error);
  });
  if (!user) throw new SignInError(messageId);
  return user;
}

/** Opens a session and says whose it is. A sign-up that broke off on this phone is completed. @throws SignInError */
export async function openSessionFor(input: LogInInput): Promise<SessionUser> {
  if (!input.email.trim() || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  await openSession(account, input).catch((error: unknown) => {
    throw new SignInError('auth.loginFailed', error);
  });
  const user = await userOf(account, 'auth.loginNoUser');
  // She is in all the same; the profile can be filled in later too.
  if (isSignUpOpen(user.id)) await completeSignUp(account, user, { ...input, name: user.name }).catch(() => undefined);
  return user;
}

/** Makes the account, unless there is one with this address: what an earlier try has left, or somebody else's. */
async function makeAccount(account: Account, { email, password, name }: SignUpInput): Promise<void> {
  try {
    await account.create({ userId: beginSignUp(email, newAccountId), email, password, name: name.trim() });
  } catch (error) {
    if (!isRefusal(error, 409)) throw error;
  }
}

/**
 * Account, session, verification link, then the profile with the account's id, which is written on the phone. Each step may
 * be repeated: what a try before has done is found and not done again. An address that somebody else has ends like any
 * other failure, so that the form tells nobody who has an account. @throws SignInError
 */
export async function createAccountFor(input: SignUpInput): Promise<SessionUser> {
  const email = input.email.trim();
  if (!email || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  try {
    await makeAccount(account, { ...input, email });
    await openSession(account, { email, password: input.password });
    const user = await userOf(account, 'auth.signupNoUser');
    // A browser that keeps nothing lets her in all the same; her profile is made when she signs in where something is kept.
    await completeSignUp(account, user, input).catch((error: unknown) => {
      if (reasonOf(error) !== 'refused') throw error;
    });
    return user;
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('auth.signupFailed', error);
  }
}
