import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath } from '../../tests/support/browser/chromium.ts';
import { freePort } from '../../tests/support/network/free-port.ts';
import { logIn } from '../../tests/support/browser/patient-steps.ts';
import { accountOf, routesOf, type Role } from './people.ts';
import { printTable } from './print-table.ts';

const TOOL = 'lighthouse@12.8.2';
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
] as const;

/** What an audit is about: an element of the page, or a link. */
interface Item {
  readonly node?: { readonly selector?: string; readonly nodeLabel?: string };
  readonly text?: string;
  readonly score?: number;
}

interface Report {
  readonly categories: Readonly<
    Record<
      string,
      { readonly score: number | null; readonly auditRefs: readonly { readonly id: string; readonly weight: number }[] }
    >
  >;
  readonly audits: Readonly<
    Record<
      string,
      {
        readonly score: number | null;
        readonly title: string;
        readonly displayValue?: string;
        readonly details?: { readonly items?: readonly Item[] };
      }
    >
  >;
}

/** @returns what the tool reports, or in its own words why it does not */
async function askTool(url: string, port: number, folder: string): Promise<Report | string> {
  const file = join(folder, 'report.json');
  const options = ['--output=json', `--output-path=${file}`, '--quiet', '--disable-storage-reset', `--port=${port}`];
  const child = spawn('npx', ['--yes', TOOL, url, ...options, `--only-categories=${categories.join(',')}`], {
    stdio: ['ignore', 'ignore', 'pipe'],
    shell: process.platform === 'win32',
  });
  let said = '';
  child.stderr.on('data', (chunk) => (said += String(chunk)));
  const status = await new Promise((done) => child.once('exit', done));
  if (status !== 0) return `${TOOL} ended with ${String(status)}: ${said}`;
  return JSON.parse(readFileSync(file, 'utf8')) as Report;
}

const MOST_ITEMS = 3;
const nameOf = ({ node, text, score }: Item): string => {
  const shown = node ? `${node.selector ?? ''} "${node.nodeLabel ?? ''}"` : (text ?? '');
  return score === undefined ? shown : `${score.toFixed(3)} ${shown}`;
};

/** Audits that take something from the score, and what moved; the metrics show what else belongs to speed. */
const lost = ({ categories: all, audits }: Report): string[] =>
  [
    ...categories.filter((name) => name !== 'performance').flatMap((name) => all[name]?.auditRefs ?? []),
    { id: 'layout-shifts', weight: 1 },
  ]
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => {
      const items = audits[id]?.details?.items ?? [];
      return [`${id}: ${audits[id]?.title ?? ''}`, ...items.slice(0, MOST_ITEMS).map(nameOf)].join('\n    ');
    });

/** Prints what the tool says of every route, by a browser that is signed in; it is fetched by npx and no part of Maia. */
export async function printScores(
  origin: string,
  roles: readonly Role[],
  isAsked: (route: string) => boolean,
): Promise<void> {
  for (const role of roles) {
    const folder = mkdtempSync(join(tmpdir(), 'maia-scores-'));
    const port = await freePort();
    const context = await chromium.launchPersistentContext(join(folder, 'profile'), {
      executablePath: chromiumPath(),
      args: [...chromiumFlags, `--remote-debugging-port=${port}`],
    });
    try {
      const account = accountOf[role];
      const page = context.pages()[0] ?? (await context.newPage());
      if (account) {
        await page.goto(`${origin}/login`);
        await logIn(page, account);
        await page.waitForURL((url) => url.pathname !== '/login');
      }
      // A second page of the app would take part in what is measured.
      await page.goto('about:blank');
      console.log(`\n${role}: scores of ${TOOL}`);
      const lines: string[][] = [];
      const notes: string[] = [];
      for (const route of routesOf[role].filter(isAsked)) {
        const report = await askTool(origin + route, port, folder);
        if (typeof report === 'string') {
          notes.push(`${route}: ${report}`);
          continue;
        }
        const scores = categories.map((name) => String(Math.round(100 * (report.categories[name]?.score ?? 0))));
        lines.push([route, ...scores, ...metrics.map((name) => report.audits[name]?.displayValue ?? '')]);
        notes.push(...lost(report).map((line) => `${route}: ${line}`));
      }
      printTable(['route', ...categories, ...metrics], lines);
      for (const note of notes) console.log(`  ${note}`);
    } finally {
      await context.close();
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }
}
