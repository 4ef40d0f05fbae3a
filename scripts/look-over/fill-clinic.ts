import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { demoDoctor, demoPatient, otherDemoPatients } from '../../server/demo/people/demo-people.ts';
import { forumGrants } from '../../src/model/forum/forum-rules.ts';
import { ownerGrants } from '../../src/model/schema/permission.ts';
import { DATABASE_ID } from '../../src/model/schema/database-id.ts';
import { repository } from '../../tests/support/build/build-app.ts';
import type { Clinic } from '../../tests/support/server/clinic.ts';
import { wordsOfDemo } from './words-of-demo.ts';
import { clockIn } from '../../tests/support/server/records.ts';

/** An article of the demonstration. */
export const ARTICLE = 'your-babys-movements';
export const TOPIC = 'look-over-topic-1';
/** Under which she writes without a name, by topic. */
const pseudonyms = {
  [TOPIC]: 'look-over-pen-1',
  'look-over-topic-2': 'look-over-pen-2',
  'look-over-topic-4': 'look-over-pen-4',
};
/** What the one document is called. */
export const DOCUMENT = 'Letter after the scan at 20 weeks';
/** A conversation with the assistant. */
export const TALK = 'look-over-session';
const FILE = 'look-over-file';
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * 60 * MINUTE;
const ZONE = 'Africa/Nairobi';

const before = (ms: number) => new Date(Date.now() - ms).toISOString();
const dateIn = (days: number) => clockIn(ZONE, days * 24 * 60).date;
const neighbour = otherDemoPatients[0]?.id ?? demoPatient.id;

const topics = [
  {
    id: TOPIC,
    userId: neighbour,
    userName: 'Beatrice',
    title: 'Which questions did you take to the visit at 28 weeks?',
    content:
      'Mine is on Thursday. I have **three** so far:\n\n1. The glucose test, and whether I may drink water before it\n2. What to do when my feet are swollen in the evening\n3. https://example.org/a-very-long-address-without-any-break/that-goes-on-and-on-until-it-is-wider-than-a-phone',
    category: 'pregnancy',
    isPinned: true,
    voteScore: 12,
  },
  {
    id: 'look-over-topic-2',
    userId: pseudonyms['look-over-topic-2'],
    userName: 'Anonymous',
    title: 'Schwangerschaftsvorsorgeuntersuchung: does a word this long still fit beside the votes on a phone?',
    content: 'I wonder.',
    category: 'everyday',
    isLocked: true,
    voteScore: -2,
  },
  { id: 'look-over-topic-3', userId: neighbour, userName: 'أمينة', title: 'نصائح للنوم', content: 'ماذا يساعدك؟' },
  {
    id: 'look-over-topic-4',
    userId: pseudonyms['look-over-topic-4'],
    userName: 'Anonymous',
    title: 'Where can I buy a cuff?',
    content: 'Call me on +254 700 000 000, or look at https://example.org/cuffs',
    isHidden: true,
  },
];
const replies = [
  'Ask who to call at night, and write the number down while you are there.',
  'I was told that water is fine, nothing else. Your unit may say something different.',
  'My own list is in the app: the visit has a field for it.',
];

const results = [
  { name: 'Haemoglobin', value: '10.4', unit: 'g/dL', referenceRange: '11.0 - 14.0', flag: 'Low' },
  { name: 'Platelets', value: '212', unit: '10^9/L', referenceRange: '150 - 400', flag: 'Normal' },
  {
    name: 'Glycated haemoglobin (HbA1c), IFCC',
    value: '44',
    unit: 'mmol/mol',
    referenceRange: '20 - 42',
    flag: 'High',
  },
  { name: 'Blood group', value: 'O Rh(D) negative', unit: '', referenceRange: '', flag: 'N/A' },
];

interface Row {
  readonly collection: string;
  readonly id: string;
  readonly data: Readonly<Record<string, unknown>>;
  readonly grants?: readonly string[];
}

const hers = (collection: string, id: string, data: Row['data']): Row => ({
  collection,
  id: `look-over-${id}`,
  data: { userId: demoPatient.id, ...data },
});

