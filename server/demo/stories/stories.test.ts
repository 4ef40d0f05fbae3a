import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { recogniseDanger } from '../../../src/clinical/danger/recognise-danger.ts';
import { episodeTimeline, foldEpisodes } from '../../../src/clinical/episodes/episode-timeline.ts';
import { labTrends } from '../../../src/clinical/lab/lab-trend.ts';
import { mustBeAcknowledged } from '../../../src/clinical/rules/acuity-tier.ts';
import { readResults } from '../../../src/model/records/bloodwork.ts';
import type { CareNote } from '../../../src/model/records/care-note.ts';
import type { Profile } from '../../../src/model/records/profile.ts';
import { findActiveContent } from '../../../src/pdf/active-content.ts';
import { demoClock } from '../generate/demo-clock.ts';
import { alarmsAt, asReadings } from '../generate/episodes.ts';
import type { DemoRecord } from '../generate/demo-record.ts';
import { patientRecords, type PatientRecords } from '../generate/patient-records.ts';
import { chipo, demoDoctor, demoPatient, demoStaff, grace } from '../people/demo-people.ts';
import { allStories } from './all-stories.ts';
import { forumStories } from './forum.ts';
import type { Story } from './story.ts';

const now = new Date('2026-11-27T10:00:00');
const DAY_MS = 86_400_000;
const clock = demoClock(now);

const made = new Map<string, PatientRecords>();
beforeAll(async () => {
  for (const story of allStories) made.set(story.account.id, await patientRecords(story, clock));
});

const recordsOf = ({ account }: Story): PatientRecords => {
  const found = made.get(account.id);
  if (!found) throw new Error(`no records of ${account.id}`);
  return found;
};
const storyOf = (name: string): Story => {
  const found = allStories.find(({ account }) => account.name === `${name} Demo`);
  if (!found) throw new Error(`no story of ${name}`);
  return found;
};
const everythingOf = ({ profile, own, byDoctor, messages }: PatientRecords): DemoRecord[] => [
  ...own,
  ...byDoctor,
  ...messages.map(({ record }) => record),
  profile,
];
const inCollection = (name: string, collection: string) =>
  recordsOf(storyOf(name)).own.filter(({ type }) => type.collection === collection);
const numbersOf = (name: string, collection: string, field: string): number[] =>
  inCollection(name, collection)
    .map(({ values }) => values[field])
    .filter((value) => value !== undefined)
    .map(Number);
const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const profileOf = (story: Story): Profile => {
  const { values, id } = recordsOf(story).profile;
  return { ...values, id } as Profile;
};
const daysAgo = (instant: unknown): number => (now.getTime() - Date.parse(String(instant))) / DAY_MS;
const newest = (records: readonly DemoRecord[]): number =>
  Math.min(...records.map(({ values }) => daysAgo(values['recordedAt'])));

