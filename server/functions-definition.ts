import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from './functions-context.ts';

/** One function as appwrite.json declares it. */
export interface FunctionDefinition {
  readonly $id: string;
  readonly name: string;
  /** Roles that may start it over HTTP. */
  readonly execute: readonly string[];
  /** Event names, wildcards allowed. */
  readonly events: readonly string[];
  /** Five cron fields in UTC, or empty. */
  readonly schedule: string;
  /** What its key may do. */
  readonly scopes: readonly string[];
  /** Seconds. */
  readonly timeout: number;
  readonly enabled: boolean;
  readonly logging: boolean;
  readonly runtime: string;
  readonly entrypoint: string;
  /** Folder of its code, relative to appwrite.json. */
  readonly path: string;
}

/** Appwrite's own default, in seconds. */
const DEFAULT_TIMEOUT_S = 15;

const asDefined = (given: Partial<FunctionDefinition> & { $id: string }): FunctionDefinition => ({
  name: given.$id,
  execute: [],
  events: [],
  schedule: '',
  scopes: [],
  timeout: DEFAULT_TIMEOUT_S,
  enabled: true,
  logging: true,
  runtime: 'node-20.0',
  entrypoint: 'main.js',
  path: `functions/${given.$id}`,
  ...given,
});

/** The functions of an appwrite.json. */
export function readDefinitions(configPath: string): FunctionDefinition[] {
  const { functions = [] } = JSON.parse(readFileSync(configPath, 'utf8')) as {
    functions?: (Partial<FunctionDefinition> & { $id: string })[];
  };
  return functions.map(asDefined);
}

/** The entry file: the one declared, or where only that exists the same name in TypeScript. */
function entryFile(configPath: string, definition: FunctionDefinition): string {
  const declared = resolve(dirname(configPath), definition.path, definition.entrypoint);
  const inTypeScript = `${declared.slice(0, -extname(declared).length)}.ts`;
  return !existsSync(declared) && existsSync(inTypeScript) ? inTypeScript : declared;
}

/** Loads the code of a function. @throws Error when there is none or it exports no function */
export async function loadHandler(configPath: string, definition: FunctionDefinition): Promise<FunctionHandler> {
  const loaded = (await import(/* @vite-ignore */ pathToFileURL(entryFile(configPath, definition)).href)) as {
    default?: unknown;
  };
  // A CommonJS module with an ES default export arrives wrapped twice.
  const found = [loaded.default, (loaded.default as { default?: unknown } | undefined)?.default];
  const handler = found.find((candidate) => typeof candidate === 'function');
  if (!handler) throw new Error(`Function ${definition.$id} exports no function`);
  return handler as FunctionHandler;
}