function rows(): Row[] {
  const talk = { doctorId: demoDoctor.id, sessionId: 'look-over-talk' };
  const says = (id: string, ms: number, role: 'patient' | 'doctor', content: string): Row => {
    const senderId = role === 'doctor' ? demoDoctor.id : demoPatient.id;
    return {
      ...hers('doctor_messages', id, { ...talk, senderId, role, content, timestamp: before(ms) }),
      grants: ownerGrants(['read', 'delete'], senderId),
    };
  };
  const asks = (id: string, ms: number, role: string, content: string) =>
    hers('chat_messages', id, { role, content, timestamp: before(ms), sessionId: TALK });
  const pill = { timeZone: ZONE, isActive: true, startsOn: dateIn(-10), scheduledSince: before(10 * DAY) };
  return [
    ...topics.map(({ id, ...data }) => ({
      collection: 'forum_topics',
      id,
      data: { lastReplyAt: before(DAY), ...data },
      grants: forumGrants(data.userId, data.isHidden === true),
    })),
    ...replies.map((content, at) => ({
      collection: 'forum_posts',
      id: `look-over-reply-${at}`,
      data: {
        topicId: TOPIC,
        ...(at === 1
          ? { userId: pseudonyms[TOPIC], userName: 'Anonymous' }
          : { userId: demoPatient.id, userName: 'Amina' }),
        content,
      },
      grants: forumGrants(demoPatient.id, false),
    })),
    ...Object.entries(pseudonyms).map(([topicId, pseudonym]) => ({
      collection: 'forum_authors',
      id: pseudonym,
      data: { userId: demoPatient.id, topicId, penId: pseudonym, pairId: pseudonym },
      grants: ownerGrants(['read'], demoPatient.id),
    })),
    says('m1', 3 * DAY, 'patient', 'Good morning. It was 146/93 today and 141/90 a quarter of an hour later.'),
    says(
      'm2',
      3 * DAY - 40 * MINUTE,
      'doctor',
      'Thank you. Please measure twice a day until Thursday, sitting, after five minutes of rest.',
    ),
    says('m3', 30 * MINUTE, 'patient', 'I will. Does the cuff go on the left arm?'),
    asks('a1', DAY, 'user', 'What may I eat before the glucose test?'),
    asks(
      'a2',
      DAY - MINUTE,
      'model',
      'Usually nothing for eight hours; water is fine. Ask the place that does the test: its own rules hold.',
    ),
    hers('appointments', 'v1', {
      date: dateIn(4),
      time: '09:30',
      appointmentType: 'Scan',
      place: 'Riverside Maternity, room 12',
      clinician: 'Dr Beatriz Demo',
      questions: ['May I travel in week 34?'],
      timeZone: ZONE,
    }),
    hers('appointments', 'v2', { date: dateIn(-3), time: '14:00', appointmentType: 'Blood test', timeZone: ZONE }),
    hers('appointments', 'v3', {
      date: dateIn(-30),
      time: '11:15',
      appointmentType: 'Midwife',
      isCompleted: true,
      timeZone: ZONE,
    }),
    hers('medication_reminders', 'r1', {
      medicationName: 'Ferrous sulfate',
      dosage: '200 mg',
      frequency: 'Twice a day',
      times: ['08:00', '20:00'],
      notes: 'With a little juice',
      ...pill,
    }),
    hers('medication_reminders', 'r2', {
      medicationName: 'Labetalol',
      dosage: '100 mg',
      frequency: 'Three times a day',
      times: ['07:00', '15:00', '23:00'],
      ...pill,
      isActive: false,
    }),
    hers('bloodwork_results', 'b1', {
      testName: 'Blood count and sugar',
      recordedAt: before(6 * DAY),
      results: JSON.stringify(results),
      summary: 'Haemoglobin is below the range printed beside it.',
    }),
    hers('medical_documents', 'd1', {
      fileId: FILE,
      fileName: 'scan-20-weeks.png',
      documentType: 'image/png',
      description: `${DOCUMENT}\nThe placenta lies high. Next scan in week 32.`,
      category: 'scan',
      documentDate: dateIn(-60),
    }),
    hers('symptom_checks', 's1', { recordedAt: before(2 * DAY), tier: 'TODAY', symptoms: ['S03'], weeks: 28 }),
    ...[7, 24, 48].map((hours, at) =>
      hers('movement_counts', `m${at}`, {
        recordedAt: before(hours * HOUR),
        endedAt: before(hours * HOUR - (26 + 7 * at) * MINUTE),
        count: 12,
        seconds: Array.from({ length: 12 }, (_, index) => String((index + 1) * (120 + 20 * at) + ((index * 37) % 60))),
      }),
    ),
    ...Array.from({ length: 9 }, (_, at) =>
      hers('contractions', `u${at}`, {
        recordedAt: before(26 * HOUR + at * (7 + (at % 3)) * MINUTE),
        endedAt: before(26 * HOUR + at * (7 + (at % 3)) * MINUTE - (40 + ((at * 13) % 25)) * 1000),
      }),
    ),
    hers('bookmarked_messages', 'k1', { messageContent: 'Water is fine before the test.', bookmarkedAt: before(DAY) }),
    {
      ...hers('care_notes', 'n1', {
        doctorId: demoDoctor.id,
        senderId: demoDoctor.id,
        senderName: demoDoctor.name,
        entry: 'note',
        text: 'Blood count again at the next visit. Iron twice a day until then.',
        recordedAt: before(DAY),
      }),
      grants: ownerGrants(['read', 'delete'], demoDoctor.id),
    },
  ];
}

/** What people wrote in the demonstration and here: in another language it stays as they wrote it. */
export const written: readonly string[] = [
  ...rows().flatMap(({ data }) => Object.values(data).flat().map(String)),
  ...results.flatMap(({ name, value, unit }) => [name, value, unit]),
  ...(await wordsOfDemo(new Date())),
];

/** Adds some weeks of use to the demonstration: messages, visits, medicines, a report, a rejected change, forum topics. */
export async function fillClinic({ databases, storage }: Clinic): Promise<void> {
  const picture = readFileSync(join(repository, 'public/icons/maia-192.png'));
  const grants = [...ownerGrants(['read', 'update', 'delete'], demoPatient.id)];
  await storage.createFile('medical-files', FILE, new File([picture], 'scan-20-weeks.png'), grants);
  for (const { collection, id, data, grants: own } of rows())
    await databases.createDocument(DATABASE_ID, collection, id, data, [...(own ?? grants)]);
}
