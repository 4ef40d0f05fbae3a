import type { FastifyRequest } from 'fastify';
import { bodyOf, booleanParam, pathPart } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import type { User } from '../accounts/user-rows.ts';
import { requireTotp } from './mfa-handlers.ts';

/** The handlers for the second factors of all accounts, for keys. */
export function userMfaHandlers({
  accounts,
  mfa,
}: Services): Record<
  'factors' | 'switchMfa' | 'removeAuthenticator' | 'recoveryCodes' | 'makeRecoveryCodes' | 'replaceRecoveryCodes',
  Handler
> {
  const requestedUser = (request: FastifyRequest): User => accounts.find(pathPart(request, 'userId'));

  return {
    factors: (request) => mfa.factors(requestedUser(request)),
    switchMfa: async (request) => {
      const isOn = booleanParam(bodyOf(request), 'mfa');
      return accounts.json(await mfa.switchMfa(requestedUser(request), null, isOn));
    },
    removeAuthenticator: async (request) => {
      requireTotp(request);
      await mfa.removeAuthenticator(requestedUser(request).id);
    },
    recoveryCodes: (request) => ({ recoveryCodes: mfa.recoveryCodes(requestedUser(request)) }),
    makeRecoveryCodes: async (request) => ({
      recoveryCodes: await mfa.makeRecoveryCodes(requestedUser(request).id),
    }),
    replaceRecoveryCodes: async (request) => ({
      recoveryCodes: await mfa.replaceRecoveryCodes(requestedUser(request).id),
    }),
  };
}
