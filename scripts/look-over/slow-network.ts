import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from '@playwright/test';
import { serveFolders } from '../../tests/bench/harness/folder-server.ts';
import { takePhone } from './browser.ts';
import { accountOf, routesOf, type Role } from './people.ts';
import { printTable } from './print-table.ts';

const SLOW_CPU = 4;
/** Slow 3G: 400 kbit/s each way, 400 ms there and back. */
const network = { offline: false, latency: 400, downloadThroughput: 50_000, uploadThroughput: 50_000 };
const LIMIT_MS = 90_000;
const BARE = '<!doctype html><html lang="en"><title>Bare</title><link rel="icon" href="data:,"><h1>Bare</h1></html>';

async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', network);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOW_CPU });
  return session;
}

/** ms from the navigation until the heading of the page is in a frame. */
async function timeToHeading(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(() => (globalThis as { headingAt?: number }).headingAt, undefined, { timeout: LIMIT_MS });
  return page.evaluate(() => (globalThis as { headingAt?: number }).headingAt ?? Number.NaN);
}

function markHeading(): void {
  const observer = new MutationObserver(() => {
    if (!document.querySelector('h1')) return;
    observer.disconnect();
    requestAnimationFrame(() => setTimeout(() => Object.assign(globalThis, { headingAt: performance.now() })));
  });
  observer.observe(document, { childList: true, subtree: true });
}

/**
 * Prints for each route how long its heading takes against that of a page of one line: with nothing kept from a visit
 * before, and from the installed app. A page whose heading does not come is an error.
 */
export async function printSlowStarts(
  origin: string,
  roles: readonly Role[],
  isAsked: (route: string) => boolean,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'maia-bare-'));
  writeFileSync(join(folder, 'index.html'), BARE);
  await using bare = await serveFolders([folder]);
  for (const role of roles) {
    const lines: string[][] = [];
    await using phone = await takePhone(origin, accountOf[role]);
    const { page } = phone;
    await page.addInitScript(markHeading);
    const session = await slowDown(page);
    const timesBare = async (url: string) => {
      const least = await timeToHeading(page, bare.origin);
      return `x${((await timeToHeading(page, url)) / least).toFixed(1)}`;
    };
    for (const route of routesOf[role].filter(isAsked)) {
      await session.send('Network.setBypassServiceWorker', { bypass: true });
      await session.send('Network.setCacheDisabled', { cacheDisabled: true });
      const first = await timesBare(origin + route);
      await session.send('Network.setBypassServiceWorker', { bypass: false });
      await session.send('Network.setCacheDisabled', { cacheDisabled: false });
      lines.push([route, first, await timesBare(origin + route)]);
    }
    console.log(`\n${role}, CPU ${SLOW_CPU} times slower, slow 3G: heading on screen, times that of a bare page`);
    printTable(['route', 'first visit', 'installed'], lines);
  }
  rmSync(folder, { recursive: true });
}
