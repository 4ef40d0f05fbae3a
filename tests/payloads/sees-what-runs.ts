import { scriptPayloads } from '../support/script-payloads.ts';
import { until } from '../support/until.ts';
import type { WatchedBrowser } from './watched-browser.ts';

/** Whether the witness would see it: the payloads do run in a page without protection, and the policy does report. */
export async function seesWhatRuns({ page, seen }: WatchedBrowser, origin: string): Promise<string[]> {
  await page.goto(`${origin}/v1/health/version`);
  await page.setContent(scriptPayloads.filter((text) => text.startsWith('<img')).join('\n'));
  const isSeen = (list: readonly string[]) =>
    until('it is noticed', () => list.length > 0).then(
      () => true,
      () => false,
    );
  const doesRun = await isSeen(seen.ran);
  await page.goto(`${origin}/privacy`);
  // Trusted types refuse it, too.
  await page.evaluate(() => document.body.setAttribute('onclick', '1')).catch(() => undefined);
  const isReported = await isSeen(seen.csp);
  console.log(`planted: ${seen.ran.length} ran without protection, ${seen.csp.length} reported with the app’s policy`);
  return [
    ...(doesRun ? [] : ['no payload runs in a bare page']),
    ...(isReported ? [] : ['the policy does not report']),
  ];
}
