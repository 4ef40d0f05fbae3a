import { isWithdrawn } from '../../../src/model/collections/withdrawn-attributes.ts';
import { inClear, type appwriteConfig } from '../../appwrite/appwrite-json.ts';
import type { HeldCollection, HeldPart, ServerState } from './server-state.ts';

type Config = ReturnType<typeof appwriteConfig>;
type Setting = string | number | boolean | null | undefined | readonly string[];

const PUSH_COLLECTIONS = 'push the collections';
const PUSH_BUCKETS = 'push the buckets';
const PUSH_FUNCTIONS = 'push the functions';
const PLAIN_TEXTS =
  'never let the CLI make them anew, that empties them; docs/appwrite.md says under "Encrypted texts" what to do';
/** The CLI pushes neither of them for a collection that exists. */
const IN_CONSOLE = 'correct it in the console, the CLI does not change it';

const shown = (value: Setting): string =>
  Array.isArray(value) ? (value.length > 0 ? value.join(', ') : 'empty') : String(value);

const isSame = (wanted: Setting, held: Setting): boolean =>
  Array.isArray(wanted) && Array.isArray(held)
    ? JSON.stringify([...wanted].toSorted()) === JSON.stringify([...held].toSorted())
    : (wanted ?? null) === (held ?? null);

/** One line for each setting that differs: what it is, what it should be, and what to do. */
function settings(
  what: string,
  wanted: Readonly<Record<string, unknown>>,
  held: Readonly<Record<string, unknown>>,
  names: readonly string[],
  advice: string,
): string[] {
  return names.flatMap((name) => {
    const [should, is] = [wanted[name] as Setting, held[name] as Setting];
    return isSame(should, is) ? [] : [`${what}: ${name} is ${shown(is)} and should be ${shown(should)}: ${advice}`];
  });
}

/** The settings of an attribute that the server repeats as they were given. */
const ATTRIBUTE_SETTINGS = ['type', 'format', 'required', 'array', 'size', 'elements', 'min', 'max', 'encrypt'];

/** Parts of a collection that are missing, not ready, or of another form. */
function parts(
  kind: string,
  collectionId: string,
  wanted: readonly { readonly key: string }[],
  held: readonly HeldPart[],
  namesOf: (one: object) => string[],
): string[] {
  return wanted.flatMap((one) => {
    const what = `${kind} ${collectionId}.${one.key}`;
    const found = held.find(({ key }) => key === one.key);
    if (!found) return [`${what} is missing: ${PUSH_COLLECTIONS}`];
    if (found.status !== 'available')
      return [`${what} is not ready (${found.status}${found.error ? `: ${found.error}` : ''}): wait, or make it again`];
    const advice = 'data depend on it: change it in the console, never delete it';
    return settings(what, { ...one }, found, namesOf(one), advice);
  });
}

function collectionDifferences(wanted: Config['collections'][number], held: HeldCollection | undefined): string[] {
  const what = `collection ${wanted.$id}`;
  if (!held) return [`${what} is missing: ${PUSH_COLLECTIONS}`];
  const known = new Set(wanted.attributes.map(({ key }) => key));
  const plain = wanted.attributes.filter(
    ({ key, encrypt }) => encrypt && held.attributes.some((one) => one.key === key && one.encrypt !== true),
  );
  const attributes = wanted.attributes.map((one) => (plain.includes(one) ? inClear(wanted.$id, one) : one));
  return [
    ...settings(what, wanted, { ...held }, ['$permissions', 'documentSecurity', 'enabled'], IN_CONSOLE),
    ...parts('attribute', wanted.$id, attributes, held.attributes, (one) =>
      ATTRIBUTE_SETTINGS.filter((name) => name in one && !(name === 'format' && Reflect.get(one, name) === '')),
    ),
    ...parts('index', wanted.$id, wanted.indexes, held.indexes, () => ['type', 'attributes']),
    ...(plain.length > 0 ? [`${what} stores in clear: ${plain.map(({ key }) => key).join(', ')}: ${PLAIN_TEXTS}`] : []),
    ...held.attributes
      .filter(({ key, required }) => required === true && !known.has(key))
      .map(
        ({ key }) => `attribute ${wanted.$id}.${key} is required and unknown to the app, which cannot save: remove it`,
      ),
    ...held.attributes
      .filter(({ key, required }) => required !== true && !known.has(key) && isWithdrawn(wanted.$id, key))
      .map(({ key }) => `attribute ${wanted.$id}.${key} is withdrawn, and its values can still be read: remove it`),
  ];
}

const BUCKET_SETTINGS = ['$permissions', 'fileSecurity', 'enabled', 'maximumFileSize', 'allowedFileExtensions'];
const FUNCTION_SETTINGS = ['enabled', 'execute', 'events', 'schedule', 'scopes', 'timeout', 'runtime', 'entrypoint'];

function functionDifferences(wanted: Config['functions'][number], held: ServerState['functions']): string[] {
  const what = `function ${wanted.$id}`;
  const found = held?.find(({ $id }) => $id === wanted.$id);
  if (!found) return [`${what} is missing: ${PUSH_FUNCTIONS}`];
  const differing = settings(what, wanted, { ...found }, FUNCTION_SETTINGS, PUSH_FUNCTIONS);
  if (found.deploymentId === '') return [...differing, `${what} has no code: ${PUSH_FUNCTIONS}`];
  const newer = found.vars.filter(({ $updatedAt }) => $updatedAt > found.deploymentCreatedAt).map(({ key }) => key);
  if (newer.length > 0)
    differing.push(`${what} runs without its newest variables (${newer.join(', ')}): ${PUSH_FUNCTIONS} once more`);
  if (found.latestDeploymentStatus === 'failed')
    differing.push(`${what}: its newest deployment failed, an older one runs: read its log and ${PUSH_FUNCTIONS}`);
  return differing;
}

/** What differs between appwrite.json and a server, one line each, with what to do. */
export function differences(config: Config, state: ServerState): string[] {
  const { collections, buckets, functions, platforms } = state;
  return [
    ...(collections
      ? config.collections.flatMap((one) =>
          collectionDifferences(
            one,
            collections.find(({ $id }) => $id === one.$id),
          ),
        )
      : []),
    ...(buckets
      ? config.buckets.flatMap((one) => {
          const found = buckets.find(({ $id }) => $id === one.$id);
          const what = `bucket ${one.$id}`;
          if (!found) return [`${what} is missing: ${PUSH_BUCKETS}`];
          return settings(what, one, { ...found }, BUCKET_SETTINGS, PUSH_BUCKETS);
        })
      : []),
    ...(functions ? config.functions.flatMap((one) => functionDifferences(one, functions)) : []),
    ...(platforms && !platforms.some(({ type }) => type === 'web')
      ? ['no web platform: add the host of the app in the console, or its requests fail as if there were no network']
      : []),
  ];
}
