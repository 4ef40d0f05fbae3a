import { rmSync } from 'node:fs';
import { buildPage } from './harness/build-page.ts';
import { coldStart } from './cold-start.ts';
import { answerTo, doctorAnswers, DOCTOR_ID } from './doctor-answers.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile, type Profile } from './harness/fresh-browser.ts';
import { workerIsActive } from './harness/cached-files.ts';
import { keystrokes } from './keystrokes.ts';
import type { Measure } from './harness/report.ts';
import { signedInAs } from './harness/signed-in.ts';
import { percentile } from './harness/statistics.ts';

const STARTS = 7;
const ROWS = 50;
const SLOW_CPU = 4;
/** The time limit for the response to a keystroke, in ms. */
const KEYSTROKE_MS = 50;

/** Deletes the cached list, so that every start is a first one. */
async function forgetList(profile: Profile, app: string): Promise<void> {
  const page = await profile.restart();
  await page.goto(`${app}/icons/maia.svg`);
  await page.evaluate(async () => {
    for (const { name } of await indexedDB.databases()) if (name?.endsWith('--doctor')) indexedDB.deleteDatabase(name);
  });
}

async function typed(profile: Profile, url: string, rows: number, links: string) {
  const page = await profile.restart();
  await coldStart(page, url, rows);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return keystrokes(page, links);
}

async function measured(profile: Profile, app: string, bare: string) {
  const [painted, reference]: [number[], number[]] = [[], []];
  const page = await profile.restart();
  await page.goto(`${app}/emergency`);
  await workerIsActive(page);
  await page.evaluate((state) => localStorage.setItem('maia-auth', state), signedInAs(DOCTOR_ID, ['doctor']));
  for (let n = 0; n < STARTS; n += 1) {
    await forgetList(profile, app);
    // One row more than patients, because of the header row.
    painted.push((await coldStart(await profile.restart(), `${app}/doctor`, ROWS + 1)).allRows);
    reference.push((await coldStart(await profile.restart(), `${bare}/bare-list.html`, ROWS)).allRows);
  }
  console.log(
    `\nDoctor's first rows: ${painted.map((ms, n) => `${ms.toFixed(0)}/${reference[n]?.toFixed(0)}`).join(' ')} ms`,
  );
  const keys = await typed(profile, `${app}/doctor`, ROWS + 1, '[role="search"] li a[href^="/doctor/patient/"]');
  const bareKeys = await typed(profile, `${bare}/bare-list.html`, ROWS, 'li');
  return { painted, reference, keys, bareKeys };
}

/**
 * Measures the list of a doctor with 5000 patients: the first rows against a bare page with the same JSON, and a
 * keystroke in the search.
 */
export async function doctorList(dist: string): Promise<Measure[]> {
  const barePage = await buildPage('bare-list');
  const answers = doctorAnswers(Date.now());
  const answerCall = (path: string, query: URLSearchParams) => answerTo(path, answers, query);
  await using app = await serveFolders([dist], { answerCall });
  await using bare = await serveFolders([barePage], { answerCall });
  const { painted, reference, keys, bareKeys } = await inFreshProfile((profile) =>
    measured(profile, app.origin, bare.origin),
  );
  rmSync(barePage, { recursive: true, force: true });
  const p95 = percentile(keys.times, 0.95);
  return [
    {
      name: 'Doctor of 5000: first 50 patients, nothing kept on her device',
      unit: 'ms',
      value: painted,
      reference,
      referenceName: 'the same JSON on a bare page',
      goal: 1.5,
    },
    {
      name: `Doctor of 5000: keystroke in the search, p95 of ${keys.times.length}, CPU ${SLOW_CPU} times slower`,
      unit: 'ms',
      value: [p95],
      reference: [KEYSTROKE_MS],
      referenceName: 'what feels immediate',
      goal: 1,
      floor: Number((percentile(bareKeys.times, 0.95) / KEYSTROKE_MS).toFixed(2)),
    },
    {
      name: 'Doctor of 5000: letters whose frame does not show yet whom they find',
      unit: 'frames',
      value: [keys.late],
      reference: [keys.times.length],
      referenceName: 'all letters',
      goal: 0.05,
      floor: bareKeys.late / bareKeys.times.length,
    },
  ];
}
