import type { RunningBackend } from '../../../server/backend.ts';
import { picture } from '../server/upload-file.ts';
import { toInstant } from '../../../src/model/time/instant.ts';

/** How large the clinic is. */
export interface ClinicSize {
  readonly patients: number;
  readonly doctors: number;
  /** Of each patient. */
  readonly readings: number;
}

type Json = Record<string, unknown>;
type Call = (method: string, path: string, body?: Json | FormData, headers?: Record<string, string>) => Promise<Json>;

const START = Date.UTC(2026, 0, 5, 8);
const HOUR_MS = 3_600_000;
const BATCH = 100;
/** The password of the account whose hash came from another system. */
export const OLD_PASSWORD = 'old-clinic-password';

export const passwordOf = (id: string): string => `password of ${id}, 42`;
export const patientId = (n: number): string => `patient-${n}`;
export const doctorId = (n: number): string => `doctor-${n}`;
export const emailOf = (id: string): string => `${id}@example.com`;

/** Calls a server by its key. @throws Error when the answer is no success */
export function byKey({ url, apiKey }: Pick<RunningBackend, 'url' | 'apiKey'>): Call {
  return async (method, path, body, headers = {}) => {
    const sent = body === undefined || body instanceof FormData ? body : JSON.stringify(body);
    const response = await fetch(`${url}/v1${path}`, {
      method,
      headers: {
        'x-appwrite-project': 'maia',
        'x-appwrite-key': apiKey,
        ...(typeof sent === 'string' && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(sent !== undefined && { body: sent }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${text}`);
    return text.startsWith('{') ? (JSON.parse(text) as Json) : {};
  };
}

const stampOf = (n: number): string => toInstant(START + n * HOUR_MS);
const ownGrants = (id: string, doctor: string): string[] => [
  `read("user:${id}")`,
  `delete("user:${id}")`,
  `read("user:${doctor}")`,
];
const editable = (id: string, doctor: string): string[] => [...ownGrants(id, doctor), `update("user:${id}")`];

async function addDocuments(call: Call, collection: string, documents: readonly Json[]): Promise<void> {
  for (let at = 0; at < documents.length; at += BATCH)
    await call('POST', `/databases/maia/collections/${collection}/documents`, {
      documents: documents.slice(at, at + BATCH),
    });
}

function readingsOf(id: string, doctor: string, count: number): Map<string, Json[]> {
  const kinds: [string, (n: number) => Json][] = [
    ['blood_pressure', (n) => ({ systolic: 110 + (n % 40), diastolic: 70 + (n % 20), note: `after tea ☕ ${n}` })],
    ['blood_sugar', (n) => ({ level: 4.2 + (n % 30) / 10, unit: 'mmol/L', measurementType: 'fasting' })],
    ['weight', (n) => ({ weight: 60 + (n % 90) / 10, unit: 'kg', note: n % 5 === 0 ? 'in the morning' : null })],
  ];
  const found = new Map<string, Json[]>();
  for (let n = 0; n < count; n++) {
    const [collection, values] = kinds[n % kinds.length] ?? [];
    if (!collection || !values) continue;
    const at = stampOf(n);
    const times = { $createdAt: at, $updatedAt: toInstant(START + n * HOUR_MS + 17) };
    const document = { $id: `${id}-r${n}`, ...times, $permissions: ownGrants(id, doctor) };
    found.set(collection, [
      ...(found.get(collection) ?? []),
      { ...document, userId: id, recordedAt: at, ...values(n) },
    ]);
  }
  return found;
}

/** Uploads a picture of this width, in pixels. A picture and not a PDF, which the server would examine for a second. */
async function addPicture(
  call: Call,
  id: string,
  permissions: string[],
  { name, width }: { name: string; width: number },
): Promise<void> {
  const form = new FormData();
  form.set('fileId', id);
  for (const permission of permissions) form.append('permissions[]', permission);
  form.set('file', new File([Uint8Array.from(await picture(width, 1))], name));
  await call('POST', '/storage/buckets/medical-files/files', form);
}

async function addPerson(call: Call, id: string): Promise<void> {
  await call('POST', '/users', { userId: id, email: emailOf(id), password: passwordOf(id), name: `Name of ${id}` });
}

async function addPatient(call: Call, n: number, { doctors, readings }: ClinicSize): Promise<Map<string, Json[]>> {
  const id = patientId(n);
  const doctor = doctorId(n % doctors);
  await addPerson(call, id);
  if (n % 2 === 0) await call('PATCH', `/users/${id}/verification`, { emailVerification: true });
  if (n % 3 === 0)
    await call('PATCH', `/users/${id}/prefs`, { prefs: { language: 'sw', seen: [1, 2], deep: { a: null } } });
  if (n % 7 === 5) await call('PATCH', `/users/${id}/status`, { status: false });
  const target = { targetId: `push-${n}`, providerType: 'push', identifier: `browser-${n}-${'k'.repeat(150)}` };
  if (n % 2 === 1) await call('POST', `/users/${id}/targets`, { ...target, name: 'Chrome on Android' });
  await addPicture(call, `scan-${n}`, ownGrants(id, doctor), { name: `scan of ${n} ü.png`, width: n + 1 });
  const text = { userId: id, timestamp: stampOf(n), sessionId: 'doctor' };
  const message = { ...text, doctorId: doctor, senderId: id, role: 'patient', content: `Is this normal? ${n}` };
  const scan = { userId: id, fileId: `scan-${n}`, fileName: `scan of ${n} ü.png`, documentType: 'image/png' };
  const profile = {
    userId: id,
    name: `Name of ${id}`,
    assignedDoctorId: doctor,
    allergies: 'nuts',
    age: 20 + (n % 20),
  };
  const dose = {
    medicationName: 'Iron',
    dosage: '65 mg',
    frequency: 'daily',
    times: ['08:00', '20:00'],
    isActive: true,
  };
  return new Map([
    ...readingsOf(id, doctor, readings),
    ['doctor_messages', [{ $id: `${id}-m`, $permissions: ownGrants(id, doctor), ...message }]],
    ['medical_documents', [{ $id: `${id}-d`, $permissions: ownGrants(id, doctor), ...scan }]],
    ['medication_reminders', [{ $id: `${id}-i`, $permissions: editable(id, doctor), userId: id, ...dose }]],
    ['profiles', [{ $id: id, $permissions: editable(id, doctor), ...profile }]],
  ]);
}

const forum = (n: number): [string, Json[]][] => [
  [
    'forum_topics',
    [
      {
        $id: `topic-${n}`,
        $permissions: ['read("users")'],
        userId: `pen-${n}`,
        title: `Topic ${n}`,
        content: 'Why? 🙂',
        voteScore: n,
      },
    ],
  ],
  [
    'forum_posts',
    [
      {
        $id: `post-${n}`,
        $permissions: ['read("users")'],
        userId: `pen-${n}`,
        topicId: `topic-${n}`,
        content: 'Because.',
      },
    ],
  ],
];

/** A clinic with doctors, patients, readings, messages, documents with files, a forum and old accounts. */
export async function fillClinic(server: Pick<RunningBackend, 'url' | 'apiKey'>, size: ClinicSize): Promise<void> {
  const call = byKey(server);
  await addDocuments(call, 'hospitals', [{ $id: 'riverside', name: 'Riverside', countryCode: 'KE' }]);
  for (let n = 0; n < size.doctors; n++) {
    const id = doctorId(n);
    await addPerson(call, id);
    await call('PUT', `/users/${id}/labels`, { labels: ['doctor'] });
    await addDocuments(call, 'doctors', [{ $id: id, userId: id, name: `Dr ${n}`, hospitalId: 'riverside' }]);
  }
  const waiting = new Map<string, Json[]>();
  const flush = async (collection: string): Promise<void> => {
    await addDocuments(call, collection, waiting.get(collection) ?? []);
    waiting.delete(collection);
  };
  for (let n = 0; n < size.patients; n++) {
    for (const [collection, documents] of [...(await addPatient(call, n, size)), ...forum(n)]) {
      const all = [...(waiting.get(collection) ?? []), ...documents];
      waiting.set(collection, all);
      if (all.length >= BATCH) await flush(collection);
    }
  }
  for (const collection of waiting.keys()) await flush(collection);
  const password = '$2b$06$Sr/krrPZfM1lPN9fAKj0Iu3a7Va4Lfejt/xKUSplCOoVvODjBbL7e';
  await call('POST', '/users/bcrypt', { userId: 'old-account', email: emailOf('old-account'), password, name: 'Old' });
}
