import { useEffect, useRef, type PointerEvent, type RefObject } from 'react';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { isWhole, moveBy, toggleAt, zoomBy, type Point, type View } from './zoom.ts';

/** Two taps within this time (ms) and distance (CSS px) are a double tap. */
const DOUBLE_TAP_MS = 300;
const DOUBLE_TAP_PX = 30;
/** A finger that moves less (CSS px) is a tap; one that moves further sideways turns the page. */
const TAP_PX = 10;
const SWIPE_PX = 60;
/** How much one notch of the wheel, 100 px, enlarges. */
const WHEEL_STEP = 1.2;

interface Gestures {
  stage: RefObject<HTMLElement | null>;
  view: View;
  onView: (change: (view: View) => View) => void;
  /** A swipe towards the previous (-1) or the next (1) page as it lies on the screen, from left to right. */
  onSwipe: (pages: -1 | 1) => void;
}

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });
const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Handlers for the stage: two fingers enlarge, one moves or turns the page, two taps enlarge a part. */
export function useGestures({ stage, view, onView, onSwipe }: Gestures) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<(Point & { wasPinched: boolean }) | null>(null);
  const lastTap = useRef<(Point & { at: number }) | null>(null);
  const change = useLatest(onView);
  const pointOf = ({ clientX, clientY }: { clientX: number; clientY: number }): Point => {
    const { left, top, width, height } = stage.current?.getBoundingClientRect() ?? new DOMRect();
    return { x: clientX - left - width / 2, y: clientY - top - height / 2 };
  };
  const fromCentre = useLatest(pointOf);

  useEffect(() => {
    const element = stage.current;
    if (!element) return;
    // A pinch on a trackpad comes as a wheel with Ctrl. React's handler could not keep the browser from enlarging the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey) return;
      event.preventDefault();
      const at = fromCentre()(event);
      change()((before) => zoomBy(before, WHEEL_STEP ** (-event.deltaY / 100), at));
    };
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [stage, change, fromCentre]);

  const onPointerUp = (event: PointerEvent) => {
    const point = pointOf(event);
    const from = start.current;
    fingers.current.delete(event.pointerId);
    if (fingers.current.size > 0 || !from) return;
    start.current = null;
    if (from.wasPinched) return;
    const [dx, dy] = [point.x - from.x, point.y - from.y];
    if (Math.hypot(dx, dy) > TAP_PX) {
      lastTap.current = null;
      if (isWhole(view) && Math.abs(dx) > SWIPE_PX && Math.abs(dx) > 2 * Math.abs(dy)) onSwipe(dx < 0 ? 1 : -1);
      return;
    }
    const last = lastTap.current;
    const isSecond = last && event.timeStamp - last.at < DOUBLE_TAP_MS && distance(last, point) < DOUBLE_TAP_PX;
    lastTap.current = isSecond ? null : { ...point, at: event.timeStamp };
    if (isSecond) onView((before) => toggleAt(before, point));
  };
  return {
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture?.(event.pointerId);
      fingers.current.set(event.pointerId, pointOf(event));
      start.current =
        fingers.current.size > 1 && start.current
          ? { ...start.current, wasPinched: true }
          : { ...pointOf(event), wasPinched: false };
    },
    onPointerMove(event: PointerEvent) {
      const before = fingers.current.get(event.pointerId);
      if (!before) return;
      const now = pointOf(event);
      const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1];
      fingers.current.set(event.pointerId, now);
      if (!other) {
        if (!isWhole(view)) onView((held) => moveBy(held, { x: now.x - before.x, y: now.y - before.y }));
        return;
      }
      const [was, is] = [middle(before, other), middle(now, other)];
      const factor = distance(now, other) / Math.max(1, distance(before, other));
      onView((held) => moveBy(zoomBy(held, factor, was), { x: is.x - was.x, y: is.y - was.y }));
    },
    onPointerUp,
    onPointerCancel(event: PointerEvent) {
      fingers.current.delete(event.pointerId);
      if (fingers.current.size === 0) start.current = null;
    },
  };
}
