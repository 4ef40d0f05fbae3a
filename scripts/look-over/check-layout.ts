import type { Page } from '@playwright/test';

/** Overlaps of fewer px than this are the air of a typeface around its letters. */
const AIR = 4;
/** px between the title of a section and its part, at most. */
const TITLE_GAP = 16;

/**
 * What no screen may have, as it is drawn now: more width than the window, text that is cut off, outside or over other
 * text, and targets that are too small and too near to each other (44 px, or room of 44 px around their middle).
 */
export const layoutFindings = (page: Page): Promise<string[]> =>
  page.evaluate(
    ([air, titleGap]) => {
      const found = new Set<string>();
      const width = document.documentElement.clientWidth;
      const nameOf = (element: Element): string => {
        const own = element.id || [...element.classList].find((name) => !name.startsWith('_')) || element.classList[0];
        const words = (element.textContent ?? '').trim().replaceAll(/\s+/g, ' ').slice(0, 40);
        return `${element.localName}${own ? `.${own}` : ''} "${words}"`;
      };
      const isHiddenText = (element: Element): boolean => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (getComputedStyle(each).clipPath === 'inset(50%)') return true;
        return false;
      };
      const isSeen = (element: Element): boolean =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true }) &&
        !isHiddenText(element);
      /** The nearest ancestor that scrolls sideways or down by itself. */
      const scroller = (element: Element, axis: 'overflowX' | 'overflowY'): Element | null => {
        for (let each = element.parentElement; each && each !== document.body; each = each.parentElement)
          if (/auto|scroll/.test(getComputedStyle(each)[axis])) return each;
        return null;
      };
      const previewOf = (element: Element): Element | null => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (!/^(none|)$/.test(getComputedStyle(each).webkitLineClamp)) return each;
        return null;
      };
      const fixedRoot = (element: Element): Element | null => {
        for (let each: Element | null = element; each; each = each.parentElement)
          if (/fixed|sticky/.test(getComputedStyle(each).position) || each.localName === 'dialog') return each;
        return null;
      };

      const excess = document.documentElement.scrollWidth - width;
      if (excess > 0) {
        const wide = [...document.body.querySelectorAll('*')].filter((element) => {
          const { left, right, width: own } = element.getBoundingClientRect();
          return own > 0 && (right > width + 1 || left < -1) && isSeen(element) && !scroller(element, 'overflowX');
        });
        const inmost = wide.filter((element) => !wide.some((other) => other !== element && element.contains(other)));
        found.add(`wider than the screen by ${excess} px: ${inmost.slice(0, 3).map(nameOf).join('; ')}`);
      }

      interface Line {
        readonly element: Element;
        readonly box: DOMRect;
        readonly root: Element | null;
      }
      const lines: Line[] = [];
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (!node.textContent?.trim() || !element || element.closest('script, style, noscript, option, svg')) continue;
        if (!isSeen(element)) continue;
        // Of a preview only the first lines are meant to be seen.
        const preview = previewOf(element)?.getBoundingClientRect();
        const range = document.createRange();
        range.selectNodeContents(node);
        const root = fixedRoot(element);
        for (const box of range.getClientRects()) {
          if (box.width < 1 || (preview && box.bottom > preview.bottom + air)) continue;
          lines.push({ element, box, root });
          if ((box.left < -1 || box.right > width + 1) && !scroller(element, 'overflowX'))
            found.add(`text outside the screen: ${nameOf(element)}`);
        }
        for (let each: Element | null = element; each && each !== document.body; each = each.parentElement) {
          const { overflowX, overflowY } = getComputedStyle(each);
          // What it scrolls is not cut off, nor is a dialog, whatever stands around them.
          if (/auto|scroll/.test(overflowX + overflowY) || each.matches('dialog:modal')) break;
          if (/visible/.test(overflowX) && /visible/.test(overflowY)) continue;
          if (each === previewOf(element)) continue;
          const frame = each.getBoundingClientRect();
          for (const box of range.getClientRects()) {
            if (/hidden|clip/.test(overflowX) && (box.left < frame.left - 1 || box.right > frame.right + 1))
              found.add(`text cut off at its side: ${nameOf(element)}`);
            if (/hidden|clip/.test(overflowY) && (box.top < frame.top - air || box.bottom > frame.bottom + air))
              found.add(`text cut off above or below: ${nameOf(element)}`);
          }
        }
      }
      // A line of type keeps a fifth of its height free above and below its letters.
      const head = (box: DOMRect) => box.top + 0.2 * box.height;
      const foot = (box: DOMRect) => box.bottom - 0.2 * box.height;
      for (const [at, one] of lines.entries())
        for (const other of lines.slice(at + 1)) {
          if (one.element === other.element || one.root !== other.root) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          const down = Math.min(foot(one.box), foot(other.box)) - Math.max(head(one.box), head(other.box));
          if (across <= air || down <= air) continue;
          if (scroller(one.element, 'overflowY') !== scroller(other.element, 'overflowY')) continue;
          found.add(`text over text: ${nameOf(one.element)} and ${nameOf(other.element)}`);
        }

      const least = 44;
      const controls =
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [tabindex="0"]';
      const targets = [...document.querySelectorAll<HTMLElement>(controls)]
        .filter((element) => isSeen(element) && !element.closest('[inert]') && !element.matches(':disabled'))
        .map((element) => {
          const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [];
          const boxes = [element, ...labels.filter(isSeen)].map((each) => each.getBoundingClientRect());
          const left = Math.min(...boxes.map((box) => box.left));
          const top = Math.min(...boxes.map((box) => box.top));
          const right = Math.max(...boxes.map((box) => box.right));
          const bottom = Math.max(...boxes.map((box) => box.bottom));
          return { element, left, top, right, bottom, root: fixedRoot(element) };
        })
        .filter(({ left, right, top, bottom }) => right - left > 2 && bottom - top > 2);
      /** A link within a sentence is as high as its line: WCAG lets it be. */
      const isInSentence = (element: Element): boolean => {
        const block = element.closest('p, li, dd, td, figcaption, blockquote');
        return (
          getComputedStyle(element).display === 'inline' && block !== null && block.textContent !== element.textContent
        );
      };
      for (const target of targets) {
        const { element, left, right, top, bottom, root } = target;
        if ((right - left >= least - 0.5 && bottom - top >= least - 0.5) || isInSentence(element)) continue;
        const [x, y, reach] = [(left + right) / 2, (top + bottom) / 2, least / 2];
        const near = targets.find((other) => {
          if (
            other === target ||
            other.root !== root ||
            other.element.contains(element) ||
            element.contains(other.element)
          )
            return false;
          const [dx, dy] = [Math.max(other.left - x, x - other.right, 0), Math.max(other.top - y, y - other.bottom, 0)];
          return Math.hypot(dx, dy) < reach - 0.5;
        });
        const size = `${Math.round(right - left)}x${Math.round(bottom - top)}`;
        if (near) found.add(`target of ${size} px beside another: ${nameOf(element)} and ${nameOf(near.element)}`);
      }

      // A title with its rule of ticks belongs to what follows, and does so in the same way everywhere.
      for (const rule of document.querySelectorAll('h2 + span[aria-hidden], h3 + span[aria-hidden]')) {
        const title = rule.parentElement;
        const next = title?.nextElementSibling;
        if (!title || !next || !isSeen(next)) continue;
        const gap = Math.round(next.getBoundingClientRect().top - title.getBoundingClientRect().bottom);
        if (gap > titleGap) found.add(`${gap} px below the title ${nameOf(title)}`);
      }

      for (const image of document.images) {
        const { naturalWidth, naturalHeight, clientWidth, clientHeight } = image;
        if (!naturalWidth || !clientWidth || getComputedStyle(image).objectFit !== 'fill') continue;
        const skew = naturalWidth / naturalHeight / (clientWidth / clientHeight);
        if (Math.abs(skew - 1) > 0.05) found.add(`picture out of shape: ${image.alt || image.src}`);
      }
      return [...found];
    },
    [AIR, TITLE_GAP] as const,
  );
