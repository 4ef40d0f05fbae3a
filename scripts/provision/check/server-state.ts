import type { Models } from 'node-appwrite';

/** An attribute or index as the server describes it; which keys it has depends on its type. */
export interface HeldPart {
  readonly key: string;
  readonly status: string;
  readonly error?: string;
  readonly [setting: string]: unknown;
}

export interface HeldCollection {
  readonly $id: string;
  readonly $permissions: readonly string[];
  readonly documentSecurity: boolean;
  readonly enabled: boolean;
  readonly attributes: readonly HeldPart[];
  readonly indexes: readonly HeldPart[];
}

/** What a check compares with appwrite.json. A part that the key may not read is undefined. */
export interface ServerState {
  readonly collections?: readonly HeldCollection[];
  readonly buckets?: readonly Models.Bucket[];
  readonly functions?: readonly Models.Function[];
  readonly platforms?: readonly { readonly type: string; readonly hostname?: string }[];
}
