import type { Page } from '@playwright/test';

const MOST_STOPS = 400;

/** Returns the numbered controls that are no longer visible: an install offer hides when it covers other controls. */
const hiddenSince = (page: Page): Promise<number[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-stop]')]
      .filter((element) => !element.checkVisibility({ visibilityProperty: true }))
      .map(({ dataset }) => Number(dataset['stop'])),
  );

/** Numbers every control that Tab should reach, in its order; those of one group of radio buttons are one stop. */
const numberControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, audio[controls], video[controls], [tabindex]';
    const groups = new Set<string>();
    const place = [...document.querySelectorAll('dialog:modal')].at(-1) ?? document;
    for (const numbered of document.querySelectorAll('[data-stop]')) numbered.removeAttribute('data-stop');
    return [...place.querySelectorAll<HTMLElement>(controls)]
      .filter((element) => {
        if (element.tabIndex < 0 || element.matches(':disabled') || element.closest('[inert]')) return false;
        if (!element.checkVisibility({ visibilityProperty: true })) return false;
        if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
        const group = [...document.querySelectorAll<HTMLInputElement>('input[type=radio]')].filter(
          ({ name, form }) => name === element.name && form === element.form,
        );
        const chosen = group.find(({ checked }) => checked);
        if (chosen) return chosen === element;
        const isFirst = !groups.has(element.name);
        groups.add(element.name);
        return isFirst;
      })
      .map((element, at) => {
        element.dataset['stop'] = String(at);
        return `${element.localName} "${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}"`;
      });
  });

interface Stop {
  readonly at: number | null;
  readonly name: string;
  readonly isShown: boolean;
  readonly isCovered: boolean;
  readonly isOut: boolean;
}

/** Teaches the page to say where the focus is, whether it shows, and whether what has it can be seen. */
const teachToLook = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const isMarked = (each: Element | null): boolean => {
      if (!each) return false;
      return ['', '::after'].some((part) => {
        const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(each, part);
        return (outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2) || boxShadow !== 'none';
      });
    };
    const lookAt = (element: HTMLElement): Stop => {
      const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
      const isShown = [element, element.nextElementSibling, element.parentElement, ...labels].some((each) =>
        isMarked(each),
      );
      const boxes = [element, ...labels].map((each) => each.getBoundingClientRect());
      const box = boxes.find(({ width, height }) => width > 4 && height > 4) ?? element.getBoundingClientRect();
      const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
      const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
      const isOut = right - left < 2 || bottom - top < 2;
      const isOver = (above: Element | null): boolean =>
        above !== null &&
        !element.contains(above) &&
        !above.contains(element) &&
        !labels.some((label) => label.contains(above));
      // A part of it in sight is enough: WCAG 2.2, 2.4.11.
      const points = [0.1, 0.5, 0.9].flatMap((x) => [0.15, 0.5, 0.85].map((y) => [x, y] as const));
      const isCovered =
        !isOut &&
        points.every(([x, y]) =>
          isOver(document.elementFromPoint(left + x * (right - left), top + y * (bottom - top))),
        );
      const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40);
      const number = element.dataset['stop'];
      return {
        at: number === undefined ? null : Number(number),
        name: `${element.localName} "${words}"`,
        isShown,
        isCovered,
        isOut,
      };
    };
    // No finger is faster than a frame, and what floats makes way within one after the page has scrolled.
    const untilDrawn = () =>
      new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done))));
    const lookAtFocus = async (): Promise<Stop | null> => {
      await untilDrawn();
      const element = document.activeElement;
      const isNowhere = !(element instanceof HTMLElement) || element === document.body;
      return isNowhere ? null : lookAt(element);
    };
    Object.assign(globalThis, { lookAtFocus });
  });

const lookAtFocus = (page: Page): Promise<Stop | null> =>
  page.evaluate(() => (globalThis as unknown as { lookAtFocus: () => Promise<Stop | null> }).lookAtFocus());

const leaveFocus = (page: Page): Promise<void> =>
  page.evaluate(() => {
    (document.activeElement as HTMLElement | null)?.blur();
    scrollTo(0, 0);
    // The walk begins where a new page begins.
    const place = [...document.querySelectorAll<HTMLElement>('dialog:modal')].at(-1) ?? document.body;
    place.tabIndex = -1;
    place.focus();
    place.removeAttribute('tabindex');
  });

/** Presses Tab until the focus has left the page or is where it was before. */
async function walk(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MOST_STOPS) {
    await page.keyboard.press('Tab');
    const stop = await lookAtFocus(page);
    if (!stop) break;
    const isAround = stop.at !== null && stops.some(({ at }) => at === stop.at);
    stops.push(stop);
    if (isAround) break;
  }
  return stops;
}

/** Walks through the page, or the dialog over it, by Tab alone: every control is reached in order, shows it, is in sight, and lets go again. */
export async function walkFindings(page: Page): Promise<string[]> {
  const found = new Set<string>();
  const names = await numberControls(page);
  const isWithin = await page.evaluate(() => document.querySelector('dialog:modal') !== null);
  await leaveFocus(page);
  await teachToLook(page);
  const reached: number[] = [];
  const stops = await walk(page);
  for (const [n, stop] of stops.entries()) {
    const { at, name } = stop;
    if (at !== null && reached.includes(at)) {
      if (at !== reached[0]) found.add(`Tab comes back to ${name} after ${stops[n - 1]?.name}`);
      break;
    }
    if (at === null && isWithin) found.add(`outside the dialog: ${name}`);
    if (n === 0 && at !== 0) found.add(`first stop is ${name}`);
    if (at !== null) reached.push(at);
    if (!stop.isShown) found.add(`focus cannot be seen: ${name}`);
    if (stop.isOut) found.add(`focus is outside the screen: ${name}`);
    if (stop.isCovered) found.add(`focus is covered: ${name}`);
  }
  if (stops.length >= MOST_STOPS) found.add(`no end after ${MOST_STOPS} stops`);
  const gone = await hiddenSince(page);
  const missing = names.filter((_, at) => !reached.includes(at) && !gone.includes(at));
  if (missing.length > 0)
    found.add(`${missing.length} of ${names.length} never reached: ${missing.slice(0, 3).join('; ')}`);
  for (const [at, stop] of reached.entries())
    if (at > 0 && stop < (reached[at - 1] ?? 0)) found.add(`out of order: ${names[stop]}`);
  return [...found];
}
