import { randomBytes } from 'node:crypto';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { uniqueId } from '../protocol/ids.ts';
import { hashSecret } from '../protocol/secrets.ts';
import { listAnswer } from '../http/list-query.ts';
import { bodyOf, idParam, integerParam, pathPart, required, textParam, type Body } from '../http/params.ts';
import type { Handler } from '../http/route.ts';
import { allKeys, deleteKey, findKey, insertKey, saveKey, type ProjectKey } from '../authentication/key-rows.ts';
import { KNOWN_SCOPES } from '../authentication/known-scopes.ts';
import { fieldsOf } from '../queries/list-page.ts';
import { parseDateTime } from '../schema/date-time.ts';
import type { Services } from '../services/services.ts';
import { violatedKey } from '../store/store.ts';

const NAME_LENGTH = 128;
const MAX_SCOPES = 100;
const KEY_FIELDS = fieldsOf({ name: 'string', expire: 'datetime', accessedAt: 'datetime' });
const SECRET_BYTES = 128;
const MAX_EPHEMERAL_S = 3600;

const keyNotFound = (): ApiError => new ApiError(404, 'key_not_found', 'Key with the requested ID could not be found.');
const keyExists = (): ApiError => new ApiError(409, 'key_already_exists', 'Key with the same ID already exists.');

function scopesParam(body: Body): string[] {
  const value = required(body, 'scopes');
  const isScope = (scope: unknown): scope is string => typeof scope === 'string' && KNOWN_SCOPES.has(scope);
  if (Array.isArray(value) && value.length <= MAX_SCOPES && value.every(isScope)) return [...new Set(value)];
  throw invalidArgument(
    `Invalid \`scopes\` param: Value must a valid array no longer than ${MAX_SCOPES} items and Value must be one of (${[...KNOWN_SCOPES].join(', ')})`,
  );
}

/** The end of a key; '' when it does not expire. */
function expireParam(body: Body): string {
  const value = body['expire'];
  if (value === undefined || value === null || value === '') return '';
  const stamp = parseDateTime(value);
  if (stamp === null) throw invalidArgument('Invalid `expire` param: Value must be valid date');
  return stamp;
}

/** @param secret shown once, when the key is made: only its hash is stored */
const keyJson = (key: ProjectKey, secret = ''): Body => ({
  $id: key.id,
  $createdAt: key.created,
  $updatedAt: key.updated,
  name: key.name,
  expire: key.expires,
  scopes: key.scopes,
  secret,
  accessedAt: key.accessed,
  sdks: [],
});

/** The handlers for the keys of the project. */
export function keyHandlers({
  accounts: { store, clock },
  keys,
}: Services): Record<'list' | 'create' | 'get' | 'change' | 'remove' | 'createEphemeral', Handler> {
  const find = (id: string): ProjectKey => {
    const key = findKey(store, id);
    if (!key) throw keyNotFound();
    return key;
  };

  return {
    list: (request) => {
      const all = allKeys(store).map((key) => keyJson(key));
      return listAnswer(request, 'keys', all, KEY_FIELDS);
    },

    create: async (request) => {
      const body = bodyOf(request);
      const secret = `standard_${randomBytes(SECRET_BYTES).toString('hex')}`;
      const created = clock.stamp();
      const key: ProjectKey = {
        id: idParam(body, 'keyId'),
        name: textParam(body, 'name', NAME_LENGTH),
        scopes: scopesParam(body),
        secretHash: hashSecret(secret),
        created,
        updated: created,
        expires: expireParam(body),
        accessed: '',
      };
      try {
        await store.write(() => insertKey(store, key));
      } catch (error) {
        throw violatedKey(error) === null ? error : keyExists();
      }
      return keyJson(key, secret);
    },

    get: (request) => keyJson(find(pathPart(request, 'keyId'))),

    change: async (request) => {
      const body = bodyOf(request);
      const name = textParam(body, 'name', NAME_LENGTH);
      const [scopes, expires] = [scopesParam(body), expireParam(body)];
      return store.write(() => {
        const before = find(pathPart(request, 'keyId'));
        const key = { ...before, name, scopes, expires, updated: clock.stampAfter(before.updated) };
        saveKey(store, key);
        return keyJson(key);
      });
    },

    remove: async (request) => {
      await store.write(() => {
        if (!deleteKey(store, pathPart(request, 'keyId'))) throw keyNotFound();
      });
    },

    createEphemeral: (request) => {
      const body = bodyOf(request);
      const scopes = scopesParam(body);
      const duration = integerParam(body, 'duration', { min: 1, max: MAX_EPHEMERAL_S });
      const now = clock.stamp();
      const { secret, expires } = keys.issueEphemeral(scopes, duration);
      const id = uniqueId();
      const key = { id, name: '', scopes, secretHash: '', created: now, updated: now, expires, accessed: '' };
      return keyJson(key, secret);
    },
  };
}
