import type { Databases } from 'node-appwrite';
import { HOUR_MS } from '../../src/model/time/durations.ts';
import { toInstant } from '../../src/model/time/instant.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { openFields } from './open-fields.ts';
import { fed, payloadTexts, SAMPLE, SHORT } from './tagged-payloads.ts';

type Document = Readonly<Record<string, unknown>>;
/** The other values of a document, for the payload with this number. */
type Rest = (payload: number) => Document;

export interface Cast {
  readonly patient: string;
  readonly doctor: string;
  readonly hospital: string;
}

const MOST_AT_ONCE = 100;
const ago = (hours: number): string => toInstant(Date.now() - hours * HOUR_MS);
const day = (hours: number): string => ago(hours).slice(0, 10);

/** Conversations, so that their list has more than one row; the test opens the first. */
export const SESSION = 'payload-chat';
export const TOPIC = 'payload-topic';
/** The number of doctors that a hospital shows. */
const DOCTORS_OF_ONE = 100;
/** The patient's hospital: the first whose telephone number has room for a payload and its mark. */
const [OWN_HOSPITAL = 0] = SHORT;
/** The id of another patient's profile, one for each payload. */
export const otherPatient = (payload: number): string => `payload-patient-${payload}`;

const biomarker = (words: Document): string => {
  const text = String(words['results'] ?? '');
  return JSON.stringify([{ name: text, value: text, unit: text, referenceRange: text, flag: text }]);
};
const attachment = (words: Document): string =>
  JSON.stringify({ kind: 'document', id: 'x', fileName: String(words['attachment'] ?? 'x').slice(0, 255) });

/** Records of the patient that appear on the screens of the patient and of the doctor. */
const ofPatient = ({ patient, doctor }: Cast): Readonly<Record<string, Rest>> => ({
  blood_pressure: (at) => ({ systolic: 118, diastolic: 76, recordedAt: ago(at + 1) }),
  blood_sugar: (at) => ({ level: 90, unit: 'mg/dL', measurementType: 'fasting', recordedAt: ago(at + 1) }),
  weight: (at) => ({ weight: 68, unit: 'kg', recordedAt: ago(at + 1) }),
  appointments: (at) => ({ date: day(at * 24 - 48), time: '09:00', timeZone: 'Africa/Nairobi', isCompleted: at > 40 }),
  medication_reminders: (at) => ({ times: ['08:00'], isActive: at % 2 === 0, timeZone: 'Africa/Nairobi' }),
  chat_messages: (at) => ({ role: at % 2 === 0 ? 'model' : 'user', timestamp: ago(at + 1), sessionId: SESSION }),
  medical_documents: (at) => ({ fileId: `none-${at}`, documentType: 'application/pdf' }),
  bloodwork_results: (at) => ({ recordedAt: ago(at + 1) }),
  doctor_messages: (at) => ({
    doctorId: doctor,
    sessionId: 'doctor',
    senderId: at % 2 === 0 ? patient : doctor,
    role: at % 2 === 0 ? 'patient' : 'doctor',
    timestamp: ago(at + 1),
  }),
  bookmarked_messages: (at) => ({ bookmarkedAt: ago(at + 1) }),
  bookmarked_products: (at) => ({ productId: `p${at}`, bookmarkedAt: ago(at + 1) }),
  care_notes: (at) => ({ doctorId: doctor, senderId: doctor, entry: 'note', recordedAt: ago(at + 1) }),
  access_log: (at) => ({ viewerId: doctor, what: 'weight', at: ago(at + 1) }),
});

const shared = ({ doctor, hospital }: Cast): Readonly<Record<string, Rest>> => ({
  blog_posts: (at) => ({ imageFileId: `none-${at}`, ...(SAMPLE.includes(at) ? { slug: `payload-${at}` } : {}) }),
  forum_topics: (at) => ({
    $id: at === 0 ? TOPIC : `payload-topic-${at}`,
    userId: doctor,
    lastReplyAt: ago(at),
    voteScore: 0,
    replyCount: 0,
  }),
  forum_posts: () => ({ userId: doctor, topicId: TOPIC, voteScore: 0 }),
  hospitals: (at) => ({ $id: at === OWN_HOSPITAL ? hospital : `payload-hospital-${at}`, countryCode: 'KE' }),
  contact_messages: (at) => ({
    kind: 'trouble',
    writtenAt: ago(at + 1),
    answeredAt: at % 2 === 0 ? null : ago(at),
  }),
  doctors: (at) => ({
    userId: `payload-doctor-${at}`,
    hospitalId: at < DOCTORS_OF_ONE ? hospital : `payload-hospital-${at}`,
  }),
});

