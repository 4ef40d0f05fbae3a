import type { User } from '../../../server/accounts/user-rows.ts';
import type { Target } from '../../../server/accounts/target-rows.ts';
import { passwordImport } from './password-import.ts';
import type { Json } from './target-api.ts';

/** What moves of an account. Times of the registration and of the last change do not: no call sets them. */
export interface AccountState {
  readonly id: string;
  readonly email: string;
  readonly phone: string;
  readonly name: string;
  readonly labels: readonly string[];
  readonly prefs: Json;
  readonly emailVerification: boolean;
  readonly phoneVerification: boolean;
  readonly mfa: boolean;
  /** False when the account is blocked. */
  readonly status: boolean;
  /** The hash, where both servers have the same form of it; '' otherwise. */
  readonly password: string;
}

/** Only hashes of Argon2 stay as they are: Appwrite replaces all others at the first sign-in. */
const comparableHash = (stored: string | null): string => {
  const found = stored === null ? null : passwordImport(stored);
  return found?.kind === 'argon2' ? String(found.fields['password']) : '';
};

export const stateOfUser = (user: User): AccountState => ({
  id: user.id,
  email: user.email,
  phone: user.phone,
  name: user.name,
  labels: user.labels.toSorted(),
  prefs: user.prefs,
  emailVerification: user.emailVerified,
  phoneVerification: user.phoneVerified,
  mfa: user.mfa,
  status: user.status,
  password: comparableHash(user.password),
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const textsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * The state of an account of the project.
 * @param expected the state here; its hash counts where the server shows none, as the embedded server does
 */
export function stateOfJson(json: Json, expected: AccountState | undefined): AccountState {
  const { prefs } = json;
  const isComparable = expected === undefined || expected.password !== '';
  const shown = typeof json['password'] === 'string' ? json['password'] : (expected?.password ?? '');
  return {
    id: textOf(json['$id']),
    email: textOf(json['email']),
    phone: textOf(json['phone']),
    name: textOf(json['name']),
    labels: textsOf(json['labels']).toSorted(),
    // PHP writes an empty object as an empty list.
    prefs: typeof prefs === 'object' && prefs !== null && !Array.isArray(prefs) ? (prefs as Json) : {},
    emailVerification: json['emailVerification'] === true,
    phoneVerification: json['phoneVerification'] === true,
    mfa: json['mfa'] === true,
    status: json['status'] === true,
    password: isComparable ? shown : '',
  };
}

/** A browser that receives push messages. */
export interface PushTarget {
  readonly id: string;
  readonly userId: string;
  readonly identifier: string;
  readonly name: string;
}

export const pushOfRow = ({ id, userId, identifier, name }: Target): PushTarget => ({ id, userId, identifier, name });

/** The push targets in an account of the project. */
export const pushOfJson = (account: Json): PushTarget[] =>
  ((account['targets'] ?? []) as Json[])
    .filter(({ providerType }) => providerType === 'push')
    .map(({ $id, userId, identifier, name }) => ({
      id: textOf($id),
      userId: textOf(userId),
      identifier: textOf(identifier),
      name: textOf(name),
    }));
