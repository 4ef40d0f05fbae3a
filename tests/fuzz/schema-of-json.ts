import { readFileSync } from 'node:fs';
import type { CollectionRules } from './oracle.ts';

export interface FuzzAttribute {
  readonly key: string;
  readonly type: string;
  readonly array: boolean;
  readonly required: boolean;
  readonly size?: number;
  readonly elements?: readonly string[];
  readonly min?: number;
  readonly max?: number;
}

export interface FuzzCollection extends CollectionRules {
  readonly databaseId: string;
  readonly attributes: readonly FuzzAttribute[];
}

interface RawCollection {
  $id: string;
  databaseId: string;
  $permissions: string[];
  documentSecurity: boolean;
  attributes: FuzzAttribute[];
}

/** The collections of an appwrite.json, read without the server's code. */
export function collectionsOfJson(path: string): FuzzCollection[] {
  const { collections } = JSON.parse(readFileSync(path, 'utf8')) as { collections: RawCollection[] };
  return collections.map(({ $id, databaseId, $permissions, documentSecurity, attributes }) => ({
    id: $id,
    databaseId,
    permissions: $permissions,
    documentSecurity,
    attributes,
  }));
}
