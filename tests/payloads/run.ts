/**
 * Writes every payload into every text of the model and types a sample into every field, with a real server and
 * browser, and reads every screen: no payload may run, no request may leave, and the screens show what was written.
 * `npm run test:payloads [-- patient community doctor clinic forms --for <seconds>]`
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Clinic, newPerson, type Person } from '../support/server/clinic.ts';
import buildApp, { repository } from '../support/build/build-app.ts';
import { logIn, syncLine } from '../support/browser/patient-steps.ts';
import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { ServerProcess } from '../support/server/server-process.ts';
import { fieldPlaces } from './field-places.ts';
import { feedAlarm, feedProfile, feedServer, type Cast } from './feed.ts';
import { typeEverywhere } from './type-everywhere.ts';
import { fed, marksIn, SAMPLE, SHORT } from './tagged-payloads.ts';
import { firstMark, parts, profileParts, readAll } from './walk.ts';
import { WatchedBrowser, type Seen } from './watched-browser.ts';
import { seesWhatRuns } from './detect-execution.ts';

/** The page is opened at most so often until the phone has pulled the new data. */
const MOST_VISITS = 6;
const FEW = 20;
/** By field: the payloads that were shown on a screen. */
const shown = new Map<string, Set<number>>();
/** Payloads that were shown in a changed form. */
const altered = new Set<string>();
/** By field: the payloads that were shown only as Markdown renders them. */
const asMarkdown = new Map<string, Set<number>>();
const faults: string[] = [];

function note(screen: string, words: string): void {
  for (const { key, payload, stands } of marksIn(words)) {
    const place = fieldPlaces[key];
    if (place && 'unseen' in place) faults.push(`${key} stands on “${screen}”, where it should not`);
    shown.set(key, (shown.get(key) ?? new Set()).add(payload));
    if (stands === 'as Markdown') asMarkdown.set(key, (asMarkdown.get(key) ?? new Set()).add(payload));
    if (stands === 'altered') altered.add(`${key} on “${screen}”: payload ${payload}`);
  }
}

async function enter(browser: WatchedBrowser, origin: string, person: Person): Promise<void> {
  await browser.page.goto(`${origin}/login`);
  await logIn(browser.page, person);
  await browser.page.waitForURL(({ pathname }) => pathname !== '/login');
  await syncLine(browser.page)
    .filter({ hasText: /synced/i })
    .first()
    .waitFor({ timeout: 90_000 });
}

await buildApp();
const { values: given, positionals } = parseArgs({
  allowPositionals: true,
  options: { for: { type: 'string', default: '3600' } },
});
/** After this time no further screen is opened. */
const endsAt = performance.now() + Number(given.for) * 1000;
const asked = positionals.length === 0 ? Object.keys(parts) : positionals;

/** Writes with a key need no functions, and thousands of events would slow the machine down. */
function withoutFunctions(folder: string): string {
  const file = join(folder, 'appwrite.json');
  const config = JSON.parse(readFileSync(join(repository, 'appwrite.json'), 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...config, functions: [] }));
  return file;
}

const folder = mkdtempSync(join(tmpdir(), 'maia-payloads-server-'));
process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
await using server = await ServerProcess.start(asked.includes('forms') ? {} : { config: withoutFunctions(folder) });
const clinic = new Clinic(server);
const named = (id: string): Person => ({ ...newPerson('Someone'), id });
const people = { patient: named('payload-main'), doctor: named('payload-doctor'), admin: named('payload-admin') };
for (const person of Object.values(people)) await clinic.add({ ...person, name: scriptPayloads[0] ?? '' });
await clinic.label(people.doctor.id, 'doctor');
await clinic.label(people.admin.id, 'admin');
const cast: Cast = { patient: people.patient.id, doctor: people.doctor.id, hospital: 'payload-hospital' };
const collections = asked.flatMap((name) => parts[name]?.collections ?? []);
const stops = asked.flatMap((name) => parts[name]?.stops ?? []);
/** For the forms a few texts of other users are enough; the screens need all payloads. */
const howMany = stops.length === 0 ? FEW : scriptPayloads.length;
const written = await feedServer(clinic.databases, cast, collections, howMany);
if (asked.includes('forms')) await feedAlarm(clinic.databases, cast);
console.log(`${scriptPayloads.length} payloads, ${written} documents written`);

