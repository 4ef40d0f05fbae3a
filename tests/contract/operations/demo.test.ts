import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Query } from 'node-appwrite';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startBackend, type RunningBackend } from '../../../server/backend.ts';
import { demoArticles } from '../../../server/demo/generate/demo-articles.ts';
import { demoClock } from '../../../server/demo/generate/demo-clock.ts';
import { patientRecords } from '../../../server/demo/generate/patient-records.ts';
import {
  demoAdmin,
  demoDoctor,
  demoPatient,
  demoStaff,
  secondDoctor,
  type DemoAccount,
} from '../../../server/demo/people/demo-people.ts';
import { declineDemo, seedDemo } from '../../../server/demo/seed-demo.ts';
import { allStories } from '../../../server/demo/stories/all-stories.ts';
import { forumStories } from '../../../server/demo/stories/forum.ts';
import { runtimeParts } from '../../../server/runtime.ts';
import { Person, type Held } from '../server/person.ts';

let data: string;
let running: RunningBackend;
let server: Person;

async function startServer(): Promise<void> {
  data = mkdtempSync(join(tmpdir(), 'maia-demo-'));
  const config = fileURLToPath(new URL('../../../appwrite.json', import.meta.url));
  // The test does not check the functions' work at shutdown, so the server does not wait for it.
  running = await startBackend({ config, data, port: 0, limits: { stopMs: 0 }, ...runtimeParts() });
  server = new Person('server', running.url, running.apiKey);
}
async function stopServer(): Promise<void> {
  await running.close();
  rmSync(data, { recursive: true });
}

const target = () => ({
  endpoint: `${running.url}/v1`,
  projectId: running.backend.projectId,
  apiKey: running.apiKey,
  dataPath: data,
});
const seed = () => seedDemo(target());
const countUsers = async () => (await server.must('GET', '/users')).total;

/** Signed in with the password of the demonstration. */
async function signIn({ id, email, password }: DemoAccount): Promise<Person> {
  const person = new Person(id, running.url);
  await person.must('POST', '/account/sessions/email', { email, password });
  return person;
}

const counted = ['profiles', 'blood_pressure', 'care_notes', 'doctor_messages', 'forum_topics', 'forum_posts', 'votes'];

const patientsOf = (doctorId: string) =>
  allStories.filter(({ doctor }) => doctor?.id === doctorId).map(({ account }) => account.id);

