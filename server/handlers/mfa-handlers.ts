import type { FastifyRequest } from 'fastify';
import { invalidArgument } from '../protocol/api-error.ts';
import { deviceTokens, setDeviceTokens } from '../authentication/device-cookie.ts';
import { requestLanguage } from '../http/request-language.ts';
import { bodyOf, booleanParam, pathPart, required, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { sessionJson, type Json } from '../accounts/account-json.ts';
import type { Challenge } from '../accounts/mfa/challenge-rows.ts';
import type { Session } from '../accounts/session-rows.ts';
import { sessionNotFound } from '../accounts/sessions.ts';
import type { User } from '../accounts/user-rows.ts';
import { callerId } from './account-handlers.ts';

const CODE_LENGTH = 256;

const challengeJson = ({ id, created, userId, expires }: Challenge): Json => ({
  $id: id,
  $createdAt: created,
  userId,
  expire: expires,
});

/** @throws general_argument_invalid for another type than an authenticator app */
export function requireTotp(request: FastifyRequest): void {
  if (pathPart(request, 'type') !== 'totp') throw invalidArgument('Invalid `type` param: Value must be one of (totp)');
}

/** The handlers for the second factors of the caller's account. A JWT has no session and so changes none of them. */
export function mfaHandlers({
  accounts,
  sessions,
  mfa,
  challenges,
  rememberedDevices,
  schema,
}: Services): Record<
  | 'factors'
  | 'switchMfa'
  | 'addAuthenticator'
  | 'verifyAuthenticator'
  | 'removeAuthenticator'
  | 'recoveryCodes'
  | 'makeRecoveryCodes'
  | 'replaceRecoveryCodes'
  | 'challenge'
  | 'complete',
  Handler
> {
  const currentUser = (request: FastifyRequest): User => accounts.find(callerId(request));
  const currentSession = (request: FastifyRequest): Session => {
    const { sessionId } = request.caller;
    if (sessionId === undefined) throw sessionNotFound();
    return sessions.find(callerId(request), sessionId);
  };

  const requireEnrolment = (request: FastifyRequest): void => {
    if (request.caller.needsMoreFactors) mfa.requireStaffEnrolment(currentUser(request));
  };

  return {
    factors: (request) => mfa.factors(currentUser(request)),

    switchMfa: async (request) => {
      const isOn = booleanParam(bodyOf(request), 'mfa');
      return accounts.json(await mfa.switchMfa(currentUser(request), currentSession(request), isOn));
    },

    addAuthenticator: (request) => {
      requireTotp(request);
      currentSession(request);
      requireEnrolment(request);
      return mfa.addAuthenticator(currentUser(request));
    },

    verifyAuthenticator: async (request) => {
      requireTotp(request);
      requireEnrolment(request);
      const code = textParam(bodyOf(request), 'otp', CODE_LENGTH);
      await mfa.verifyAuthenticator(currentUser(request), currentSession(request), code);
      return accounts.json(currentUser(request));
    },

    removeAuthenticator: async (request) => {
      requireTotp(request);
      mfa.requireRecentChallenge(currentSession(request));
      await mfa.removeAuthenticator(callerId(request));
    },

    recoveryCodes: (request) => {
      mfa.requireRecentChallenge(currentSession(request));
      return { recoveryCodes: mfa.recoveryCodes(currentUser(request)) };
    },

    makeRecoveryCodes: async (request) => {
      currentSession(request);
      return { recoveryCodes: await mfa.makeRecoveryCodes(callerId(request)) };
    },

    replaceRecoveryCodes: async (request) => {
      mfa.requireRecentChallenge(currentSession(request));
      return { recoveryCodes: await mfa.replaceRecoveryCodes(callerId(request)) };
    },

    challenge: async (request) =>
      challengeJson(
        await challenges.open(currentUser(request), required(bodyOf(request), 'factor'), requestLanguage(request)),
      ),

    complete: async (request, reply) => {
      const body = bodyOf(request);
      const challengeId = textParam(body, 'challengeId', CODE_LENGTH);
      const code = textParam(body, 'otp', CODE_LENGTH);
      const { session, factor } = await challenges.complete(
        callerId(request),
        currentSession(request),
        challengeId,
        code,
      );
      const { projectId } = schema;
      const tokens = await rememberedDevices.remember(session.userId, factor, deviceTokens(request, projectId));
      setDeviceTokens(request, reply, projectId, tokens);
      return sessionJson(session, true);
    },
  };
}
