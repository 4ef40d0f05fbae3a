import { saveProfile } from '@/db/profile.ts';
import { openStore } from '@/db/open-store.ts';
import type { Profile } from '@/model/profile.ts';
import { connectAccount, currentUser, newAccountId } from './account.ts';
import { isRefusal } from './is-refusal.ts';
import { SignInError } from './sign-in-error.ts';
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

/** Opens a session and says whose it is. @throws SignInError */
export async function openSessionFor(input: LogInInput): Promise<SessionUser> {
  if (!input.email.trim() || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  try {
    await openSession(account, input);
    const user = await currentUser(account);
    if (user) return user;
  } catch (error) {
    throw new SignInError('auth.loginFailed', error);
  }
  throw new SignInError('auth.loginFailed', 'Login succeeded but failed to fetch user data.');
}

function firstProfile({ name, hospitalId, hospitalName, weeksPregnant }: SignUpInput, email: string): Partial<Profile> {
  return {
    name,
    email,
    ...(hospitalId && { hospitalId, hospitalName }),
    ...(weeksPregnant !== undefined && {
      weeksPregnant,
      weeksPregnantRecordedOn: today(),
      datingMethod: 'WEEKS_ENTERED' as const,
      pregnancyStatus: 'pregnant' as const,
    }),
  };
}

/** Account, session, verification link, then the profile with the account's id, which is written on the phone. @throws SignInError */
export async function createAccountFor(input: SignUpInput): Promise<SessionUser> {
  const email = input.email.trim();
  if (!email || !input.password) throw new SignInError('auth.emailAndPassword');
  const account = connectAccount();
  try {
    await account.create({ userId: newAccountId(), email, password: input.password, name: input.name.trim() });
    await openSession(account, { email, password: input.password });
    // The link can be sent again later; without it she is signed up all the same.
    await account.createEmailVerification({ url: `${location.origin}/verify-email` }).catch(() => undefined);
    const user = await currentUser(account);
    if (!user) throw new Error('Signup succeeded but failed to fetch user data.');
    await openStore(user.id, 'profile');
    await saveProfile(firstProfile(input, email));
    return user;
  } catch (error) {
    throw error instanceof SignInError ? error : new SignInError('auth.signupFailed', error);
  }
}
