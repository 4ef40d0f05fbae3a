import type { Bucket, Collection } from '../../../server/schema/schema.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import type { Client } from '../server/client.ts';
import { documents, done, recordId, type MatrixClinic } from './clinic.ts';
import { measureBucket, measureCollection, measureEvents, wrongCells } from './measure.ts';
import { documentVerbs, type Verb } from './rules.ts';
import { collections, type ConfiguredCollection } from './samples.ts';

/** A mutant: one rule removed or loosened. If no cell becomes wrong, the matrix does not test that rule. */
export interface Mutant {
  readonly name: string;
  /** The wrong cells while the mutant is active. */
  red(clinic: MatrixClinic): Promise<string[]>;
}

type Loose<T> = { -readonly [K in keyof T]: T[K] };
/**
 * The collection object that the running server reads at every call, so that a test can change a rule and restore it.
 */
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

/** Rules that appwrite.json does not contain; each would open access. */
const holes = ['read any', 'read users', 'create guests', 'update users', 'delete users'] as const;
const toPermission = (hole: string) => {
  const [action, role] = hole.split(' ') as ['read' | 'create' | 'update' | 'delete', string];
  return { action, role };
};
/** The verbs that can detect the change of a rule; few, so that a run over all rules stays short. */
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

/** Whether the existing rules already allow what this hole would allow. */
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

/** Measures while the grants of a record are changed, and restores them afterwards. */
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

/** The grants that the record has. A grant that it never had needs no mutant. */
const grantsOf = (collection: ConfiguredCollection, clinic: MatrixClinic): Promise<string[]> =>
  clinic.server
    .get(documents(collection.$id, recordId(collection)))
    .then((answer) => done(answer)['$permissions'] as string[]);

/** Every mutant: one for each rule of appwrite.json and for each kind of grant of a record. */
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
