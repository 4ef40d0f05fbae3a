import type { Bucket, Collection } from '../../../server/schema/schema.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import type { Client } from '../server/client.ts';
import { documents, done, recordId, type MatrixClinic } from './clinic.ts';
import { measureBucket, measureCollection, measureEvents, wrongCells } from './measure.ts';
import { documentVerbs, type Verb } from './rules.ts';
import { collections, type ConfiguredCollection } from './samples.ts';

/** One rule taken away or loosened, and what the matrix says then; nothing red means that nobody would notice. */
export interface Mutant {
  readonly name: string;
  /** The wrong cells while the rule is gone. */
  red(clinic: MatrixClinic): Promise<string[]>;
}

type Loose<T> = { -readonly [K in keyof T]: T[K] };
/** What the running server reads at every call, so that a rule can be taken out of it and put back. */
const ruleOf = (clinic: MatrixClinic, id: string) =>
  clinic.running.backend.schema.databases.get(DATABASE_ID)!.collections.get(id) as Loose<Collection>;
const bucketOf = (clinic: MatrixClinic, id: string) => clinic.running.backend.schema.buckets.get(id) as Loose<Bucket>;

async function during<T extends object>(
  rule: T,
  changes: Partial<T>,
  measure: () => Promise<string[]>,
): Promise<string[]> {
  const before = { ...rule };
  Object.assign(rule, changes);
  try {
    return await measure();
  } finally {
    Object.assign(rule, before);
  }
}

/** Rules that nobody wrote, each of them a hole. */
const holes = ['read any', 'read users', 'create guests', 'update users', 'delete users'] as const;
const toPermission = (hole: string) => {
  const [action, role] = hole.split(' ') as ['read' | 'create' | 'update' | 'delete', string];
  return { action, role };
};
/** The few questions that can tell, so that a run over all rules stays short. */
const verbsOf: Readonly<Record<string, readonly Verb[]>> = {
  read: ['get', 'list'],
  create: ['create'],
  update: ['update'],
  delete: ['delete'],
};

const measured = async (
  clinic: MatrixClinic,
  collection: ConfiguredCollection,
  verbs: readonly Verb[] = documentVerbs,
) => wrongCells(await measureCollection(clinic, collection, verbs));

/** Whether the rules let in already whom this hole would. */
const isOpenAnyway = (hole: string, permissions: readonly string[]): boolean =>
  permissions.some((text) => text === `${hole.split(' ')[0]}("any")` || text === hole.replace(/ (.+)/, '("$1")'));

function ofCollection(collection: ConfiguredCollection): Mutant[] {
  const { $id, $permissions, documentSecurity } = collection;
  const ofAction = (action: string) => verbsOf[action] ?? documentVerbs;
  const taken = $permissions.map((text): Mutant => {
    const [, action = '', role = ''] = /^(\w+)\("(.+)"\)$/.exec(text) ?? [];
    return {
      name: `${$id} without ${text}`,
      red: (clinic) => {
        const rule = ruleOf(clinic, $id);
        const permissions = rule.permissions.filter((each) => each.action !== action || each.role !== role);
        return during(rule, { permissions }, () => measured(clinic, collection, ofAction(action)));
      },
    };
  });
  const added = holes
    .filter((hole) => !isOpenAnyway(hole, $permissions))
    .map((hole): Mutant => ({
      name: `${$id} with ${hole}`,
      red: (clinic) => {
        const rule = ruleOf(clinic, $id);
        const permissions = [...rule.permissions, toPermission(hole)];
        return during(rule, { permissions }, () => measured(clinic, collection, ofAction(hole.split(' ')[0] ?? '')));
      },
    }));
  const security: Mutant = {
    name: `${$id} ${documentSecurity ? 'without' : 'with'} grants on each document`,
    red: (clinic) =>
      during(ruleOf(clinic, $id), { documentSecurity: !documentSecurity }, () =>
        measured(clinic, collection, ['get', 'update', 'delete']),
      ),
  };
  // Nobody holds a grant on what only the server keeps for itself, or is let in by the collection anyway.
  return [...taken, ...added, security];
}

