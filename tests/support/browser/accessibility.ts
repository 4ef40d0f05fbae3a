import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** The accessibility violations that axe finds on the current page, one line per node: rule, element, reason. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Wait for animations: a sheet that is still opening is half transparent, and axe would measure its contrast.
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map((animation) => animation.finished)));
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  // The axe script (0.5 MB) is injected once per document. Legacy mode opens no extra page; the app has no foreign
  // frames.
  const { violations } = await new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(
      (node) => `${new URL(page.url()).pathname}: ${id}: ${node.target.join(' ')}: ${node.failureSummary ?? ''}`,
    ),
  );
}