/** Fields whose text is inside JSON until a screen shows it. */
const inJson: Readonly<Record<string, (words: Document) => Document>> = {
  bloodwork_results: (words) => ({ results: biomarker(words) }),
  doctor_messages: (words) => ({ attachment: attachment(words) }),
};

const permissionsFor = ({ patient, doctor }: Cast, owner: string | null): string[] =>
  owner === null
    ? ['read("users")', 'read("any")']
    : [`read("user:${patient}")`, `read("user:${doctor}")`, `delete("user:${owner}")`, `update("user:${owner}")`];

/** Corrects the count of a field in which one document has another value. */
function forget(key: string): void {
  const counted = fed.get(key);
  if (counted) counted.taken -= 1;
}

async function write(databases: Databases, collection: string, documents: readonly Document[]): Promise<void> {
  for (let at = 0; at < documents.length; at += MOST_AT_ONCE)
    await databases.createDocuments({
      databaseId: 'maia',
      collectionId: collection,
      documents: documents.slice(at, at + MOST_AT_ONCE).map((each) => ({ $id: 'unique()', ...each })),
    });
}

/**
 * Writes the first payloads with the server key into every free text of these collections and of profiles, one document
 * for each. @returns the number of documents
 */
export async function feedServer(
  databases: Databases,
  cast: Cast,
  collections: readonly string[],
  howMany: number,
): Promise<number> {
  let written = 0;
  const feed = async (collection: string, rest: Rest, owner: (values: Document) => string | null) => {
    if (collection !== 'profiles' && !collections.includes(collection)) return;
    const documents = scriptPayloads.slice(0, howMany).map((_, at) => {
      const words = payloadTexts(collection, at);
      const others = rest(at);
      for (const name of Object.keys(others)) if (name in words) forget(`${collection}.${name}`);
      // Required texts without a payload get a valid text.
      const needed = openFields.filter(
        ({ type, name }) => type.collection === collection && type.fields[name]?.attribute.required,
      );
      const blank = Object.fromEntries(needed.map(({ name }) => [name, 'x']));
      const values: Document = { ...blank, ...words, ...others, ...inJson[collection]?.(words) };
      return { ...values, $permissions: permissionsFor(cast, owner(values)) };
    });
    await write(databases, collection, documents);
    written += documents.length;
  };
  for (const [collection, rest] of Object.entries(ofPatient(cast)))
    await feed(
      collection,
      (at) => ({ userId: cast.patient, ...rest(at) }),
      (values) => String(values['senderId'] ?? cast.patient),
    );
  for (const [collection, rest] of Object.entries(shared(cast))) await feed(collection, rest, () => null);
  const { patient, doctor } = cast;
  await feed(
    'profiles',
    (at) => ({
      $id: at === 0 ? patient : otherPatient(at),
      userId: at === 0 ? patient : otherPatient(at),
      assignedDoctorId: doctor,
      ...(at === 0 ? { hospitalId: cast.hospital } : {}),
    }),
    (values) => String(values['userId']),
  );
  return written;
}

/** Opens an alarm of the patient, so that the doctor has a case to close. */
export async function feedAlarm(databases: Databases, { patient, doctor }: Cast): Promise<void> {
  const opened = { entry: 'opened', episodeId: 'payload-case', cause: 'bloodPressure', causeId: 'payload-reading' };
  await databases.createDocument({
    databaseId: 'maia',
    collectionId: 'care_notes',
    documentId: 'payload-alarm',
    data: { ...opened, userId: patient, senderId: patient, tier: 'URGENT', recordedAt: ago(1) },
    permissions: permissionsFor({ patient, doctor, hospital: '' }, patient),
  });
}

/**
 * Writes further payloads into the patient's own profile. The list has no such hospital, so its stored name is shown.
 */
export async function feedProfile(databases: Databases, { patient }: Cast, payload: number): Promise<void> {
  await databases.updateDocument('maia', 'profiles', patient, {
    ...payloadTexts('profiles', payload),
    hospitalId: 'payload-unlisted',
    editTimes: null,
  });
}
