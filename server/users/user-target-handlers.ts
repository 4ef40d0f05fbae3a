import type { FastifyRequest } from 'fastify';
import { asTaken, IDENTIFIER_LENGTH, targetNotFound } from '../accounts/target-handlers.ts';
import { targetJson } from '../accounts/account-json.ts';
import { invalidArgument } from '../api-error.ts';
import { bodyOf, idParam, pathPart, textParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import type { Services } from '../services.ts';
import { deleteTarget, findTarget, insertTarget, saveTarget, targetsOf, type Target } from '../store/target-rows.ts';
import type { User } from '../store/user-rows.ts';

const NAME_LENGTH = 128;
const TYPES = ['email', 'sms', 'push'] as const;

function typeParam(body: Body): Target['providerType'] {
  const type = TYPES.find((known) => known === body['providerType']);
  if (type) return type;
  throw invalidArgument(`Invalid \`providerType\` param: Value must be one of (${TYPES.join(', ')})`);
}

const isGiven = (body: Body, name: string): boolean => typeof body[name] === 'string' && body[name] !== '';

/** Where messages to anyone go, for keys. */
export function userTargetHandlers({
  accounts,
}: Services): Record<'list' | 'add' | 'get' | 'change' | 'remove', Handler> {
  const { store, clock } = accounts;
  const userOf = (request: FastifyRequest): User => accounts.find(pathPart(request, 'userId'));
  const named = (request: FastifyRequest): Target => {
    const user = userOf(request);
    const target = findTarget(store, pathPart(request, 'targetId'));
    if (target?.userId === user.id) return target;
    throw targetNotFound();
  };
  const written = async (target: Target, write: () => void): Promise<unknown> => {
    try {
      await store.write(write);
    } catch (error) {
      throw asTaken(error);
    }
    return targetJson(target);
  };

  return {
    list: (request) => {
      const all = targetsOf(store, userOf(request).id);
      return { total: all.length, targets: all.map(targetJson) };
    },

    add: (request) => {
      const body = bodyOf(request);
      const created = clock.stamp();
      const target: Target = {
        id: idParam(body, 'targetId'),
        userId: userOf(request).id,
        created,
        updated: created,
        providerId: isGiven(body, 'providerId') ? String(body['providerId']) : null,
        providerType: typeParam(body),
        identifier: textParam(body, 'identifier', IDENTIFIER_LENGTH),
        name: isGiven(body, 'name') ? textParam(body, 'name', NAME_LENGTH) : '',
      };
      return written(target, () => insertTarget(store, target));
    },

    get: (request) => targetJson(named(request)),

    change: (request) => {
      const body = bodyOf(request);
      const before = named(request);
      const target: Target = {
        ...before,
        updated: clock.stampAfter(before.updated),
        providerId: isGiven(body, 'providerId') ? String(body['providerId']) : before.providerId,
        identifier: isGiven(body, 'identifier') ? textParam(body, 'identifier', IDENTIFIER_LENGTH) : before.identifier,
        name: isGiven(body, 'name') ? textParam(body, 'name', NAME_LENGTH) : before.name,
      };
      return written(target, () => saveTarget(store, target));
    },

    remove: async (request) => {
      const target = named(request);
      await store.write(() => deleteTarget(store, target.id));
    },
  };
}
