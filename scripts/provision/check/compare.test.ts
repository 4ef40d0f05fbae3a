import { expect, it } from 'vitest';
import { appwriteConfig } from '../../appwrite/appwrite-json.ts';
import { differences } from './compare.ts';
import type { HeldCollection, ServerState } from './server-state.ts';

const config = appwriteConfig();

/** A server that has exactly what appwrite.json says, as Appwrite describes it. */
const rightServer = () => ({
  collections: config.collections.map((one) => ({
    ...one,
    attributes: one.attributes.map((each) => ({ ...each, status: 'available', error: '' })),
    indexes: one.indexes.map((each) => ({ ...each, status: 'available', error: '' })),
  })) as unknown as HeldCollection[],
  buckets: config.buckets.map((one) => ({ ...one })) as unknown as NonNullable<ServerState['buckets']>,
  functions: config.functions.map((one) => ({
    ...one,
    deploymentId: 'd-1',
    deploymentCreatedAt: '2026-11-26T10:00:00.000+00:00',
    latestDeploymentStatus: 'ready',
    vars: [{ key: 'AI_MODEL', $updatedAt: '2026-11-26T09:00:00.000+00:00' }],
  })) as unknown as NonNullable<ServerState['functions']>,
  platforms: [{ type: 'web', hostname: 'maia.clinic.example' }],
});

const at = <T extends { readonly $id: string }>(all: readonly T[], id: string): T => {
  const found = all.find(({ $id }) => $id === id);
  if (!found) throw new Error(`No ${id}`);
  return found;
};

it('finds nothing on a server that is as appwrite.json says', () => {
  expect(differences(config, rightServer())).toEqual([]);
});

it('leaves out what could not be read', () => {
  expect(differences(config, {})).toEqual([]);
});

it('finds everything missing on an empty server', () => {
  const lines = differences(config, { collections: [], buckets: [], functions: [], platforms: [] });
  expect(lines).toHaveLength(config.collections.length + config.buckets.length + config.functions.length + 1);
  expect(lines).toContain('collection profiles is missing: push the collections');
  expect(lines).toContain('function reminders is missing: push the functions');
  expect(lines.at(-1)).toMatch(/^no web platform: add the host of the app/);
});

it.each<[string, (server: ReturnType<typeof rightServer>) => void, string | string[]]>([
  [
    'a collection that everybody may read',
    ({ collections }) => Object.assign(at(collections, 'blood_pressure'), { $permissions: ['read("any")'] }),
    'collection blood_pressure: $permissions is read("any") and should be create("users"): correct it in the console, the CLI does not change it',
  ],
  [
    'a collection whose documents have no permissions of their own',
    ({ collections }) => Object.assign(at(collections, 'blood_pressure'), { documentSecurity: false }),
    'collection blood_pressure: documentSecurity is false and should be true: correct it in the console, the CLI does not change it',
  ],
  [
    'an attribute that is too short',
    ({ collections }) =>
      Object.assign(at(collections, 'profiles').attributes.find(({ key }) => key === 'name') ?? {}, { size: 20 }),
    'attribute profiles.name: size is 20 and should be 128: data depend on it: change it in the console, never delete it',
  ],
  [
    'texts that are stored in clear, with the size that they have then',
    ({ collections }) => {
      for (const attribute of at(collections, 'blood_pressure').attributes)
        if (attribute.encrypt) Object.assign(attribute, { encrypt: false, size: attribute.key === 'note' ? 1000 : 20 });
    },
    'collection blood_pressure stores in clear: symptoms, note: never let the CLI make them anew, that empties them; docs/appwrite.md says under "Encrypted texts" what to do',
  ],
  [
    'a text that is stored in clear and too short',
    ({ collections }) =>
      Object.assign(at(collections, 'weight').attributes.find(({ key }) => key === 'note') ?? {}, {
        encrypt: false,
        size: 20,
      }),
    [
      'attribute weight.note: size is 20 and should be 1000: data depend on it: change it in the console, never delete it',
      'collection weight stores in clear: note: never let the CLI make them anew, that empties them; docs/appwrite.md says under "Encrypted texts" what to do',
    ],
  ],
  [
    'an attribute that could not be made',
    ({ collections }) =>
      Object.assign(at(collections, 'blood_pressure').attributes.find(({ key }) => key === 'note') ?? {}, {
        status: 'failed',
        error: 'row too wide',
      }),
    'attribute blood_pressure.note is not ready (failed: row too wide): wait, or make it again',
  ],
  [
    'a required attribute that the app does not know',
    ({ collections }) =>
      Object.assign(at(collections, 'weight'), {
        attributes: [...at(collections, 'weight').attributes, { key: 'shoe', status: 'available', required: true }],
      }),
    'attribute weight.shoe is required and unknown to the app, which cannot save: remove it',
  ],
  [
    'an attribute that an earlier version stored and readers must not see',
    ({ collections }) =>
      Object.assign(at(collections, 'rosters'), {
        attributes: [...at(collections, 'rosters').attributes, { key: 'changedBy', status: 'available' }],
      }),
    'attribute rosters.changedBy is withdrawn, and its values can still be read: remove it',
  ],
  [
    'a bucket for smaller files',
    ({ buckets }) => Object.assign(at(buckets, 'medical-files'), { maximumFileSize: 1000 }),
    'bucket medical-files: maximumFileSize is 1000 and should be 26214400: push the buckets',
  ],
  [
    'a function without a scope',
    ({ functions }) => Object.assign(at(functions, 'user-count'), { scopes: [] }),
    'function user-count: scopes is empty and should be users.read: push the functions',
  ],
  [
    'a function without code',
    ({ functions }) => Object.assign(at(functions, 'forum'), { deploymentId: '' }),
    'function forum has no code: push the functions',
  ],
  [
    'a function whose variables are newer than its code',
    ({ functions }) =>
      Object.assign(at(functions, 'ai').vars[0] ?? {}, { $updatedAt: '2026-11-26T11:00:00.000+00:00' }),
    'function ai runs without its newest variables (AI_MODEL): push the functions once more',
  ],
])('names %s and what to do', (_, change, line) => {
  const server = structuredClone(rightServer());
  change(server);
  expect(differences(config, server)).toEqual([line].flat());
});
