import type { FastifyRequest } from 'fastify';
import { ApiError } from '../protocol/api-error.ts';
import { bodyOf, idParam, pathPart, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services/services.ts';
import { violatedKey } from '../store/store.ts';
import { deleteTarget, findTarget, insertTarget, saveTarget, type Target } from '../accounts/target-rows.ts';
import { callerId } from './account-handlers.ts';
import { targetJson } from '../accounts/account-json.ts';

/** Appwrite's limit, in characters. */
export const IDENTIFIER_LENGTH = 255;

export const targetNotFound = (): ApiError =>
  new ApiError(404, 'user_target_not_found', 'The target could not be found.');

/** Turns a violated unique key of targets into the API error. */
export function targetConflict(error: unknown): unknown {
  return violatedKey(error) === null
    ? error
    : new ApiError(409, 'user_target_already_exists', 'A target with the same ID already exists.');
}

/** The handlers for push targets of the caller's account. */
export function targetHandlers({ accounts }: Services): Record<'add' | 'change' | 'remove', Handler> {
  const { store, clock } = accounts;
  const ownPushTarget = (request: FastifyRequest): Target => {
    const target = findTarget(store, pathPart(request, 'targetId'));
    if (target?.userId === callerId(request) && target.providerType === 'push') return target;
    throw targetNotFound();
  };

  return {
    add: async (request) => {
      const body = bodyOf(request);
      const id = idParam(body, 'targetId');
      const identifier = textParam(body, 'identifier', IDENTIFIER_LENGTH);
      const providerId =
        typeof body['providerId'] === 'string' && body['providerId'] !== '' ? body['providerId'] : null;
      const created = clock.stamp();
      const target: Target = {
        id,
        userId: callerId(request),
        created,
        updated: created,
        providerId,
        providerType: 'push',
        identifier,
        name: '',
      };
      try {
        await store.write(() => insertTarget(store, target));
      } catch (error) {
        throw targetConflict(error);
      }
      return targetJson(target);
    },

    change: async (request) => {
      const target = ownPushTarget(request);
      const identifier = textParam(bodyOf(request), 'identifier', IDENTIFIER_LENGTH);
      const changed: Target = { ...target, identifier, updated: clock.stampAfter(target.updated) };
      try {
        await store.write(() => saveTarget(store, changed));
      } catch (error) {
        throw targetConflict(error);
      }
      return targetJson(changed);
    },

    remove: async (request) => {
      const target = ownPushTarget(request);
      await store.write(() => deleteTarget(store, target.id));
    },
  };
}
