import * as v from 'valibot';

/** The last file of a backup: the list of its contents. A backup without it is incomplete. */
export const MANIFEST_FILE = 'manifest.json';
export const BACKUP_FORMAT = 1;

const Manifest = v.object({
  format: v.literal(BACKUP_FORMAT),
  /** Time of the snapshot, ISO 8601. */
  made: v.string(),
  /** Number of records by collection; missing in a backup of an older version. */
  counts: v.optional(v.record(v.string(), v.number())),
  /** The last entry of the audit trail in the backup; missing without a trail. */
  audit: v.optional(v.object({ seq: v.number(), hash: v.string() })),
  files: v.array(
    v.object({ path: v.string(), size: v.number(), sha256: v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)) }),
  ),
});
export type Manifest = v.InferOutput<typeof Manifest>;

/** @throws Error when the manifest is damaged or of another version */
export function readManifest(text: string): Manifest {
  try {
    return v.parse(Manifest, JSON.parse(text));
  } catch (error) {
    throw new Error('The list of what is in the backup is damaged, or of another version.', { cause: error });
  }
}