const all: Seen = { ran: [], left: [], csp: [], broken: [] };
const gather = ({ seen }: WatchedBrowser) => {
  for (const name of ['ran', 'left', 'csp', 'broken'] as const) all[name].push(...seen[name]);
};

for (const who of ['patient', 'doctor', 'admin'] as const) {
  const own = stops.filter((stop) => stop.who === who);
  if (own.length === 0) continue;
  await using browser = await WatchedBrowser.open(server.origin);
  await enter(browser, server.origin, people[who]);
  for (const { screen, path, press } of own) {
    if (performance.now() > endsAt) {
      console.log(`  not opened any more: ${who} ${path}`);
      continue;
    }
    const before = performance.now();
    await browser.page.goto(server.origin + path);
    if (press)
      await browser.page
        .locator(press)
        .first()
        .click()
        .catch(() => faults.push(`nothing to press on ${path}: ${press}`));
    if (!(await firstMark(browser.page, screen))) faults.push(`no payload on ${path}, “${screen}”`);
    note(screen, await readAll(browser.page));
    console.log(`  ${who} ${path}  ${((performance.now() - before) / 1000).toFixed(1)} s`);
  }
  if (own.some(({ screen }) => screen === 'profile'))
    for (const payload of [...SAMPLE.slice(1, 10), ...SHORT.slice(0, 4)]) {
      await feedProfile(clinic.databases, cast, payload);
      // The open form keeps what she is editing, so the new text appears at a later visit.
      for (let visits = 0; visits < MOST_VISITS; visits += 1) {
        const pulled = browser.page
          .waitForResponse((response) => response.url().includes('/profiles/documents'), { timeout: 30_000 })
          .catch(() => undefined);
        let isNew = false;
        for (const part of profileParts) {
          await browser.page.goto(`${server.origin}/profile/${part}`);
          await pulled;
          await firstMark(browser.page, 'profile');
          const words = await readAll(browser.page);
          note('profile', words);
          isNew ||= marksIn(words).some((mark) => mark.key === 'profiles.address' && mark.payload === payload);
        }
        if (isNew) break;
      }
    }
  gather(browser);
}
if (asked.includes('forms'))
  for (const who of ['patient', 'doctor', 'admin', 'guest'] as const) {
    await using browser = await WatchedBrowser.open(server.origin);
    if (who !== 'guest') await enter(browser, server.origin, people[who]);
    faults.push(...(await typeEverywhere(browser, server.origin, who)));
    gather(browser);
  }

{
  await using browser = await WatchedBrowser.open(server.origin);
  faults.push(...(await seesWhatRuns(browser, server.origin)));
}

const visited = new Set(stops.map(({ screen }) => screen));
for (const [key, place] of Object.entries(fieldPlaces)) {
  if (!('screens' in place) || !place.screens.some((screen) => visited.has(screen))) {
    if ('unseen' in place && asked.length > 1) console.log(`${key.padEnd(42)} no screen: ${place.unseen}`);
    continue;
  }
  const { taken = 0, refused = new Map<string, number>() } = fed.get(key) ?? {};
  const count = shown.get(key)?.size ?? 0;
  const where = `${count} seen on ${place.screens.join(', ')}`;
  const why = [...refused].map(([code, times]) => `${times} refused (${code})`).join(', ');
  console.log(`${key.padEnd(42)} ${taken} fed${why ? `, ${why}` : ''}; ${where}`);
  if (count === 0) faults.push(`${key} was fed and is on none of its screens`);
}
for (const [key, { size }] of asMarkdown) console.log(`${key}: ${size} stand as Markdown makes them, no word lost`);
faults.push(...[...altered].map((each) => `not as written: ${each}`));
for (const each of new Set(all.csp)) console.log(`policy: ${each}`);
faults.push(...all.ran.map((url) => `ran on ${url}`), ...all.left.map((what) => `left: ${what}`));
faults.push(...all.broken.map((error) => `broken: ${error}`));
for (const fault of new Set(faults)) console.log(`FAULT ${fault}`);
console.log(`${all.ran.length} executed, ${all.csp.length} CSP reports, ${new Set(faults).size} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
