import { recordTypes } from '../src/model/collections.ts';
import { DATABASE_ID } from '../src/model/database-id.ts';
import type { RecordType } from '../src/model/record.ts';

/** Buckets of spec section 3; the file rules of each belong to the issues that upload. */
const bucket = (id: string, name: string, extensions: string[], maximumFileSize: number) => ({
  $id: id,
  $permissions: ['create("users")'],
  fileSecurity: true,
  name,
  enabled: true,
  maximumFileSize,
  allowedFileExtensions: extensions,
  compression: 'none',
  encryption: true,
  antivirus: true,
});

const images = ['jpg', 'jpeg', 'png', 'webp', 'heic'];
const MB = 1_000_000;

const collection = (type: RecordType) => ({
  $id: type.collection,
  $permissions: [...type.collectionGrants],
  databaseId: DATABASE_ID,
  name: type.title,
  enabled: true,
  documentSecurity: type.documentSecurity,
  attributes: Object.entries(type.fields).map(([key, { attribute }]) => ({ key, ...attribute })),
  indexes: type.indexes.map(({ type: kind, on }) => ({
    key: `i_${on.map((name) => name.replace('$', '')).join('_')}`.slice(0, 36),
    type: kind,
    status: 'available',
    attributes: [...on],
    orders: kind === 'fulltext' ? [] : on.map(() => 'ASC'),
  })),
});

/** An event name for every write of one collection. */
const onWrite = (id: string, ...actions: string[]) =>
  actions.map((action) => `databases.${DATABASE_ID}.collections.${id}.documents.*.${action}`);

const functions = [
  {
    $id: 'care-access',
    name: 'Care access',
    execute: ['users'],
    events: [
      ...onWrite('profiles', 'create', 'update', 'upsert'),
      ...onWrite('doctor_messages', 'create'),
      'users.*.update.labels',
      'users.*.update.status',
      'users.*.delete',
    ],
    schedule: '* * * * *',
    scopes: ['users.read', 'databases.read', 'documents.read', 'documents.write'],
  },
].map((given) => ({
  ...given,
  runtime: 'node-20.0',
  timeout: 60,
  enabled: true,
  logging: true,
  entrypoint: 'main.js',
  commands: '',
  path: `functions/${given.$id}`,
}));

/** The text of appwrite.json: the schema of any backend, written from src/model. */
export const appwriteJson = (): string =>
  `${JSON.stringify(
    {
      projectId: 'maia',
      projectName: 'Maia',
      databases: [{ $id: DATABASE_ID, name: 'Maia', enabled: true }],
      collections: recordTypes.map(collection),
      buckets: [
        bucket('medical-files', 'Medical files', [...images, 'pdf'], 20 * MB),
        bucket('profile-photos', 'Profile photos', images, 5 * MB),
        bucket('chat-images', 'Chat images', images, 10 * MB),
      ],
      functions,
    },
    null,
    2,
  )}\n`;
