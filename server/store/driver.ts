import type { DatabaseSync as Driver } from '@photostructure/sqlite';

/** Node has node:sqlite without a flag since 22.13; older versions use a compatible package. */
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
const source: string = major > 22 || (major === 22 && minor >= 13) ? 'node:sqlite' : '@photostructure/sqlite';

export const { DatabaseSync } = (await import(source)) as { DatabaseSync: typeof Driver };
export type SqliteConnection = InstanceType<typeof Driver>;
export type SqliteStatement = ReturnType<SqliteConnection['prepare']>;
