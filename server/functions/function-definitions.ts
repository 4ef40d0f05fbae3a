import { existsSync, readFileSync } from 'node:fs';
import { dirname, extname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FunctionHandler } from './function-context.ts';

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
  /** Scopes of its API key. */
  readonly scopes: readonly string[];
  /** In seconds. */
  readonly timeout: number;
  readonly enabled: boolean;
  readonly logging: boolean;
  readonly runtime: string;
  readonly entrypoint: string;
  /** Folder of its code, relative to appwrite.json. */
  readonly path: string;
}

/** Appwrite's default, in seconds. */
const DEFAULT_TIMEOUT_S = 15;

const withDefaults = (declared: Partial<FunctionDefinition> & { $id: string }): FunctionDefinition => ({
  name: declared.$id,
  execute: [],
  events: [],
  schedule: '',
  scopes: [],
  timeout: DEFAULT_TIMEOUT_S,
  enabled: true,
  logging: true,
  runtime: 'node-20.0',
  entrypoint: 'main.js',
  path: `functions/${declared.$id}`,
  ...declared,
});

/** Reads the functions of an appwrite.json. */
export function readDefinitions(configPath: string): FunctionDefinition[] {
  const { functions = [] } = JSON.parse(readFileSync(configPath, 'utf8')) as {
    functions?: (Partial<FunctionDefinition> & { $id: string })[];
  };
  return functions.map(withDefaults);
}

/** The path of the entry file: the declared one, or, if only that exists, the TypeScript file of the same name. */
function entryFile(configPath: string, definition: FunctionDefinition): string {
  const declared = resolve(dirname(configPath), definition.path, definition.entrypoint);
  const inTypeScript = `${declared.slice(0, -extname(declared).length)}.ts`;
  return !existsSync(declared) && existsSync(inTypeScript) ? inTypeScript : declared;
}

/**
 * Loads the code of a function.
 * @throws Error when the file is missing or has no default export that is a function
 */
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
