import { reachByGrants, type MidwifeReach } from '@/model/account/midwife-label.ts';
import { careAuthor } from '@/model/schema/care-author.ts';
import { careNote, type CareNote } from '@/model/records/care-note.ts';
import type { Fields, Values } from '@/model/schema/field.ts';
import { descendingKey } from '@/model/time/instant.ts';
import { grant, ownerByGrant } from '@/model/schema/permission.ts';
import { plainName } from '@/model/account/person-name.ts';
import { isUserProfile, profile, type Profile } from '@/model/records/profile.ts';
import { readingTypes, type Reading, type ReadingKind } from '@/model/records/reading.ts';
import type { RecordType } from '@/model/schema/record.ts';

/** A record of one patient with its id and the server's time of its creation. */
export type PatientRecord<F extends Fields> = Values<F> & {
  readonly id: string;
  readonly userId: string;
  readonly createdAt: string;
};

/** A document as the server returns it: its attributes beside the `$` fields. */
export interface PatientRemoteDocument {
  readonly $id: string;
  readonly $updatedAt: string;
  readonly $permissions: readonly string[];
  readonly [attribute: string]: unknown;
}

/** A patient as the doctor sees them, with the server's times of the profile's creation and last change. */
export type Patient = Profile & {
  readonly createdAt?: string;
  readonly updatedAt: string;
  /** How much of the records a midwife reads; absent for the patient's own doctor. */
  readonly reach?: Exclude<MidwifeReach, 'nothing'>;
};

/** The record's non-empty fields: of 5000 patients most fields are empty. */
function valuesOf<F extends Fields>({ fields }: RecordType<F>, document: PatientRemoteDocument): Values<F> {
  const values: Record<string, unknown> = {};
  for (const name in fields) {
    const value = document[name];
    if (value !== null && value !== undefined) values[name] = value;
  }
  return values as Values<F>;
}

/** With the name cleaned of control characters that could change the text around it. */
const withPlainName = <T extends object>(values: T, field: keyof T): T =>
  values[field] === undefined ? values : { ...values, [field]: plainName(values[field]) };

/**
 * The patients among these profiles, without forged ones and without those of another doctor; for a midwife those that
 * are open to her unit.
 * The server compares without regard to letter case, so the doctor's id is compared again.
 */
export const toPatients = (documents: readonly PatientRemoteDocument[], readerId: string): Patient[] =>
  documents.flatMap((document) => {
    const reach = document.assignedDoctorId === readerId ? undefined : reachByGrants(document.$permissions);
    if (!isUserProfile(document) || reach === 'nothing' || (reach && document.$id === readerId)) return [];
    return {
      ...withPlainName(valuesOf(profile, document), 'name'),
      id: document.$id,
      createdAt: String(document.$createdAt),
      updatedAt: document.$updatedAt,
      ...(reach && { reach }),
    };
  });

/**
 * Returns a predicate: whether a document belongs to this patient by its grants. The server compares ids without regard
 * to letter case.
 */
export const isOwnedBy =
  (patientId: string) =>
  ({ userId, $permissions }: PatientRemoteDocument): boolean =>
    userId === patientId && ownerByGrant({ userId: patientId, $permissions }) !== undefined;

/** The readings among these documents, without those whose grants do not make the named patient their owner. */
export const toReadings = (kind: ReadingKind, documents: readonly PatientRemoteDocument[]): Reading[] =>
  documents.flatMap((document) => {
    const { userId, recordedAt } = document;
    if (typeof userId !== 'string' || typeof recordedAt !== 'string') return [];
    if (ownerByGrant({ userId, $permissions: document.$permissions }) === undefined) return [];
    const stored = { kind, id: document.$id, recordedDesc: descendingKey(recordedAt) };
    return [{ ...valuesOf<Fields>(readingTypes[kind], document), ...stored } as Reading];
  });

/**
 * The records of this kind among these documents, without those whose grants do not make the named patient their owner.
 */
export const toRecords = <F extends Fields>(
  type: RecordType<F>,
  documents: readonly PatientRemoteDocument[],
): PatientRecord<F>[] =>
  documents.flatMap((document) => {
    const { userId } = document;
    if (typeof userId !== 'string') return [];
    if (ownerByGrant({ userId, $permissions: document.$permissions }) === undefined) return [];
    return [{ ...valuesOf(type, document), userId, id: document.$id, createdAt: String(document.$createdAt) }];
  });

/**
 * Returns a predicate: whether this reader sees a note. Those are the notes of patients, the reader's own, and those of
 * other clinicians that care-access has granted to the reader or to the reader's unit.
 */
export const isNoteFor =
  (doctorId: string) =>
  (document: PatientRemoteDocument): boolean => {
    const author = careAuthor(document);
    if (author !== 'doctor') return author === 'patient';
    const { senderId, $permissions } = document;
    return (
      senderId === doctorId ||
      $permissions.includes(grant('read', `user:${doctorId}`)) ||
      reachByGrants($permissions) !== 'nothing'
    );
  };

/**
 * The notes that this reader sees, newest first; notes that name a sender who did not write them are left out.
 */
export const toCareNotes = (documents: readonly PatientRemoteDocument[], doctorId: string): CareNote[] =>
  documents
    .filter(isNoteFor(doctorId))
    .map((document) => ({
      ...withPlainName(valuesOf(careNote, document), 'senderName'),
      id: document.$id,
      recordedDesc: descendingKey(String(document.recordedAt)),
    }))
    .sort((a, b) => a.recordedDesc - b.recordedDesc || (a.id < b.id ? -1 : 1));

/** Newest first; readings of one instant keep the order of their ids, so that the list never jumps. */
export const newestFirst = (a: Reading, b: Reading): number =>
  a.recordedDesc - b.recordedDesc || (a.id < b.id ? -1 : 1);

/** The readings of each of these patients, newest first; readings of other patients are left out. */
export function groupByPatient(
  patientIds: Iterable<string>,
  readings: readonly Reading[],
): ReadonlyMap<string, readonly Reading[]> {
  const groups = new Map<string, Reading[]>([...patientIds].map((id) => [id, []]));
  for (const reading of readings) groups.get(reading.userId)?.push(reading);
  for (const group of groups.values()) group.sort(newestFirst);
  return groups;
}
