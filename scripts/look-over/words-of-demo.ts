import { demoArticles } from '../../server/demo/generate/demo-articles.ts';
import { demoClock } from '../../server/demo/generate/demo-clock.ts';
import { patientRecords } from '../../server/demo/generate/patient-records.ts';
import { demoHospital, demoPatient, demoStaff, otherDemoPatients } from '../../server/demo/people/demo-people.ts';
import { allStories } from '../../server/demo/stories/all-stories.ts';
import { contactStories, forumStories } from '../../server/demo/stories/forum.ts';
import { readResults } from '../../src/model/records/bloodwork.ts';

const textsOf = (values: object): string[] => Object.values(values).flat().map(String);

/** The texts of the records of all patients; laboratory results by their parts. */
async function wordsOfPatients(now: Date): Promise<string[]> {
  const made = await Promise.all(allStories.map((story) => patientRecords(story, demoClock(now))));
  return made.flatMap(({ profile, own, byDoctor, messages, files }) => [
    ...[profile, ...own, ...byDoctor, ...messages.map(({ record }) => record)].flatMap(({ values }) => [
      ...textsOf(values),
      ...readResults(String(values['results'] ?? '[]')).flatMap(textsOf),
    ]),
    ...files.map(({ name }) => name),
  ]);
}

/** What people wrote in the demonstration, each text once: it stays in English in every language. */
export async function wordsOfDemo(now: Date): Promise<string[]> {
  const all = [
    ...(await wordsOfPatients(now)),
    ...demoArticles(now).flatMap(({ values }) => textsOf(values)),
    ...forumStories.flatMap(({ title, text, replies }) => [title, text, ...replies.map((reply) => reply.text)]),
    ...contactStories.flatMap(({ text, answer = '' }) => [text, answer]),
    ...[demoPatient, ...demoStaff, ...otherDemoPatients].map(({ name }) => name),
    ...textsOf(demoHospital),
  ];
  return [...new Set(all)];
}
