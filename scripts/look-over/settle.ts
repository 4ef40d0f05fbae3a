import type { Page } from '@playwright/test';

const QUIET_MS = 350;
const LIMIT_MS = 8_000;

/** Waits for the heading, the typeface, the pictures, the end of every movement, and until nothing has changed for a moment. */
export async function settle(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('h1') !== null, undefined, { timeout: 30_000 });
  await page.evaluate(
    async ([quiet, limit]) => {
      const wait = (ms: number) => new Promise<void>((done) => setTimeout(done, ms));
      await Promise.race([wait(limit), Promise.all([...document.fonts].map((face) => face.load().catch(() => null)))]);
      await new Promise<void>((done) => {
        let timer = setTimeout(done, quiet);
        const observer = new MutationObserver(() => {
          clearTimeout(timer);
          timer = setTimeout(done, quiet);
        });
        observer.observe(document.body, { childList: true, subtree: true, characterData: true });
        setTimeout(done, limit);
      });
      const movements = document.getAnimations().map((movement) => movement.finished);
      await Promise.race([wait(limit), Promise.allSettled(movements)]);
    },
    [QUIET_MS, LIMIT_MS] as const,
  );
}
