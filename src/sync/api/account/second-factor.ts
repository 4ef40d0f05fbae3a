import { AppwriteException, AuthenticatorType, type AuthenticationFactor } from 'appwrite';
import { connectAccount } from '@/sync/account/account.ts';
import { callBackend } from '@/sync/transport/backend-call.ts';
import { isRefusal, MORE_FACTORS } from '@/sync/transport/is-refusal.ts';

/**
 * Why a step with the second factor failed.
 * `code`: the code is wrong, used or too old. `often`: too many tries. `sign-in`: no user is signed in any more.
 * `factor`: the session has to prove its second factor first.
 */
export type SecondFactorErrorReason = 'code' | 'often' | 'sign-in' | 'factor' | 'unreachable';

export class SecondFactorError extends Error {
  override name = 'SecondFactorError';
  constructor(
    readonly trouble: SecondFactorErrorReason,
    cause?: unknown,
  ) {
    super(`the second factor was not accepted (${trouble})`, { cause });
  }
}

function troubleOf(error: unknown): SecondFactorErrorReason {
  if (!(error instanceof AppwriteException)) return 'unreachable';
  if (error.code === 429) return 'often';
  if (error.type === 'user_invalid_token') return 'code';
  if (error.type === MORE_FACTORS) return 'factor';
  return error.code === 401 || error.type === 'user_session_not_found' ? 'sign-in' : 'unreachable';
}

async function withFactorError<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    throw error instanceof SecondFactorError ? error : new SecondFactorError(troubleOf(error), error);
  }
}

const type = AuthenticatorType.Totp;

/** How a challenge is answered. */
export type ChallengeFactor = 'totp' | 'recoveryCode' | 'email';

export interface Factors {
  /** An authenticator app that was confirmed by a code. */
  readonly totp: boolean;
  readonly email: boolean;
  /** Whether recovery codes are left. */
  readonly recoveryCode: boolean;
}

/** What the account has for a second step; also for a session that has not proved it. @throws SecondFactorError */
export const readFactors = (): Promise<Factors> => withFactorError(() => connectAccount().listMFAFactors());

interface ServerAbilities {
  /** Whether a device is not asked for 30 days after a proved factor. */
  readonly remembersDevices: boolean;
  /** Whether the clinic requires a second factor of doctors and admins. */
  readonly requiresStaffMfa: boolean;
}

/** What only the embedded server does, and says beside its version; Appwrite says its version alone. */
export const readAbilities = (): Promise<ServerAbilities> =>
  withFactorError(async () => {
    const { remembersDevices = false, requiresStaffMfa = false } = await callBackend<Partial<ServerAbilities>>(
      'GET',
      '/health/version',
      undefined,
      'guest',
    );
    return { remembersDevices, requiresStaffMfa };
  });

/** The second factor of the signed-in user. */
export interface SecondFactor extends ServerAbilities {
  /** Whether each log-in asks for it. */
  readonly isOn: boolean;
  /** Whether an authenticator app was confirmed. */
  readonly hasApp: boolean;
  readonly factors: Factors;
}

/** @throws SecondFactorError */
export const readSecondFactor = (): Promise<SecondFactor> =>
  withFactorError(async () => {
    const account = connectAccount();
    const [factors, isOn, abilities] = await Promise.all([
      account.listMFAFactors(),
      account.get().then(
        ({ mfa }) => mfa,
        (error: unknown) => {
          // Staff whose authenticator app was just removed: only the set-up is open to this session.
          if (isRefusal(error, 401, MORE_FACTORS)) return false;
          throw error;
        },
      ),
      readAbilities().catch(() => ({ remembersDevices: false, requiresStaffMfa: false })),
    ]);
    return { ...abilities, factors, hasApp: factors.totp, isOn: isOn && factors.totp };
  });

/** What an authenticator app needs. */
export interface AuthenticatorKey {
  /** Base 32. */
  readonly secret: string;
  /** `otpauth://totp/...`: opens the app, also as a QR code. */
  readonly uri: string;
}

/** Makes a key for an authenticator app; one that was not confirmed ends. @throws SecondFactorError */
export const startSetUp = (): Promise<AuthenticatorKey> =>
  withFactorError(async () => {
    const { secret, uri } = await connectAccount().createMFAAuthenticator({ type });
    // It becomes a link: a captive portal or a broken server must not choose where that leads.
    if (!uri.startsWith('otpauth://totp/')) throw new Error('this is no address of an authenticator app');
    return { secret, uri };
  });

/** Proves that the app has the secret. @throws SecondFactorError */
export const confirmSetUp = (code: string): Promise<void> =>
  withFactorError(async () => {
    await connectAccount()
      .updateMFAAuthenticator({ type, otp: code })
      .catch((error: unknown) => {
        // An earlier try whose answer was lost.
        if (!isRefusal(error, 409, 'user_authenticator_already_verified')) throw error;
      });
  });

export interface Challenge {
  /** Asks the server for it, which sends a mail for the factor `email`. `answer` does it otherwise. @throws SecondFactorError */
  open(): Promise<void>;
  /** @throws SecondFactorError */
  answer(code: string): Promise<void>;
}

/** Asks the server once for a challenge; each answer counts as one of its ten tries. */
export function newChallenge(factor: ChallengeFactor): Challenge {
  let opened: Promise<string> | undefined;
  const request = async (): Promise<string> => {
    // The enum of the SDK says `recoverycode`; the server makes a challenge of it that no code completes.
    const { $id } = await connectAccount().createMFAChallenge({ factor: factor as AuthenticationFactor });
    return $id;
  };
  const challengeId = (): Promise<string> => {
    opened ??= request();
    return opened.catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
  };
  return {
    open: () => withFactorError(async () => void (await challengeId())),
    answer: (code) =>
      withFactorError(async () => {
        await connectAccount().updateMFAChallenge({ challengeId: await challengeId(), otp: code });
        opened = undefined;
      }),
  };
}

/**
 * Makes new recovery codes; earlier ones end.
 * @param code a code of the authenticator app, for an account that had recovery codes before
 * @throws SecondFactorError
 */
export const makeRecoveryCodes = (code: string): Promise<readonly string[]> =>
  withFactorError(async () => {
    const account = connectAccount();
    try {
      return (await account.createMFARecoveryCodes()).recoveryCodes;
    } catch (error) {
      if (!isRefusal(error, 409)) throw error;
    }
    await newChallenge('totp').answer(code);
    return (await account.updateMFARecoveryCodes()).recoveryCodes;
  });

/** Replaces the recovery codes, shortly after an answered challenge. @throws SecondFactorError */
export const renewRecoveryCodes = (): Promise<readonly string[]> =>
  withFactorError(async () => {
    const account = connectAccount();
    try {
      return (await account.updateMFARecoveryCodes()).recoveryCodes;
    } catch (error) {
      if (!isRefusal(error, 404, 'user_recovery_codes_not_found')) throw error;
      return (await account.createMFARecoveryCodes()).recoveryCodes;
    }
  });

/** From now on each log-in asks for the second factor. @throws SecondFactorError */
export const switchOn = (): Promise<void> =>
  withFactorError(async () => void (await connectAccount().updateMFA({ mfa: true })));

/** Removes the authenticator app, shortly after an answered challenge. @throws SecondFactorError */
export const removeSecondFactor = (): Promise<void> =>
  withFactorError(async () => {
    const account = connectAccount();
    await account.updateMFA({ mfa: false });
    await account.deleteMFAAuthenticator({ type }).catch((error: unknown) => {
      // An earlier try whose answer was lost.
      if (!isRefusal(error, 404, 'user_authenticator_not_found')) throw error;
    });
  });
