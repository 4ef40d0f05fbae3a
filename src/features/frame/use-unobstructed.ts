import { useEffect, useState, type RefObject } from 'react';

/** Elements that must never be covered: the link to Emergency, call links, alerts, the answer to a reading, the buttons that add one. */
const UNCOVERABLE = 'a[href="/emergency"], a[href^="tel:"], [role="alert"], [data-keep-clear]';

const overlaps = (one: DOMRect, other: DOMRect) =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

/**
 * The element with keyboard focus. One higher than half the window (a large scrolling table) does not count: it stays visible
 * around the floating element, which would otherwise never be shown.
 */
function focused(): Element[] {
  const element = document.querySelector(':focus-visible');
  return element && element.getBoundingClientRect().height <= window.innerHeight / 2 ? [element] : [];
}

/**
 * Measuring a row that `content-visibility: auto` skips would force its layout. Browsers before 2024 may not have
 * `checkVisibility`.
 */
const isLaidOut = (element: Partial<Pick<Element, 'checkVisibility'>>) =>
  element.checkVisibility?.({ contentVisibilityAuto: true }) ?? true;

/**
 * Whether `element` covers none of the elements that must stay free. Checked again on scroll, resize and focus change.
 */
export function useUnobstructed(element: RefObject<HTMLElement | null>): boolean {
  const [isClear, setClear] = useState(true);
  useEffect(() => {
    let frame = 0;
    const check = () => {
      const rect = element.current?.getBoundingClientRect();
      const candidates = [...document.querySelectorAll(UNCOVERABLE), ...focused()].filter(isLaidOut);
      const others = candidates.filter((each) => !element.current?.contains(each));
      setClear(!rect || !others.some((each) => overlaps(rect, each.getBoundingClientRect())));
    };
    const schedule = () => {
      cancelAnimationFrame(frame);
      frame = requestAnimationFrame(check);
    };
    const size = new ResizeObserver(schedule);
    size.observe(document.body);
    window.addEventListener('scroll', schedule, { passive: true });
    document.addEventListener('focusin', schedule);
    return () => {
      cancelAnimationFrame(frame);
      size.disconnect();
      window.removeEventListener('scroll', schedule);
      document.removeEventListener('focusin', schedule);
    };
  }, [element]);
  return isClear;
}