describe('the demonstration', () => {
  let printed: readonly DemoAccount[];
  let early: Promise<Person>;
  let profilesAtFirst: unknown;
  beforeAll(async () => {
    await startServer();
    const onUsable = () => {
      early = signIn(demoDoctor);
      profilesAtFirst = early.then(async (doctor) => (await doctor.list('profiles')).body.total);
    };
    printed = await seedDemo(target(), { onUsable });
  });
  afterAll(stopServer);

  it('gives each doctor her patients by the function that gives any doctor hers, whole and nobody else’s', async () => {
    expect(printed.map(({ label }) => label)).toEqual([undefined, 'doctor', 'admin']);
    for (const account of [demoDoctor, secondDoctor]) {
      const doctor = await signIn(account);
      const ids = patientsOf(account.id);
      const { documents: profiles = [] } = (await doctor.list('profiles', Query.limit(100))).body;
      expect(profiles.map(({ $id }) => $id).toSorted()).toEqual(ids.toSorted());
      for (const collection of ['blood_pressure', 'appointments', 'dose_events', 'bloodwork_results', 'care_notes']) {
        const held = (await server.list(collection, Query.equal('userId', ids))).body.total;
        expect(held, collection).toBeGreaterThan(0);
        expect((await doctor.list(collection)).body.total, collection).toBe(held);
      }
    }
  });

  it('is what the generator makes, each record with the grants of its owner', async () => {
    const { at } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8')) as { at: string };
    for (const story of allStories) {
      const { own, profile } = await patientRecords(story, demoClock(new Date(at)));
      const patient = await signIn(story.account);
      for (const collection of new Set([...own, profile].map(({ type }) => type.collection))) {
        const expected = [...own, profile].filter(({ type }) => type.collection === collection);
        const ofDoctor = collection === 'care_notes' && story.doctor ? [Query.equal('senderId', story.account.id)] : [];
        const { total } = (await patient.list(collection, Query.equal('userId', story.account.id), ...ofDoctor)).body;
        expect(total, `${story.account.name} ${collection}`).toBe(expected.length);
      }
    }
  });

  it('has messages in both directions, files, a community with votes, articles and messages to the clinic', async () => {
    const patient = await signIn(demoPatient);
    const { documents: messages = [] } = (await patient.list('doctor_messages', Query.orderAsc('$createdAt'))).body;
    expect(new Set(messages.map(({ role }) => role))).toEqual(new Set(['patient', 'doctor']));
    expect(messages.filter(({ isRead }) => isRead !== true)).toHaveLength(1);
    // Received when they were written, and not today.
    expect(messages.map(({ $createdAt }) => Date.parse(String($createdAt)))).toEqual(
      messages.map(({ timestamp }) => Date.parse(String(timestamp))),
    );
    const { files = [] } = (await patient.must('GET', '/storage/buckets/medical-files/files')) as { files?: Held[] };
    expect(files).toHaveLength(4);
    const { documents: topics = [] } = (await patient.list('forum_topics')).body;
    expect(topics.length).toBeGreaterThan(5);
    expect(topics.some(({ replyCount }) => Number(replyCount) >= 3)).toBe(true);
    for (const { $id, voteScore, replyCount, lastReplyAt } of topics) {
      const story = forumStories.find(({ key }) => $id === `demo-topic-${key}`);
      expect(voteScore).toBe((story?.up.length ?? 0) - (story?.down?.length ?? 0));
      expect(replyCount).toBe(story?.replies.length);
      expect(Date.parse(String(lastReplyAt))).toBeLessThan(Date.now() - 4 * 60 * 60_000);
    }
    const { documents: articles = [] } = (await new Person('guest', running.url).list('blog_posts')).body;
    expect(articles).toHaveLength(demoArticles(new Date()).length);
    for (const { content, sources, reviewer } of articles) {
      expect(String(content)).toContain('- **');
      expect(sources).not.toEqual([]);
      expect(reviewer, 'no clinician has read it').toBeNull();
    }
    const admin = await signIn(demoAdmin);
    expect((await admin.list('contact_messages')).body.total).toBe(3);
    expect((await admin.list('clinic_actions')).body.total).toBeGreaterThanOrEqual(demoStaff.length - 1);
  });

  it('can be used before it is complete, with whole patients, and signs out its own sessions only', async () => {
    expect(await profilesAtFirst).toBeGreaterThanOrEqual(3);
    expect((await (await early).list('profiles')).body.total).toBe(patientsOf(demoDoctor.id).length);
    const { account } = allStories.at(-1) ?? { account: demoPatient };
    const { sessions } = (await server.must('GET', `/users/${account.id}/sessions`)) as { sessions?: unknown[] };
    // One of the test above, and none of the generator.
    expect(sessions).toHaveLength(1);
  });

  it('is made once: a second start writes nothing', async () => {
    const counts = () => Promise.all(counted.map(async (collection) => (await server.list(collection)).body.total));
    const before = await counts();
    expect(await seed()).toEqual(printed);
    expect(await counts()).toEqual(before);
  });
});

describe('a start with --demo', () => {
  beforeEach(startServer);
  afterEach(stopServer);

  it('finishes a demonstration that was interrupted, without a second copy of anything', async () => {
    const onUsable = () => {
      throw new Error('interrupted');
    };
    await expect(seedDemo(target(), { onUsable })).rejects.toThrow('interrupted');
    const half = await countUsers();
    expect(await seed()).toHaveLength(3);
    expect(await countUsers()).toBe(half);
    const { at } = JSON.parse(readFileSync(join(data, 'demo.json'), 'utf8')) as { at: string };
    const made = await patientRecords(allStories[0]!, demoClock(new Date(at)));
    const readings = made.own.filter(({ type }) => type.collection === 'blood_pressure');
    const ofPatient = Query.equal('userId', demoPatient.id);
    expect((await server.list('blood_pressure', ofPatient)).body.total).toBe(readings.length);
    expect((await server.list('profiles')).body.total).toBe(allStories.length);
  });

  it('never comes to a folder that has people of its own or was begun without it', async () => {
    await Person.join(running.url, 'amina');
    expect(await seed()).toEqual([]);
    expect(await countUsers()).toBe(1);
    declineDemo(data);
    await server.must('DELETE', '/users/amina');
    expect(await seed()).toEqual([]);
    expect(await countUsers()).toBe(0);
  });
});
