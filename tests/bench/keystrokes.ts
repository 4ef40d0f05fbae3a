import type { Page } from '@playwright/test';

/** Typed and deleted letter by letter. */
const SEARCHES = ['amina', 'grace od', 'zoe', 'wanjiku', 'sub'];
/** The same by a slow typist: work that starts in a pause may delay the next letter. */
const SLOW_SEARCHES = ['amina', 'grace od'];
const NEXT_KEY_MS = 30;
const NEXT_SLOW_KEY_MS = 450;

interface Watched {
  /** For each key the longest time to the next frame, in ms. */
  readonly times: Map<number, number>;
  /** The number of letters after which the next frame still showed a name that does not match. */
  late: number;
}
/** Read as an array, because a Map cannot be returned from a page. */
const watched = (page: Page) =>
  page.evaluate(() => {
    const { times, late } = (globalThis as unknown as { watched: Watched }).watched;
    return { times: [...times.values()], late };
  });

/** Observes keys and rows in the page. `links` selects the names in the rows. */
function watch(links: string): void {
  const now: Watched = { times: new Map(), late: 0 };
  Object.assign(globalThis, { watched: now });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) now.times.set(interactionId, Math.max(now.times.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  addEventListener('input', ({ target }) => {
    requestAnimationFrame(() => {
      const words = plain((target as HTMLInputElement).value)
        .split(' ')
        .filter(Boolean);
      const shown = [...document.querySelectorAll(links)].filter((each) => each.checkVisibility());
      const names = shown.map(({ textContent }) => ` ${plain(textContent)}`);
      if (!names.every((name) => words.every((word) => name.includes(` ${word}`)))) now.late += 1;
    });
  });
}

interface Typing {
  /** From each key to the next frame, in ms; the browser reports no times below 16 ms. */
  readonly times: number[];
  /** The number of frames that did not show the result of the input. */
  readonly late: number;
}

/** Types names into the only search field of the page and deletes them. @param links selects the names in the rows */
export async function keystrokes(page: Page, links: string): Promise<Typing> {
  await page.evaluate('globalThis.__name = (work) => work');
  await page.evaluate(watch, links);
  await page.getByRole('searchbox').focus();
  let pressed = 0;
  const type = async (searches: readonly string[], pause: number) => {
    for (const words of searches)
      for (const key of [...words, ...[...words].map(() => 'Backspace')]) {
        await page.keyboard.press(key === ' ' ? 'Space' : key);
        pressed += 1;
        // The next key follows after this one was answered.
        await page.evaluate((ms) => new Promise((done) => requestAnimationFrame(() => setTimeout(done, ms))), pause);
      }
  };
  await type(SEARCHES, NEXT_KEY_MS);
  await type(SLOW_SEARCHES, NEXT_SLOW_KEY_MS);
  const { times, late } = await watched(page);
  return { times: [...times, ...Array.from({ length: Math.max(0, pressed - times.length) }, () => 16)], late };
}
