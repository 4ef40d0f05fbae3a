const attribute = (key: string, type: string, more: Record<string, unknown> = {}): Record<string, unknown> => ({
  key,
  type,
  required: false,
  array: false,
  default: null,
  ...more,
});

const index = (key: string, type: string, attributes: string[]): Record<string, unknown> => ({
  key,
  type,
  attributes,
  orders: attributes.map(() => 'ASC'),
});

const LARGE_FILES = 100_000_000;

/** The project against which the exchanges were recorded, as its answers show it. */
export const recordedSchema = {
  projectId: 'lists',
  databases: [{ $id: 'main', name: 'main', enabled: true }],
  collections: [
    {
      $id: 'notes',
      databaseId: 'main',
      name: 'notes',
      enabled: true,
      documentSecurity: true,
      $permissions: ['create("users")'],
      attributes: [
        attribute('title', 'string', { size: 100, required: true }),
        attribute('body', 'string', { size: 5000 }),
        attribute('slug', 'string', { size: 64 }),
        attribute('count', 'integer', { min: 0, max: 1000, default: 0 }),
        attribute('score', 'double'),
        attribute('done', 'boolean', { default: false }),
        attribute('tags', 'string', { size: 32, array: true }),
        attribute('due', 'datetime'),
        attribute('kind', 'enum', { elements: ['a', 'b', 'c'], default: 'a' }),
        attribute('email', 'email'),
        attribute('url', 'url'),
        attribute('blob', 'string', { size: 1_000_000 }),
      ],
      indexes: [
        index('slug', 'unique', ['slug']),
        index('body', 'fulltext', ['body']),
        index('count', 'key', ['count']),
      ],
    },
    {
      $id: 'board',
      databaseId: 'main',
      name: 'board',
      enabled: true,
      documentSecurity: false,
      $permissions: ['read("any")', 'create("users")'],
      attributes: [attribute('text', 'string', { size: 200, required: true }), attribute('n', 'integer')],
      indexes: [],
    },
  ],
  buckets: [
    {
      $id: 'files',
      name: 'files',
      $permissions: ['create("users")'],
      fileSecurity: true,
      maximumFileSize: LARGE_FILES,
      allowedFileExtensions: [],
      encryption: false,
    },
    {
      $id: 'images',
      name: 'images',
      $permissions: ['read("any")', 'create("users")'],
      fileSecurity: false,
      maximumFileSize: 1_000_000,
      allowedFileExtensions: ['png', 'jpg'],
      encryption: true,
    },
  ],
  functions: [],
};
