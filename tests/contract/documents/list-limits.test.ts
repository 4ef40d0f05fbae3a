import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listPosts } from '../../../src/sync/api/community/blog.ts';
import { listTopics, readTopicPage } from '../../../src/sync/api/community/forum.ts';
import { listDoctors } from '../../../src/sync/api/directory/doctors.ts';
import { patientReadings } from '../../../src/sync/api/doctor/patient-readings.ts';
import { patientFiles, patientReminders, patientVisits } from '../../../src/sync/api/doctor/patient-records.ts';
import { recentlyUpdatedPatients, searchPatients } from '../../../src/sync/api/doctor/patients.ts';
import { FALLBACK_KEY } from '../../../src/sync/transport/fallback-session.ts';
import { documents } from '../matrix/clinic.ts';
import { PASSWORD, type Client } from '../server/client.ts';
import { ownMaia } from '../server/own-server.ts';
import { done, isElsewhere } from '../server/server-under-test.ts';

const server = ownMaia();
const ORIGIN = 'http://localhost:3000';

let page: Map<string, string>;
beforeEach(() => {
  page = new Map();
  const storage = {
    getItem: (key: string) => page.get(key) ?? null,
    setItem: (key: string, value: string) => page.set(key, value),
    removeItem: (key: string) => page.delete(key),
  };
  vi.stubGlobal('localStorage', storage);
  for (const name of ['self', 'window']) vi.stubGlobal(name, { localStorage: storage, location: { origin: ORIGIN } });
  vi.stubGlobal('location', { origin: ORIGIN });
  vi.stubEnv('VITE_APPWRITE_ENDPOINT', `${server.running.url}/v1`);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});

/** Signs this account in like the app's page in a browser that keeps the session in local storage. */
async function signIn(name: string): Promise<Client> {
  const account = await server.signUp(name);
  const { email } = account;
  const answer = await server
    .guest()
    .post('/account/sessions/email', { email, password: PASSWORD }, { origin: ORIGIN });
  done(answer, 201);
  page.set(FALLBACK_KEY, String(answer.headers.get('x-fallback-cookies')));
  return account;
}

/** Writes `count` documents with the server key in order, so that the last one is the newest. */
async function write(
  collection: string,
  count: number,
  dataOf: (nth: number) => object,
  permissions: string[] = ['read("users")'],
): Promise<void> {
  for (let nth = 0; nth < count; nth += 1) {
    const documentId = `${collection.slice(0, 9)}-${nth}-${Math.random().toString(36).slice(2, 10)}`;
    done(await server.key().post(documents(collection), { documentId, data: dataOf(nth), permissions }), 201);
  }
}
const at = (nth: number) => new Date(Date.parse('2026-11-01T08:00:00Z') + nth * 60_000).toISOString();

describe.skipIf(isElsewhere)('a page of a list from the server', () => {
  it('has 25 articles, the newest first, and the rest on the next page', async () => {
    await write('blog_posts', 26, (nth) => ({
      title: `Post ${nth}`,
      slug: `post-${nth}`,
      content: 'x',
      author: 'Maia',
    }));
    const query = { search: '', category: null, offset: 0 };
    const { posts, total } = await listPosts(query);
    expect(posts.map(({ title }) => title)).toEqual(Array.from({ length: 25 }, (_, nth) => `Post ${25 - nth}`));
    expect(total).toBe(26);
    expect((await listPosts({ ...query, offset: 25 })).posts.map(({ title }) => title)).toEqual(['Post 0']);
  });

  it('has 25 topics: pinned first, then by last reply, by creation or by votes', async () => {
    const amina = await signIn('amina');
    // The order of the last replies is the opposite of the order of creation; the order of the votes is neither of
    // them.
    await write('forum_topics', 26, (nth) => ({
      userId: 'pen',
      userName: 'Anonymous',
      title: `Topic ${nth}`,
      content: 'x',
      category: nth === 3 ? 'food' : 'birth',
      lastReplyAt: at(100 - nth),
      replyCount: 0,
      isLocked: false,
      isPinned: nth === 12,
      voteScore: (nth * 7) % 26,
    }));
    const titles = async (query: Partial<Parameters<typeof listTopics>[1]> = {}) => {
      const wanted = { search: '', category: 'all', sort: 'lastReplyAt', page: 0, ...query } as const;
      return (await listTopics(amina.id, wanted)).topics.map(({ title }) => Number(title.slice('Topic '.length)));
    };
    const all = Array.from({ length: 26 }, (_, nth) => nth);
    const pinnedFirst = (order: number[]) => [12, ...order.filter((nth) => nth !== 12)].slice(0, 25);
    expect(await titles()).toEqual(pinnedFirst(all));
    expect(await titles({ sort: 'createdAt' })).toEqual(pinnedFirst(all.toReversed()));
    const byVotes = all.toSorted((one, other) => ((other * 7) % 26) - ((one * 7) % 26));
    expect(await titles({ sort: 'voteScore' })).toEqual(pinnedFirst(byVotes));
    expect(await titles({ page: 1 })).toEqual([25]);
    expect(await titles({ category: 'food' })).toEqual([3]);
    expect(await titles({ search: '17' })).toEqual([17]);
  });

  it('has 50 replies, the oldest first', async () => {
    const amina = await signIn('amina');
    const [topic] = (await listTopics(amina.id, { search: '', category: 'all', sort: 'createdAt', page: 0 })).topics;
    const topicId = String(topic?.id);
    const reply = { userId: 'pen', userName: 'Anonymous', topicId, voteScore: 0 };
    await write('forum_posts', 51, (nth) => ({ ...reply, content: `Reply ${nth}` }));
    const contents = async (wanted: object) =>
      (await readTopicPage(amina.id, topicId, { search: '', page: 0, ...wanted })).replies.map(
        ({ content }) => content,
      );
    expect(await contents({})).toEqual(Array.from({ length: 50 }, (_, nth) => `Reply ${nth}`));
    expect(await contents({ page: 1 })).toEqual(['Reply 50']);
    expect(await contents({ search: '33' })).toEqual(['Reply 33']);
  });

  it('has 100 doctors of the hospital', async () => {
    await signIn('amina');
    const doctorOf = (hospitalId: string) => (nth: number) => ({
      userId: `${hospitalId}-${nth}`,
      name: `Dr ${nth}`,
      hospitalId,
    });
    await write('doctors', 101, doctorOf('lakeside'), ['read("any")']);
    await write('doctors', 2, doctorOf('hill'), ['read("any")']);
    expect(await listDoctors('lakeside')).toHaveLength(100);
    expect((await listDoctors('hill')).map(({ userId }) => userId)).toEqual(['hill-0', 'hill-1']);
  });
});

