import type { FastifyRequest } from 'fastify';
import { ApiError } from '../api-error.ts';
import { bodyOf, idParam, pathPart, textParam } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import { violatedKey } from '../store/store.ts';
import { deleteTarget, findTarget, insertTarget, saveTarget, type Target } from '../store/target-rows.ts';
import { callerId } from './account-handlers.ts';
import { targetJson } from './account-json.ts';

/** As in Appwrite. */
export const IDENTIFIER_LENGTH = 255;

export const targetNotFound = (): ApiError =>
  new ApiError(404, 'user_target_not_found', 'The target could not be found.');

/** The error of a write of targets, as a client is told of it. */
export function asTaken(error: unknown): unknown {
  return violatedKey(error) === null
    ? error
    : new ApiError(409, 'user_target_already_exists', 'A target with the same ID already exists.');
}

/** Push targets of one's own account. */
export function targetHandlers({ accounts }: Services): Record<'add' | 'change' | 'remove', Handler> {
  const { store, clock } = accounts;
  const own = (request: FastifyRequest): Target => {
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
        throw asTaken(error);
      }
      return targetJson(target);
    },

    change: async (request) => {
      const target = own(request);
      const identifier = textParam(bodyOf(request), 'identifier', IDENTIFIER_LENGTH);
      const changed: Target = { ...target, identifier, updated: clock.stampAfter(target.updated) };
      try {
        await store.write(() => saveTarget(store, changed));
      } catch (error) {
        throw asTaken(error);
      }
      return targetJson(changed);
    },

    remove: async (request) => {
      const target = own(request);
      await store.write(() => deleteTarget(store, target.id));
    },
  };
}
