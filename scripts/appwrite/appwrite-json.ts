import { buckets, extensionsOf, type Bucket, type BucketId } from '../../src/model/files/bucket.ts';
import { recordTypes } from '../../src/model/collections/collections.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import type { Attribute } from '../../src/model/schema/field.ts';
import type { RecordType } from '../../src/model/schema/record.ts';

const bucket = ({ id, name, maximumBytes, grants }: Bucket & { id: BucketId }) => ({
  $id: id,
  $permissions: grants ?? ['create("users")'],
  fileSecurity: grants === undefined,
  name,
  enabled: true,
  maximumFileSize: maximumBytes,
  allowedFileExtensions: extensionsOf(id),
  compression: 'none',
  encryption: true,
  // Asks for the scanner of an Appwrite that has one; the embedded server answers false.
  antivirus: true,
});

/** The CLI reads bounds as whole numbers, so they are rounded outwards; the check of the record itself stays exact. */
const withWholeBounds = (attribute: Attribute): Attribute => ({
  ...attribute,
  ...(attribute.min === undefined ? {} : { min: Math.floor(attribute.min) }),
  ...(attribute.max === undefined ? {} : { max: Math.ceil(attribute.max) }),
});

type NamedAttribute = Attribute & { readonly key: string };

/** The attribute as it is in a project that stores its texts in clear: Appwrite cannot encrypt an attribute in place. */
export function inClear(collectionId: string, attribute: NamedAttribute): NamedAttribute {
  if (!attribute.encrypt) return attribute;
  const type = recordTypes.find((one: RecordType) => one.collection === collectionId) as RecordType | undefined;
  return { ...attribute, size: type?.fields[attribute.key]?.longest ?? attribute.size, encrypt: false };
}

const collection = (type: RecordType) => ({
  $id: type.collection,
  $permissions: [...type.collectionGrants],
  databaseId: DATABASE_ID,
  name: type.title,
  enabled: true,
  documentSecurity: type.documentSecurity,
  attributes: Object.entries(type.fields).map(([key, { attribute }]) => ({ key, ...withWholeBounds(attribute) })),
  indexes: type.indexes.map(({ type: kind, on }) => ({
    key: `i_${on.map((name) => name.replace('$', '')).join('_')}`.slice(0, 36),
    type: kind,
    status: 'available',
    attributes: [...on],
    orders: kind === 'fulltext' ? [] : on.map(() => 'ASC'),
  })),
});

/**
 * The event of one action in a collection, or of all actions. Appwrite refuses `upsert` here, although it names the event
 * so: a function that needs upserts subscribes to all actions.
 */
const onDocument = (id: string, action?: 'create' | 'update' | 'delete') =>
  [`databases.${DATABASE_ID}.collections.${id}.documents.*`, action].filter(Boolean).join('.');

const functions = [
  {
    $id: 'care-access',
    name: 'Care access',
    execute: ['users'],
    events: [
      onDocument('profiles'),
      onDocument('doctor_messages', 'create'),
      onDocument('medical_documents', 'delete'),
      onDocument('bloodwork_results', 'delete'),
      onDocument('care_notes', 'create'),
      // What the midwives of a hospital read, and where a doctor works.
      onDocument('hospitals'),
      onDocument('doctors'),
      // For labels and status: Appwrite refuses `users.*.update.labels`, although it names the event so.
      'users.*.update',
      'users.*.delete',
    ],
    schedule: '* * * * *',
    scopes: ['users.read', 'databases.read', 'documents.read', 'documents.write', 'files.read', 'files.write'],
  },
  {
    $id: 'account',
    name: 'Account erasure',
    execute: ['users'],
    events: [],
    schedule: '* * * * *',
    scopes: [
      'users.read',
      'users.write',
      'targets.read',
      'targets.write',
      'databases.read',
      'documents.read',
      'documents.write',
      'buckets.read',
      'files.read',
      'files.write',
    ],
  },
  {
    $id: 'doctor-messages',
    name: 'Doctor messages',
    execute: ['users'],
    events: [],
    schedule: '',
    scopes: ['databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'forum',
    name: 'Forum',
    execute: ['users'],
    events: [],
    schedule: '',
    scopes: ['users.read', 'databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'forum-counters',
    name: 'Forum counters',
    execute: [],
    // The function that writes counts at once. Events would start one run for every reply of a deleted topic.
    events: [],
    schedule: '* * * * *',
    scopes: ['users.read', 'databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'reminders',
    name: 'Reminders',
    execute: ['users'],
    events: [],
    schedule: '* * * * *',
    // Appwrite 1.9.5 and newer want `users` for the push targets of a user, older versions `targets`.
    scopes: [
      'users.read',
      'users.write',
      'targets.read',
      'targets.write',
      'databases.read',
      'documents.read',
      'documents.write',
    ],
  },
  {
    $id: 'ai',
    name: 'AI gateway',
    // Called at its own URL without a session: the function checks the session token itself.
    execute: ['any'],
    events: [],
    schedule: '',
    scopes: ['databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'user-count',
    name: 'User count',
    // The home page is public.
    execute: ['any'],
    events: [],
    schedule: '',
    scopes: ['users.read'],
  },
  {
    $id: 'contact',
    name: 'Contact form',
    // Also without an account.
    execute: ['any'],
    events: [],
    schedule: '',
    scopes: ['databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'devices',
    name: 'Devices',
    // A lost phone has no session any more when it asks whether it must erase its data.
    execute: ['any'],
    events: [],
    schedule: '',
    scopes: ['users.read', 'users.write', 'databases.read', 'documents.read', 'documents.write'],
  },
  {
    $id: 'clinic',
    name: 'Clinic administration',
    // The function checks the role in the account: a label that was withdrawn a moment ago counts.
    execute: ['users'],
    events: [],
    // It publishes articles whose time has come, and once a night deletes what the clinic does not keep longer.
    schedule: '*/5 * * * *',
    scopes: [
      'users.read',
      'users.write',
      'targets.read',
      'targets.write',
      'databases.read',
      'documents.read',
      'documents.write',
    ],
  },
].map((given) => ({
  ...given,
  runtime: 'node-20.0',
  // Named, because Appwrite otherwise takes the largest that it allows, and each push would show a difference.
  specification: 's-1vcpu-512mb',
  timeout: 60,
  enabled: true,
  logging: true,
  entrypoint: 'main.js',
  commands: '',
  path: `functions/${given.$id}`,
}));

/** The schema of every backend, built from src/model. */
export const appwriteConfig = () => ({
  projectId: 'maia',
  projectName: 'Maia',
  databases: [{ $id: DATABASE_ID, name: 'Maia', enabled: true }],
  collections: recordTypes.map(collection),
  buckets: Object.values(buckets).map(bucket),
  functions,
});

/** The text of appwrite.json. */
export const appwriteJson = (): string => `${JSON.stringify(appwriteConfig(), null, 2)}\n`;
