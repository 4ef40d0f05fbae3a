import { careAuthor } from '@/model/care-author.ts';
import { careNote, type CareNote } from '@/model/care-note.ts';
import type { Fields, Values } from '@/model/field.ts';
import { descendingKey } from '@/model/instant.ts';
import { ownerByGrant } from '@/model/permission.ts';
import { plainName } from '@/model/person-name.ts';
import { isOwnProfile, profile, type Profile } from '@/model/profile.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/reading.ts';
import type { RecordType } from '@/model/record.ts';

/** A record of one patient with its id and the server's time of its creation. */
export type OwnRecord<F extends Fields> = Values<F> & {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
};

/** A document as the server answers it: its attributes beside the `$` fields. */
export interface RemoteDocument {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [attribute: string]: unknown;
}

/** A patient as her doctor sees her, with the server's times of her profile's making and of its last change. */
export type Patient = Profile & { readonly createdAt?: string; readonly updatedAt: string };

/** The record's own fields, without those that are empty: of 5000 patients most fields are. */
function valuesOf<F extends Fields>({ fields }: RecordType<F>, document: RemoteDocument): Values<F> {
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const value = document[name];
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values as Values<F>;
}

/** With a name that changes nothing around it. */
const named = <T extends object>(values: T, field: keyof T): T =>
  values[field] === undefined ? values : { ...values, [field]: plainName(values[field]) };

/**
 * The patients among these profiles, without forged ones and without those of another doctor.
 * The server compares without regard to letter case, so the doctor's id is compared again here.
 */
export const toPatients = (documents: readonly RemoteDocument[], doctorId: string): Patient[] =>
  documents
    .filter((document) => isOwnProfile(document) && document.assignedDoctorId === doctorId)
    .map((document) => ({
      ...named(valuesOf(profile, document), 'name'),
      id: document.$id,
      createdAt: String(document.$createdAt),
      updatedAt: document.$updatedAt,
    }));

/** Tells which documents are this patient's own by their grants. The server compares ids without regard to letter case. */
export const isOwnOf =
  (patientId: string) =>
  ({ userId, $permissions }: RemoteDocument): boolean =>
    userId === patientId && ownerByGrant({ userId: patientId, $permissions }) !== undefined;

/** The readings among these documents, without those whose grants do not make them the named patient's own. */
export const toReadings = (kind: ReadingKind, documents: readonly RemoteDocument[]): Reading[] =>
  documents.flatMap((document) => {
    const { userId, recordedAt } = document;
    if (typeof userId !== 'string' || typeof recordedAt !== 'string') return [];
    if (ownerByGrant({ userId, $permissions: document.$permissions }) === undefined) return [];
    const stored = { kind, id: document.$id, recordedDesc: descendingKey(recordedAt) };
    return [{ ...valuesOf<Fields>(readingTypes[kind], document), ...stored } as Reading];
  });

/** The records of this kind among these documents, without those whose grants do not make them the named patient's own. */
export const toRecords = <F extends Fields>(
  type: RecordType<F>,
  documents: readonly RemoteDocument[],
): OwnRecord<F>[] =>
  documents.flatMap((document) => {
    const { userId } = document;
    if (typeof userId !== 'string') return [];
    if (ownerByGrant({ userId, $permissions: document.$permissions }) === undefined) return [];
    return [{ ...valuesOf(type, document), userId, id: document.$id, createdAt: String(document.$createdAt) }];
  });

/** Tells which notes this doctor sees: what patients wrote, and what she wrote herself. */
export const isNoteFor =
  (doctorId: string) =>
  (document: RemoteDocument): boolean => {
    const author = careAuthor(document);
    return author === 'patient' || (author === 'doctor' && document.senderId === doctorId);
  };

/** What patients and this doctor wrote about readings, newest first; what names a sender who did not write it is left out. */
export const toCareNotes = (documents: readonly RemoteDocument[], doctorId: string): CareNote[] =>
  documents
    .filter(isNoteFor(doctorId))
    .map((document) => ({
      ...named(valuesOf(careNote, document), 'senderName'),
      id: document.$id,
      recordedDesc: descendingKey(String(document.recordedAt)),
    }))
    .sort((a, b) => a.recordedDesc - b.recordedDesc || (a.id < b.id ? -1 : 1));

/** Newest first; readings of one instant keep the order of their ids, so that the list never jumps. */
export const newestFirst = (a: Reading, b: Reading): number =>
  a.recordedDesc - b.recordedDesc || (a.id < b.id ? -1 : 1);

/** The readings of each of these patients, newest first; those of anybody else are left out. */
export function groupByPatient(
  patientIds: Iterable<string>,
  readings: readonly Reading[],
): ReadonlyMap<string, readonly Reading[]> {
  const groups = new Map<string, Reading[]>([...patientIds].map((id) => [id, []]));
  for (const reading of readings) groups.get(reading.userId)?.push(reading);
  for (const group of groups.values()) group.sort(newestFirst);
  return groups;
}
