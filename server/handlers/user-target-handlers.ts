import type { FastifyRequest } from 'fastify';
import { targetConflict, IDENTIFIER_LENGTH, targetNotFound } from './target-handlers.ts';
import { targetJson } from '../accounts/account-json.ts';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { listAnswer } from '../http/list-query.ts';
import { bodyOf, idParam, pathPart, textParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { fieldsOf } from '../queries/list-page.ts';
import { isEmail } from '../schema/text-formats.ts';
import type { Services } from '../services/services.ts';
import { deleteTarget, findTarget, insertTarget, saveTarget, targetsOf, type Target } from '../accounts/target-rows.ts';
import type { User } from '../accounts/user-rows.ts';

const NAME_LENGTH = 128;
const TARGET_FIELDS = fieldsOf({
  userId: 'string',
  providerId: 'string',
  providerType: 'string',
  identifier: 'string',
});
const TYPES = ['email', 'sms', 'push'] as const;

function typeParam(body: Body): Target['providerType'] {
  const type = TYPES.find((known) => known === body['providerType']);
  if (type) return type;
  throw invalidArgument(`Invalid \`providerType\` param: Value must be one of (${TYPES.join(', ')})`);
}

const isSent = (body: Body, name: string): boolean => body[name] !== undefined;

/** Where messages go: an address for mails, anything else as it is. */
function identifierParam(body: Body, providerType: Target['providerType']): string {
  const identifier = textParam(body, 'identifier', IDENTIFIER_LENGTH);
  if (providerType !== 'email' || isEmail(identifier)) return identifier;
  throw new ApiError(400, 'general_invalid_email', 'Value must be a valid email address.');
}

const providerParam = ({ providerId }: Body): string | undefined =>
  typeof providerId === 'string' && providerId !== '' ? providerId : undefined;

/** The handlers for the targets of all accounts, for keys. */
export function userTargetHandlers({
  accounts,
}: Services): Record<'list' | 'add' | 'get' | 'change' | 'remove', Handler> {
  const { store, clock } = accounts;
  const userOf = (request: FastifyRequest): User => accounts.find(pathPart(request, 'userId'));
  const requestedTarget = (request: FastifyRequest): Target => {
    const user = userOf(request);
    const target = findTarget(store, pathPart(request, 'targetId'));
    if (target?.userId === user.id) return target;
    throw targetNotFound();
  };
  const save = async (target: Target, write: () => void): Promise<unknown> => {
    try {
      await store.write(write);
    } catch (error) {
      throw targetConflict(error);
    }
    return targetJson(target);
  };

  return {
    list: (request) => {
      const all = targetsOf(store, userOf(request).id).map(targetJson);
      return listAnswer(request, 'targets', all, TARGET_FIELDS);
    },

    add: (request) => {
      const body = bodyOf(request);
      const created = clock.stamp();
      const providerType = typeParam(body);
      const target: Target = {
        id: idParam(body, 'targetId'),
        userId: userOf(request).id,
        created,
        updated: created,
        providerId: providerParam(body) ?? null,
        providerType,
        identifier: identifierParam(body, providerType),
        name: isSent(body, 'name') ? textParam(body, 'name', NAME_LENGTH) : '',
      };
      return save(target, () => insertTarget(store, target));
    },

    get: (request) => targetJson(requestedTarget(request)),

    change: (request) => {
      const body = bodyOf(request);
      const before = requestedTarget(request);
      const target: Target = {
        ...before,
        updated: clock.stampAfter(before.updated),
        providerId: providerParam(body) ?? before.providerId,
        identifier: isSent(body, 'identifier') ? identifierParam(body, before.providerType) : before.identifier,
        name: isSent(body, 'name') ? textParam(body, 'name', NAME_LENGTH) : before.name,
      };
      return save(target, () => saveTarget(store, target));
    },

    remove: async (request) => {
      const target = requestedTarget(request);
      await store.write(() => deleteTarget(store, target.id));
    },
  };
}
