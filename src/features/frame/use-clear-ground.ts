import { useEffect, useState, type RefObject } from 'react';

/** What nothing may lie over: the way to help, a call, an alert, an answer to a reading with all it asks. */
const KEPT_FREE = 'a[href="/emergency"], a[href^="tel:"], [role="alert"], [data-kept-free]';

const touches = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * Where somebody is who moves by keys. A table that scrolls and fills the screen is seen around what floats over it, which
 * would never be reached if it made way.
 */
function focused(): Element[] {
  const element = document.querySelector(':focus-visible');
  return element && element.getBoundingClientRect().height <= window.innerHeight / 2 ? [element] : [];
}

/**
 * Without this question a rectangle would lay out every row that the browser skips because it is off the screen. Browsers of
 * before 2024 may not know it.
 */
const isLaidOut = (element: Partial<Pick<Element, 'checkVisibility'>>) =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/**
 * Whether `element` floats over nothing that must stay free; asked again when the page scrolls, changes its size, or the
 * focus moves.
 */
export function useClearGround(element: RefObject<HTMLElement | null>): boolean {
  const [isClear, setClear] = useState(true);
  useEffect(() => {
    let frame = 0;
    const look = () => {
      const own = element.current?.getBoundingClientRect();
      const kept = [...document.querySelectorAll(KEPT_FREE), ...focused()].filter(isLaidOut);
      const others = kept.filter((each) => !element.current?.contains(each));
      setClear(!own || !others.some((each) => touches(own, each.getBoundingClientRect())));
    };
    const soon = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(look);
    };
    const size = new ResizeObserver(soon);
    size.observe(document.body);
    window.addEventListener('scroll', soon, { passive: true });
    document.addEventListener('focusin', soon);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', soon);
      document.removeEventListener('focusin', soon);
    };
  }, [element]);
  return isClear;
}
