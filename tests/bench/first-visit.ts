import { rmSync } from 'node:fs';
import fastify from 'fastify';
import { serveApp } from '../../server/static/serve-app.ts';
import { buildPage } from './harness/build-page.ts';
import { coldStart } from './cold-start.ts';
import { serveFolders } from './harness/folder-server.ts';
import { inFreshProfile } from './harness/fresh-browser.ts';
import type { Measure } from './harness/report.ts';

const VISITS = 3;
const SLOW_CPU = 4;
/** Slow 3G, as defined in performance.md. */
const SLOW_3G = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
/** A selector for each page that matches only after the app has got an answer. */
const pages = [
  { path: '/', name: 'the home page', alive: 'fieldset' },
  { path: '/login', name: 'where she signs in', alive: 'input[type=email]' },
] as const;

/** The time in ms until `selector` matches a painted element, in a new browser profile. */
const visit = (url: string, selector = 'h1'): Promise<number> =>
  inFreshProfile(async (profile) => {
    const page = await profile.restart();
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_3G);
    return (await coldStart(page, url, 1, SLOW_CPU, selector)).firstRow;
  });

/** P18: the first content of a first visit, compared with bare React. */
export async function firstVisit(dist: string): Promise<Measure[]> {
  const barePage = await buildPage('bare-react');
  // Compressed as the app's own server sends it: on a slow network the size decides.
  const server = fastify();
  serveApp(server, dist);
  const origin = await server.listen({ port: 0, host: 'localhost' });
  await using bare = await serveFolders([barePage], { isCompressed: true });
  const visits = pages.map((page) => ({ ...page, seen: [] as number[], answers: [] as number[] }));
  const reference: number[] = [];
  for (let n = 0; n < VISITS; n += 1) {
    for (const { path, alive, seen, answers } of visits) {
      seen.push(await visit(origin + path));
      answers.push(await visit(origin + path, alive));
    }
    reference.push(await visit(`${bare.origin}/bare-react.html`));
  }
  await server.close();
  rmSync(barePage, { recursive: true, force: true });
  const against = {
    unit: 'ms' as const,
    reference,
    referenceName: 'bare React with a heading',
    goal: 1.05,
    limit: 1.5,
  };
  return visits.flatMap(({ name, seen, answers }) => [
    { name: `P18 first visit, ${name}`, value: seen, ...against },
    { name: `P18 first visit, ${name}, until it answers`, value: answers, ...against },
  ]);
}
