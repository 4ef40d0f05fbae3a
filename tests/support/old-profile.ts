import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import type { Person } from './server/clinic.ts';
import type { StoredDatabase } from './restore-databases.ts';

interface StoredDocument {
  readonly collection: string;
  readonly id: string;
  readonly permissions: string[];
  readonly data: Readonly<Record<string, unknown>>;
}

interface StoredFile {
  readonly id: string;
  readonly name: string;
  readonly mimeType: string;
  readonly permissions: string[];
  /** base64 */
  readonly bytes: string;
}

/** What the version before has stored in a browser and on its server, as `scripts/fixtures` has written it. */
export interface OldProfile {
  /** The commit of that version. */
  readonly commit: string;
  readonly user: Person;
  readonly databases: readonly StoredDatabase[];
  readonly localStorage: readonly (readonly [string, string])[];
  readonly server: { readonly documents: readonly StoredDocument[]; readonly files: readonly StoredFile[] };
  /** What the server must have of the patient after the phone has synced, by collection. */
  readonly expected: Readonly<Record<string, readonly Readonly<Record<string, unknown>>[]>>;
}

export const readOldProfile = (): OldProfile => {
  const file = new URL('../fixtures/profile-of-the-first-sync.json.gz', import.meta.url);
  return JSON.parse(gunzipSync(readFileSync(file)).toString()) as OldProfile;
};
