import { buildPage } from './harness/build-page.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile } from './harness/fresh-browser.ts';
import { median } from './harness/statistics.ts';
import type { EpisodesBench } from './pages/episodes.ts';

/** Run by hand: `npx tsx tests/bench/episodes.ts`. How long a start takes to know a patient's episodes, in Chromium. */
const [READINGS, NOTES, STARTS] = [10_000, 300, 7];

declare const bench: EpisodesBench;

const folder = await buildPage('episodes');
await using server = await serveFolders([folder]);
await inFreshProfile(async (profile) => {
  const open = async () => {
    const page = await profile.restart();
    await page.goto(`${server.origin}/episodes.html`);
    await page.waitForFunction(() => 'bench' in globalThis, undefined, { timeout: 60_000 });
    return page;
  };
  await (await open()).evaluate(([readings, notes]) => bench.seed(readings, notes), [READINGS, NOTES] as const);
  const starts: { published: number; longest: number }[] = [];
  for (let start = 0; start < STARTS; start += 1) starts.push(await (await open()).evaluate(() => bench.follow()));
  const of = (what: 'published' | 'longest') => median(starts.map((start) => start[what]));
  console.log(`${READINGS} readings, ${NOTES} notes, ${STARTS} starts`);
  console.log(`episodes known after ${of('published')} ms; longest task ${of('longest')} ms`, JSON.stringify(starts));
});
