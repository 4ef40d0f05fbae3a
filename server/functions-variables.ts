import type { FastifyInstance, FastifyRequest } from 'fastify';
import { toInstant } from '../src/model/instant.ts';
import { ApiError } from './api-error.ts';
import type { FunctionDefinition } from './functions-definition.ts';
import { bodyOf, pathPart, textParam } from './http/params.ts';
import { uniqueId } from './ids.ts';
import { findSetting, saveSetting } from './store/settings-rows.ts';
import type { Store } from './store/store.ts';

/** A variable of a function as Appwrite shows it. */
export interface Variable {
  readonly $id: string;
  readonly $createdAt: string;
  readonly $updatedAt: string;
  readonly key: string;
  readonly value: string;
  /** Never shown again and never made open again. */
  readonly secret: boolean;
  readonly resourceType: 'function';
  readonly resourceId: string;
}

const LONGEST_KEY = 255;
const LONGEST_VALUE = 8192;

const shown = (variable: Variable): Variable => (variable.secret ? { ...variable, value: '' } : variable);

/** What functions are given beside the request: kept with the data, handed over as environment of a run. */
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

  /** Keeps a variable in the place of the one with its id, or as a new one. @throws ApiError variable_already_exists */
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

/** The routes of the variables, below /v1. @param find throws when the function is not there */
export function addVariableRoutes(
  api: FastifyInstance,
  variables: FunctionVariables,
  find: (functionId: string) => FunctionDefinition,
): void {
  const functionOf = (request: FastifyRequest) => find(pathPart(request, 'functionId')).$id;
  const variableOf = (request: FastifyRequest) => variables.find(functionOf(request), pathPart(request, 'variableId'));

  api.get('/functions/:functionId/variables', scope('functions.read'), (request) => {
    const all = variables.of(functionOf(request));
    return { total: all.length, variables: all.map(shown) };
  });

  api.post('/functions/:functionId/variables', scope('functions.write'), async (request, reply) => {
    const body = bodyOf(request);
    const now = toInstant(Date.now());
    const made = await variables.put({
      $id: uniqueId(),
      $createdAt: now,
      $updatedAt: now,
      key: textParam(body, 'key', LONGEST_KEY),
      value: textParam(body, 'value', LONGEST_VALUE, 0),
      // As in Appwrite: secret unless said otherwise.
      secret: body['secret'] !== false,
      resourceType: 'function',
      resourceId: functionOf(request),
    });
    return reply.code(201).send(shown(made));
  });

  api.get('/functions/:functionId/variables/:variableId', scope('functions.read'), (request) =>
    shown(variableOf(request)),
  );

  api.put('/functions/:functionId/variables/:variableId', scope('functions.write'), async (request) => {
    const held = variableOf(request);
    const body = bodyOf(request);
    const isGiven = (name: string) => body[name] !== undefined && body[name] !== null;
    return shown(
      await variables.put({
        ...held,
        $updatedAt: toInstant(Date.now()),
        key: isGiven('key') ? textParam(body, 'key', LONGEST_KEY) : held.key,
        value: isGiven('value') ? textParam(body, 'value', LONGEST_VALUE, 0) : held.value,
        secret: held.secret || body['secret'] === true,
      }),
    );
  });

  api.delete('/functions/:functionId/variables/:variableId', scope('functions.write'), async (request, reply) => {
    await variables.remove(functionOf(request), pathPart(request, 'variableId'));
    return reply.code(204).send();
  });
}