describe.skipIf(isElsewhere)('what a doctor reads', () => {
  const grants = (userId: string, doctorId: string) => [
    ...['read', 'update', 'delete'].map((action) => `${action}("user:${userId}")`),
    `read("user:${doctorId}")`,
  ];

  it('of the patients are the 10 whose profile changed last, and those with a name', async () => {
    const doctor = await signIn('dr-ada');
    for (let nth = 0; nth < 11; nth += 1) {
      const userId = `patient-${nth}`;
      const data = { userId, name: `Amina Number${nth}`, assignedDoctorId: doctor.id };
      done(
        await server
          .key()
          .post(documents('profiles'), { documentId: userId, data, permissions: grants(userId, doctor.id) }),
        201,
      );
    }
    done(await server.key().patch(documents('profiles', 'patient-0'), { data: { age: 30 } }), 200);
    const ids = (await recentlyUpdatedPatients(doctor.id)).map(({ id }) => id);
    expect(ids).toEqual(['patient-0', ...Array.from({ length: 9 }, (_, nth) => `patient-${10 - nth}`)]);
    expect((await searchPatients(doctor.id, 'number7')).map(({ id }) => id)).toEqual(['patient-7']);
  });

  it('of one patient are the newest 100 dated records, and the newest 50 others', async () => {
    const doctor = await signIn('dr-ben');
    const userId = 'zawadi';
    const permissions = grants(userId, doctor.id);
    await write(
      'weight',
      101,
      (nth) => ({ userId, weight: 60 + nth / 10, unit: 'kg', recordedAt: at(nth) }),
      permissions,
    );
    const visit = { userId, time: '09:30', isCompleted: false, appointmentType: 'General' };
    await write('appointments', 101, (nth) => ({ ...visit, date: at(nth * 24 * 60).slice(0, 10) }), permissions);
    const medicine = { userId, dosage: '1', frequency: 'As needed', times: [], isActive: true };
    await write('medication_reminders', 51, (nth) => ({ ...medicine, medicationName: `Medicine ${nth}` }), permissions);
    const file = { userId, documentType: 'application/pdf' };
    await write(
      'medical_documents',
      51,
      (nth) => ({ ...file, fileId: `file-${nth}`, fileName: `${nth}.pdf` }),
      permissions,
    );

    const weights = (await patientReadings(doctor.id, userId)).map((reading) => reading.recordedAt.slice(0, 19));
    expect(weights).toEqual(Array.from({ length: 100 }, (_, nth) => at(100 - nth).slice(0, 19)));
    const dates = (await patientVisits(doctor.id, userId)).map(({ date }) => date);
    expect(dates).toEqual(Array.from({ length: 100 }, (_, nth) => at((100 - nth) * 24 * 60).slice(0, 10)));
    const medicines = (await patientReminders(doctor.id, userId)).map(({ medicationName }) => medicationName);
    expect(medicines).toEqual(Array.from({ length: 50 }, (_, nth) => `Medicine ${50 - nth}`));
    expect((await patientFiles(doctor.id, userId)).map(({ fileName }) => fileName)).toHaveLength(50);
  });
});
