import { rmSync } from 'node:fs';
import { buildPage } from './build-page.ts';
import { coldStart } from './cold-start.ts';
import { serveFolders } from './folder-server.ts';
import { inFreshProfile } from './fresh-browser.ts';
import type { Measure } from './report.ts';

const VISITS = 3;
const SLOW_CPU = 4;
/** What performance.md calls slow 3G. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const pages = { '/': 'the home page', '/login': 'where she signs in' };

/** From an address to the page's heading in a frame (ms), in a browser that was never there. */
const visit = (url: string): Promise<number> =>
  inFreshProfile(async (profile) => {
    const page = await profile.restart();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    return (await coldStart(page, url, 1, SLOW_CPU, 'h1')).firstRow;
  });

/** P18: the first content of a first visit, against bare React's. */
export async function firstVisit(dist: string): Promise<Measure[]> {
  const barePage = await buildPage('bare-react');
  // As a server sends them: on a slow line the bytes decide.
  await using app = await serveFolders([dist], { isCompressed: true });
  await using bare = await serveFolders([barePage], { isCompressed: true });
  const seen = new Map(Object.keys(pages).map((path) => [path, [] as number[]]));
  const reference: number[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    for (const [path, times] of seen) times.push(await visit(`${app.origin}${path}`));
    reference.push(await visit(`${bare.origin}/bare-react.html`));
  }
  rmSync(barePage, { recursive: true, force: true });
  return Object.entries(pages).map(([path, name]) => ({
    name: `P18 first visit, ${name}`,
    unit: 'ms',
    value: seen.get(path) ?? [],
    reference,
    referenceName: 'bare React with a heading',
    goal: 1.05,
    limit: 1.5,
  }));
}
