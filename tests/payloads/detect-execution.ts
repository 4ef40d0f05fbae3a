import { scriptPayloads } from '../support/samples/script-payloads.ts';
import { until } from '../support/until.ts';
import type { WatchedBrowser } from './watched-browser.ts';

/** Only payloads with an event handler: others would navigate the page away. */
const handles = (text: string): boolean => /^<\w+[^>]* on\w+=/.test(text);

const isSeen = (what: string, ask: () => boolean): Promise<boolean> =>
  until(what, ask).then(
    () => true,
    () => false,
  );

/**
 * Checks the detection itself: payloads must be seen to run on an unprotected page of this origin, and the content
 * security policy must report violations.
 */
export async function seesWhatRuns({ page, context, seen }: WatchedBrowser, origin: string): Promise<string[]> {
  // The page is faked, because the server sends a policy with every answer, even for an unknown path.
  const bare = `${origin}/bare`;
  await context.route(bare, (route) =>
    route.fulfill({ contentType: 'text/html', body: scriptPayloads.filter(handles).slice(0, 9).join('\n') }),
  );
  await page.goto(bare);
  const isRun = await isSeen('a payload that the page came with', () => seen.ran.length > 0);
  const inDocument = seen.ran.length;
  await page.evaluate((payloads) => {
    for (const payload of payloads)
      document.body.append(Object.assign(document.createElement('p'), { innerHTML: payload }));
  }, scriptPayloads.filter(handles));
  const isRunLater = await isSeen('a payload that was put into the page', () => seen.ran.length > inDocument);
  await context.unroute(bare);
  await page.goto(`${origin}/privacy`);
  // Trusted types reject this as well.
  await page.evaluate(() => document.body.setAttribute('onclick', '1')).catch(() => undefined);
  const isReported = await isSeen('a report', () => seen.csp.length > 0);
  console.log(
    `planted: ${seen.ran.length} ran without protection (${inDocument} came with the page), ${seen.csp.length} reported with the app’s policy`,
  );
  return [
    ...(isRun ? [] : ['no payload runs that a bare page comes with']),
    ...(isRunLater ? [] : ['no payload runs that is put into a bare page']),
    ...(isReported ? [] : ['the policy does not report']),
  ];
}