function ofBucket({ id: bucket, permissions: given, fileSecurity }: Bucket): Mutant[] {
  const open = given.map(({ action, role }) => `${action}("${role}")`);
  const red = async (clinic: MatrixClinic) => wrongCells(await measureBucket(clinic, bucket));
  return [
    {
      name: `${bucket} without ${open.join(', ')}`,
      red: (clinic) => during(bucketOf(clinic, bucket), { permissions: [] }, () => red(clinic)),
    },
    ...holes
      .filter((hole) => !isOpenAnyway(hole, open))
      .map((hole): Mutant => ({
        name: `${bucket} with ${hole}`,
        red: (clinic) => {
          const rule = bucketOf(clinic, bucket);
          return during(rule, { permissions: [...rule.permissions, toPermission(hole)] }, () => red(clinic));
        },
      })),
    ...(fileSecurity
      ? [
          {
            name: `${bucket} without grants on each file`,
            red: (clinic: MatrixClinic) => during(bucketOf(clinic, bucket), { fileSecurity: false }, () => red(clinic)),
          },
        ]
      : []),
  ];
}

/** Takes one grant after the other from what was granted, and gives one too many. */
async function withGrants(
  clinic: MatrixClinic,
  path: string,
  change: (grants: string[]) => string[],
  measure: () => Promise<string[]>,
): Promise<string[]> {
  const { server } = clinic;
  const { $permissions } = done(await server.get(path)) as { $permissions: string[] };
  const set = async (permissions: string[]) => done(await changeGrants(server, path, permissions));
  await set(change($permissions));
  try {
    return await measure();
  } finally {
    await set($permissions);
  }
}
const changeGrants = (server: Client, path: string, permissions: string[]) =>
  path.startsWith('/storage') ? server.put(path, { permissions }) : server.patch(path, { permissions });

const strangers = ['user:mallory', 'user:dr-ben', 'user:dr-cyd'];

function ofGrants(collection: ConfiguredCollection): Mutant[] {
  const path = documents(collection.$id, recordId(collection));
  return [
    ...['read', 'update', 'delete'].map((action): Mutant => ({
      name: `${collection.$id} without its ${action} grants`,
      red: (clinic) =>
        withGrants(
          clinic,
          path,
          (grants) => grants.filter((grant) => !grant.startsWith(action)),
          () => measured(clinic, collection, verbsOf[action]),
        ),
    })),
    ...strangers.map((who): Mutant => ({
      name: `${collection.$id} read by ${who}`,
      red: (clinic) =>
        withGrants(
          clinic,
          path,
          (grants) => [...grants, `read("${who}")`],
          async () => wrongCells(await measureEvents(clinic, [collection], [])),
        ),
    })),
  ];
}

/** A grant that a record never has cannot be missed. */
const grantsOf = (collection: ConfiguredCollection, clinic: MatrixClinic): Promise<string[]> =>
  clinic.server
    .get(documents(collection.$id, recordId(collection)))
    .then((answer) => done(answer)['$permissions'] as string[]);

/** Every rule of appwrite.json and every grant of a record, one mutant each. */
export async function allMutants(clinic: MatrixClinic): Promise<Mutant[]> {
  const personal = collections.filter(
    ({ $permissions, documentSecurity }) => documentSecurity && $permissions.length > 0,
  );
  const grants = await Promise.all(
    personal.map(async (collection) => {
      const held = await grantsOf(collection, clinic);
      return ofGrants(collection).filter(({ name }) => {
        const [, action] = / without its (\w+) grants$/.exec(name) ?? [];
        return !action || held.some((grant) => grant.startsWith(action));
      });
    }),
  );
  return [
    ...collections.flatMap(ofCollection),
    ...[...clinic.running.backend.schema.buckets.values()].flatMap(ofBucket),
    ...grants.flat(),
  ];
}
