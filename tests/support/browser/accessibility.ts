import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** What axe finds on the page as it is now, one line a node: rule, element, reason. */
export async function axeFindings(page: Page): Promise<string[]> {
  // A sheet that still rises is half transparent, which no person reads and axe would measure.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // Half a megabyte once a document; without frames of other origins nothing is put together in a page of its own.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${new URL(page.url()).pathname}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`,
    ),
  );
}