describe('the generator of the demonstration', () => {
  it('makes the same records for the same moment, with unique ids', async () => {
    for (const story of allStories) {
      expect(await patientRecords(story, demoClock(now)), story.account.name).toEqual(recordsOf(story));
      const ids = everythingOf(recordsOf(story)).map(({ type, id }) => `${type.collection}/${id}`);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it.each(['2026-01-01T00:00:30', '2026-03-29T02:30:00', '2027-12-31T23:59:59'])(
    'makes records that the app accepts, and none of the future, at %s',
    async (moment) => {
      const at = new Date(moment);
      for (const story of allStories) {
        // `accept` has validated each record, also the visits, whose time must have been in the future when it was chosen.
        const records = everythingOf(await patientRecords(story, demoClock(at)));
        for (const field of ['recordedAt', 'timestamp', 'consentedAt'])
          for (const { values } of records.filter((record) => record.values[field]))
            expect(Date.parse(String(values[field])), story.account.name).toBeLessThanOrEqual(at.getTime());
      }
    },
  );

  it('opens an episode for each alarm of the rules and for nothing else: one is open, two are closed', () => {
    const states: Record<string, string[]> = {};
    for (const story of allStories) {
      const { own, byDoctor } = recordsOf(story);
      const readings = asReadings(own);
      const notes = [...own, ...byDoctor]
        .filter(({ type }) => type.collection === 'care_notes')
        .map(({ id, values }) => ({ ...values, id, recordedDesc: 0 }) as unknown as CareNote);
      const context = { hasDoctor: true, own: null };
      const episodes = foldEpisodes(notes, readings, context);
      const facts = { profile: profileOf(story), readings, clock };
      const found = readings.flatMap(({ recordedAt }) => alarmsAt(facts, Date.parse(recordedAt)));
      expect(new Set(found.map(({ causeId }) => causeId)), story.account.name).toEqual(
        new Set(episodes.flatMap(({ alarms }) => alarms.map(({ causeId }) => causeId))),
      );
      const timelines = episodes.map((episode) => episodeTimeline(episode, readings, context));
      for (const { lines } of timelines) expect(lines.length).toBeGreaterThanOrEqual(2);
      if (timelines.length > 0)
        states[story.account.id] = timelines.map(({ state }) => (state.is === 'closed' ? state.by : state.is));
    }
    expect(states).toEqual({ [demoPatient.id]: ['rule'], [chipo.id]: ['open'], [grace.id]: ['outcome'] });
  });

  it('draws pictures and papers that are PNG or a PDF without anything active', async () => {
    const files = allStories.flatMap((story) => recordsOf(story).files);
    expect(files.length).toBeGreaterThan(12);
    for (const { name, bytes } of files) {
      if (name.endsWith('.pdf')) expect(await findActiveContent(bytes)).toBeNull();
      else expect(await sharp(bytes).stats(), name).toMatchObject({ isOpaque: true });
    }
  });
});

describe('the stories fit their condition', () => {
  /** Mean pressures (mmHg), and whether the course itself goes to 140/90 or above. */
  it.each([
    ['Amina', 110, 126, 70, 80, true],
    ['Chipo', 118, 132, 74, 84, true],
    ['Divya', 110, 122, 70, 80, false],
    ['Elena', 102, 114, 62, 72, false],
    ['Fatou', 104, 116, 64, 74, false],
    ['Grace', 127, 136, 79, 86, true],
    ['Hana', 110, 122, 69, 79, false],
    ['Imani', 108, 122, 69, 79, false],
    ['Jana', 108, 119, 68, 76, false],
    ['Leila', 115, 126, 73, 81, false],
    ['Mariam', 110, 121, 70, 78, false],
    ['Kavya', 105, 118, 66, 74, false],
  ] as const)('%s: systolic %i to %i, diastolic %i to %i on average', (name, sLow, sHigh, dLow, dHigh, hasHigh) => {
    const [systolic, diastolic] = [
      numbersOf(name, 'blood_pressure', 'systolic'),
      numbersOf(name, 'blood_pressure', 'diastolic'),
    ];
    expect(mean(systolic)).toBeGreaterThan(sLow);
    expect(mean(systolic)).toBeLessThan(sHigh);
    expect(mean(diastolic)).toBeGreaterThan(dLow);
    expect(mean(diastolic)).toBeLessThan(dHigh);
    expect(systolic.some((value, at) => value >= 140 || (diastolic[at] ?? 0) >= 90)).toBe(hasHigh);
    for (const value of systolic) expect(value).toBeGreaterThan(88);
    for (const value of diastolic) expect(value).toBeGreaterThan(50);
  });

  it('sugar is measured with diabetes only: with diet mostly in range, with insulin the fasting value is not yet', () => {
    const measured = allStories.filter(({ account }) =>
      recordsOf(storyOf(account.name.split(' ')[0] ?? '')).own.some(({ type }) => type.collection === 'blood_sugar'),
    );
    expect(measured.map(({ account }) => account.name)).toEqual(['Amina Demo', 'Divya Demo']);
    const last = (name: string, type: string) =>
      inCollection(name, 'blood_sugar')
        .filter(({ values }) => values['measurementType'] === type && daysAgo(values['recordedAt']) < 7)
        .map(({ values }) => Number(values['level']));
    // ADA targets in mg/dL: fasting below 95, one hour below 140.
    expect(mean(last('Amina', 'fasting'))).toBeLessThan(95);
    expect(mean(last('Amina', 'post_1h'))).toBeLessThan(140);
    // NICE targets in mmol/L: fasting below 5.3, one hour below 7.8.
    expect(mean(last('Divya', 'fasting'))).toBeGreaterThan(5.3);
    expect(mean(last('Divya', 'post_1h'))).toBeLessThan(7.8);
    expect(Math.min(...numbersOf('Divya', 'blood_sugar', 'level'))).toBeGreaterThan(3.9);
    expect(new Set(inCollection('Divya', 'blood_sugar').map(({ values }) => values['unit']))).toEqual(
      new Set(['mmol/L']),
    );
  });

  it.each([
    ['Amina', 0.3, 0.55],
    ['Hana', 0.55, 0.85],
    ['Elena', 0, 0.25],
  ] as const)('%s gains %f to %f kg a week', (name, least, most) => {
    const weights = numbersOf(name, 'weight', 'weight');
    const gain = ((weights.at(-1) ?? 0) - (weights[0] ?? 0)) / (weights.length - 1);
    expect(gain).toBeGreaterThan(least);
    expect(gain).toBeLessThan(most);
  });

  it('haemoglobin and ferritin rise over the reports of the anaemia, and lie below the printed range at first', () => {
    const reports = inCollection('Fatou', 'bloodwork_results').map(({ values }) => ({
      recordedAt: String(values['recordedAt']),
      results: readResults(String(values['results'])),
    }));
    expect(reports[0]?.results[0]).toMatchObject({ name: 'Haemoglobin', flag: 'Low' });
    const trends = labTrends(reports);
    expect(trends.map(({ name }) => name)).toEqual(['Haemoglobin', 'MCV', 'Ferritin']);
    for (const { points } of trends) {
      const values = points.map(({ value }) => value);
      expect(values).toHaveLength(3);
      expect(values).toEqual(values.toSorted((a, b) => a - b));
    }
  });

  it('doses are taken, skipped and missed', () => {
    const outcomes = inCollection('Fatou', 'dose_events').map(({ values }) => values['outcome']);
    expect(new Set(outcomes)).toEqual(new Set(['taken', 'skipped']));
    // Two medicines on 28 days, three doses a day: what has no answer was missed.
    expect(outcomes.length).toBeLessThan(28 * 3 * 0.9);
  });

  it('nothing has come from the silent patient for ten days, and the message to her is not read', () => {
    const leila = recordsOf(storyOf('Leila'));
    const recorded = leila.own.filter(({ values }) => values['recordedAt']);
    expect(newest(recorded)).toBeGreaterThan(9);
    expect(newest(recorded)).toBeLessThan(11);
    expect(leila.messages.at(-1)).toMatchObject({ from: 'doctor', isRead: false });
  });

  it('the readings of the patient far away reach the server in bursts on market days', () => {
    const received = new Map<string, number>();
    for (const { createdAt, values } of inCollection('Mariam', 'blood_pressure')) {
      expect(Date.parse(String(createdAt))).toBeGreaterThanOrEqual(Date.parse(String(values['recordedAt'])));
      received.set(String(createdAt), (received.get(String(createdAt)) ?? 0) + 1);
    }
    const bursts = [...received.values()];
    expect(bursts.length).toBeLessThan(13);
    expect(Math.max(...bursts)).toBeGreaterThan(4);
    expect(newest(inCollection('Mariam', 'blood_pressure'))).toBeGreaterThan(4.5);
  });

  it('after a loss no weeks are stored, after birth the day of birth is', () => {
    expect(profileOf(storyOf('Jana'))).toMatchObject({ pregnancyStatus: 'ended' });
    for (const field of ['weeksPregnant', 'estimatedLmp', 'datingMethod'])
      expect(profileOf(storyOf('Jana'))).not.toHaveProperty(field);
    expect(profileOf(storyOf('Imani'))).toMatchObject({ pregnancyStatus: 'postpartum', birthDate: '2026-11-15' });
  });

  it('has healthy, hypertensive, diabetic, twin and new patients of different ages and weeks', () => {
    const profiles = allStories.map(profileOf);
    expect(profiles).toHaveLength(12);
    expect(new Set(profiles.map(({ age }) => age)).size).toBe(12);
    const weeks = profiles.flatMap(({ weeksPregnant }) => weeksPregnant ?? []);
    expect(new Set(weeks).size).toBe(10);
    expect([Math.min(...weeks), Math.max(...weeks)]).toEqual([8, 39]);
    expect(profileOf(storyOf('Hana')).fetuses).toBe(2);
    expect(profileOf(storyOf('Divya')).glucoseLowering).toBe(true);
    expect(profileOf(storyOf('Kavya')).assignedDoctorId).toBeUndefined();
    expect(profileOf(storyOf('Elena')).assignedDoctorId).toBe(demoDoctor.id);
  });
});

describe('what is written in the demonstration', () => {
  it('has no words that must be acknowledged: each alarm of the demonstration is one that its story tells', () => {
    const texts = [
      ...allStories.flatMap(({ messages = [] }) =>
        messages.filter(({ from }) => from === 'patient').map(({ text }) => text),
      ),
      ...forumStories.flatMap(({ text, replies }) => [text, ...replies.map((reply) => reply.text)]),
    ];
    const alarming = texts.filter((text) => mustBeAcknowledged(recogniseDanger(text)?.tier ?? null));
    expect(alarming).toEqual([]);
  });

  it('marks its people as invented, with numbers that are reserved for fiction', () => {
    for (const story of allStories) {
      const { name, email, phoneNumber } = profileOf(story);
      expect(name).toMatch(/ Demo$/);
      expect(email).toMatch(/@maia\.example$/);
      // Ofcom: 07700 900000 to 900999 are for drama.
      expect(phoneNumber).toMatch(/^\+44 7700 900\d{3}$/);
    }
  });

  it('is named in docs/demonstration.md: each patient with her sign-in and what she shows', () => {
    const page = readFileSync(new URL('../../../docs/demonstration.md', import.meta.url), 'utf8');
    for (const { account, shows } of allStories) {
      const line = page.split('\n').find((each) => each.startsWith(`| ${account.name} |`)) ?? '';
      for (const words of [`\`${account.email}\``, `\`${account.password}\``, shows]) expect(line).toContain(words);
    }
    for (const { name, email, password } of demoStaff)
      expect(page).toContain(`| ${name} | \`${email}\` | \`${password}\` |`);
  });
});
