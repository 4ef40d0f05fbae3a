import { recordTypes } from '@/model/collections/collections.ts';
import { DATABASE_ID } from '@/model/schema/database-id.ts';
import { ownerGrants } from '@/model/schema/permission.ts';
import { toInstant } from '@/model/time/instant.ts';
import { DAY_MS } from '../../src/model/time/durations.ts';

export const DOCTOR_ID = 'bench-doctor';
const PATIENTS = 5_000;
const patientIds = Array.from({ length: PATIENTS }, (_, n) => `patient-${String(n).padStart(5, '0')}`);

const first = ['Amina', 'Grace', 'Leila', 'Mercy', 'Priyanka', 'Esther', 'Halima', 'Joan', 'Zoë', 'Wanjiku'];
const last = [
  'Otieno',
  'Achieng',
  'Hassan',
  'Kiptoo',
  'Yusuf',
  'Njoroge',
  'Odhiambo',
  'Mwangi',
  'Chebet',
  'Subramaniam',
];

/** A pseudo-random integer from 0 up to, but not including, `size`, the same in every run. */
const pick = (seed: number, size: number) => Math.floor(Math.abs(Math.sin(seed * 12.9898) * 43758.5453) * size) % size;

const name = (n: number) => `${first[pick(n, 10)]} ${last[pick(n + 7, 10)]} ${String.fromCharCode(65 + (n % 26))}.`;

/** A document as the server returns it: every attribute of the collection, most of them empty. */
function document(collection: string, id: string, userId: string, at: string, values: Record<string, unknown>) {
  const type = recordTypes.find((each) => each.collection === collection);
  const empty = Object.fromEntries(Object.keys(type?.fields ?? {}).map((field) => [field, null]));
  const actions = collection === 'profiles' ? (['read', 'update'] as const) : (['read', 'delete'] as const);
  return {
    ...empty,
    ...values,
    userId,
    $id: id,
    $createdAt: at,
    $updatedAt: at,
    $permissions: [...ownerGrants(actions, userId), `read("user:${DOCTOR_ID}")`],
    $databaseId: DATABASE_ID,
    $collectionId: collection,
  };
}

/** The server's answers to a doctor with 5000 patients, by collection, with as many documents as each list may have. */
export function doctorAnswers(now: number): ReadonlyMap<string, Buffer> {
  const at = (ago: number) => toInstant(now - ago);
  const lists: Record<string, object[]> = {
    profiles: patientIds.map((id, n) =>
      document('profiles', id, id, at(n * 1000), {
        name: name(n),
        age: 18 + pick(n, 25),
        phoneNumber: `+254700${String(n).padStart(6, '0')}`,
        assignedDoctorId: DOCTOR_ID,
        estimatedLmp: new Date(now - (40 + pick(n, 200)) * DAY_MS).toISOString().slice(0, 10),
        datingMethod: 'LMP',
        pregnancyStatus: 'pregnant',
        preExistingConditions: 'none',
        dietaryPreferences: [],
      }),
    ),
    blood_pressure: Array.from({ length: PATIENTS }, (_, n) => {
      const [systolic, diastolic] = [100 + pick(n, 62), 62 + pick(n + 3, 30)];
      const recordedAt = at(n * 240_000);
      const userId = patientIds[pick(n + 1, PATIENTS)] ?? '';
      return document('blood_pressure', `bp-${n}`, userId, recordedAt, { systolic, diastolic, recordedAt });
    }),
    blood_sugar: Array.from({ length: 1_500 }, (_, n) => {
      const values = {
        level: 80 + pick(n, 60),
        unit: 'mg/dL',
        measurementType: 'fasting',
        recordedAt: at(n * 600_000),
      };
      return document('blood_sugar', `s-${n}`, patientIds[pick(n + 5, PATIENTS)] ?? '', values.recordedAt, values);
    }),
    weight: Array.from({ length: 1_500 }, (_, n) => {
      const values = { weight: 50 + pick(n, 40), unit: 'kg', recordedAt: at(n * 600_000) };
      return document('weight', `w-${n}`, patientIds[pick(n + 9, PATIENTS)] ?? '', values.recordedAt, values);
    }),
    care_notes: [],
    appointments: [],
    doctor_messages: [],
  };
  return new Map(
    Object.entries(lists).map(([collection, documents]) => [
      collection,
      Buffer.from(JSON.stringify({ total: documents.length, documents })),
    ]),
  );
}

/** The patients that a search by name finds, at most `most`. */
function found(body: Buffer, words: string, most: number): Buffer {
  const { documents } = JSON.parse(String(body)) as { documents: { name: string }[] };
  const wanted = words.toLowerCase().split(' ').filter(Boolean);
  const some = documents.filter(({ name }) => wanted.every((word) => ` ${name.toLowerCase()}`.includes(` ${word}`)));
  return Buffer.from(JSON.stringify({ total: some.length, documents: some.slice(0, most) }));
}

/** The ids of the first patients, which the app asks for at a first visit. */
const firstIds = (most: number): Buffer =>
  Buffer.from(JSON.stringify({ total: 0, documents: patientIds.slice(0, most).map(($id) => ({ $id })) }));

interface Asked {
  readonly method: string;
  readonly values: readonly (string | number)[];
}

/** The answer to one request of the app or of the bare page; undefined when the doctor's list does not need it. */
export function answerTo(
  path: string,
  answers: ReadonlyMap<string, Buffer>,
  query: URLSearchParams,
): Buffer | undefined {
  if (path.startsWith('/v1/account'))
    return Buffer.from(JSON.stringify({ $id: DOCTOR_ID, name: 'Dr Njeri', labels: ['doctor'] }));
  const [, collection = ''] = /\/collections\/([^/]+)\/documents/.exec(path) ?? [];
  const body = answers.get(collection);
  const asked = [...query.values()].filter((each) => each.startsWith('{')).map((each) => JSON.parse(each) as Asked);
  const words = asked.find(({ method }) => method === 'search')?.values[0];
  const most = asked.find(({ method }) => method === 'limit')?.values[0];
  if (body && asked.some(({ method }) => method === 'select')) return firstIds(Number(most));
  return body && words !== undefined ? found(body, String(words), Number(most)) : body;
}
