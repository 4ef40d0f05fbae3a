import type { Permission } from '../permissions.ts';

export type AttributeType = 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
export type AttributeFormat = '' | 'email' | 'url' | 'ip' | 'enum';

export interface Attribute {
  key: string;
  type: AttributeType;
  format: AttributeFormat;
  required: boolean;
  array: boolean;
  /** null when there is none. */
  default: unknown;
  /** Characters, for strings. */
  size: number;
  /** For numbers; absent when open. */
  min?: number;
  max?: number;
  /** For enums. */
  elements: readonly string[];
}

export interface Index {
  key: string;
  type: 'key' | 'unique' | 'fulltext';
  attributes: readonly string[];
  orders: readonly ('ASC' | 'DESC')[];
}

export interface Collection {
  id: string;
  databaseId: string;
  name: string;
  enabled: boolean;
  documentSecurity: boolean;
  permissions: readonly Permission[];
  attributes: ReadonlyMap<string, Attribute>;
  indexes: readonly Index[];
}

export interface Database {
  id: string;
  name: string;
  enabled: boolean;
  collections: ReadonlyMap<string, Collection>;
}

export interface Bucket {
  id: string;
  name: string;
  enabled: boolean;
  /** Do the permissions of a file count besides those of the bucket? */
  fileSecurity: boolean;
  permissions: readonly Permission[];
  /** Bytes. */
  maximumFileSize: number;
  /** Lower case, without the dot; empty: every kind of file. */
  allowedFileExtensions: readonly string[];
  /** Are the bytes encrypted on the disk? */
  encryption: boolean;
  antivirus: boolean;
}

/** What an appwrite.json says. Functions stay as written there. */
export interface Schema {
  projectId: string;
  projectName: string;
  databases: ReadonlyMap<string, Database>;
  functions: readonly Record<string, unknown>[];
  buckets: ReadonlyMap<string, Bucket>;
}
