import type { Permission } from '../protocol/permissions.ts';

export type AttributeType = 'string' | 'integer' | 'double' | 'boolean' | 'datetime';
export type AttributeFormat = '' | 'email' | 'url' | 'ip' | 'enum';

export interface Attribute {
  key: string;
  type: AttributeType;
  format: AttributeFormat;
  required: boolean;
  array: boolean;
  /** Null when there is none. */
  default: unknown;
  /** For strings, in characters. */
  size: number;
  /** For numbers; absent when there is no limit. */
  min?: number;
  max?: number;
  /** Whether the values are encrypted in the database; only for strings without a format. */
  encrypt: boolean;
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
  /** Whether the permissions of a file count in addition to those of the bucket. */
  fileSecurity: boolean;
  permissions: readonly Permission[];
  /** In bytes. */
  maximumFileSize: number;
  /** Lower case, without the dot; empty allows every type. */
  allowedFileExtensions: readonly string[];
  /** Whether the content is encrypted on the disk. */
  encryption: boolean;
}

/** The content of an appwrite.json; `functions` are not parsed. */
export interface Schema {
  projectId: string;
  projectName: string;
  databases: ReadonlyMap<string, Database>;
  functions: readonly Record<string, unknown>[];
  buckets: ReadonlyMap<string, Bucket>;
}
