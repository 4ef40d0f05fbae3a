import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toInstant } from '../../src/model/time/instant.ts';
import { ApiError } from '../protocol/api-error.ts';
import type { FunctionDefinition } from './function-definitions.ts';
import { bodyOf, pathPart, textParam } from '../http/params.ts';
import { uniqueId } from '../protocol/ids.ts';
import { findSetting, saveSetting } from '../store/settings-rows.ts';
import type { Store } from '../store/store.ts';

/** A variable of a function in Appwrite's format. */
export interface Variable {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly key: string;
  readonly value: string;
  /** The value is never returned, and the variable stays secret. */
  readonly secret: boolean;
  readonly resourceType: 'function';
  readonly resourceId: string;
}

const LONGEST_KEY = 255;
const LONGEST_VALUE = 8192;

const withoutSecret = (variable: Variable): Variable => (variable.secret ? { ...variable, value: '' } : variable);

/** The variables of functions: stored in the database, passed to a run as environment variables. */
export class FunctionVariables {
  constructor(private readonly store: Store) {}

  private settingOf(functionId: string): string {
    return `function-variables/${functionId}`;
  }

  of(functionId: string): readonly Variable[] {
    return JSON.parse(findSetting(this.store, this.settingOf(functionId)) ?? '[]') as Variable[];
  }

  environmentOf(functionId: string): Record<string, string> {
    return Object.fromEntries(this.of(functionId).map(({ key, value }) => [key, value]));
  }

  /** @throws ApiError variable_not_found */
  find(functionId: string, id: string): Variable {
    const found = this.of(functionId).find(({ $id }) => $id === id);
    if (!found) throw new ApiError(404, 'variable_not_found', 'Variable with the requested ID could not be found.');
    return found;
  }

  /**
   * Stores a variable; replaces the one with the same id.
   * @throws ApiError variable_already_exists when the key is taken
   */
  async put(variable: Variable): Promise<Variable> {
    const { resourceId, $id, key } = variable;
    await this.store.write(() => {
      const others = this.of(resourceId).filter((other) => other.$id !== $id);
      if (others.some((other) => other.key === key)) {
        const message = 'Variable with the same ID already exists in this project. Try again with a different ID.';
        throw new ApiError(409, 'variable_already_exists', message);
      }
      saveSetting(this.store, this.settingOf(resourceId), JSON.stringify([...others, variable]));
    });
    return variable;
  }

  async remove(functionId: string, id: string): Promise<void> {
    await this.store.write(() => {
      this.find(functionId, id);
      const rest = this.of(functionId).filter(({ $id }) => $id !== id);
      saveSetting(this.store, this.settingOf(functionId), JSON.stringify(rest));
    });
  }
}

const scope = (name: string) => ({ config: { scope: name } });

/**
 * The routes of the variables, below /v1.
 * @param find throws when the function does not exist
 */
export function addVariableRoutes(
  api: FastifyInstance,
  variables: FunctionVariables,
  find: (functionId: string) => FunctionDefinition,
): void {
  const functionOf = (request: FastifyRequest) => find(pathPart(request, 'functionId')).$id;
  const variableOf = (request: FastifyRequest) => variables.find(functionOf(request), pathPart(request, 'variableId'));

  api.get('/functions/:functionId/variables', scope('functions.read'), (request) => {
    const all = variables.of(functionOf(request));
    return { total: all.length, variables: all.map(withoutSecret) };
  });

  api.post('/functions/:functionId/variables', scope('functions.write'), async (request, reply) => {
    const body = bodyOf(request);
    const now = toInstant(Date.now());
    const created = await variables.put({
      $id: uniqueId(),
      $createdAt: now,
      $updatedAt: now,
      key: textParam(body, 'key', LONGEST_KEY),
      value: textParam(body, 'value', LONGEST_VALUE, 0),
      // As in Appwrite: secret unless the request says false.
      secret: body['secret'] !== false,
      resourceType: 'function',
      resourceId: functionOf(request),
    });
    return reply.code(201).send(withoutSecret(created));
  });

  api.get('/functions/:functionId/variables/:variableId', scope('functions.read'), (request) =>
    withoutSecret(variableOf(request)),
  );

  api.put('/functions/:functionId/variables/:variableId', scope('functions.write'), async (request) => {
    const existing = variableOf(request);
    const body = bodyOf(request);
    const isSet = (name: string) => body[name] !== undefined && body[name] !== null;
    return withoutSecret(
      await variables.put({
        ...existing,
        $updatedAt: toInstant(Date.now()),
        key: isSet('key') ? textParam(body, 'key', LONGEST_KEY) : existing.key,
        value: isSet('value') ? textParam(body, 'value', LONGEST_VALUE, 0) : existing.value,
        secret: existing.secret || body['secret'] === true,
      }),
    );
  });

  api.delete('/functions/:functionId/variables/:variableId', scope('functions.write'), async (request, reply) => {
    await variables.remove(functionOf(request), pathPart(request, 'variableId'));
    return reply.code(204).send();
  });
}
