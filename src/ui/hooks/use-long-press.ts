import { useMemo, useRef, type MouseEvent, type PointerEvent } from 'react';

/** How long (ms) a finger rests for a long press, as on Android and iOS. */
const LONG_PRESS_MS = 500;
/** A finger that moves further (CSS pixels) scrolls. */
const MAX_MOVE_PX = 10;

/** A link has a menu of its own, and text that is being selected is copied with the browser's menu. */
const hasOwnMenu = (target: EventTarget) =>
  (target instanceof Element && target.closest('a') !== null) || getSelection()?.isCollapsed === false;

/** Handlers for an element: a long press of a finger or a right click calls `onPress`. */
export function useLongPress(onPress: () => void) {
  const press = useRef<{ timer: number; x: number; y: number } | null>(null);
  return useMemo(() => {
    const cancel = () => {
      window.clearTimeout(press.current?.timer);
      press.current = null;
    };
    return {
      onPointerDown({ pointerType, target, clientX: x, clientY: y }: PointerEvent) {
        cancel();
        if (pointerType === 'mouse' || hasOwnMenu(target)) return;
        press.current = { timer: window.setTimeout(onPress, LONG_PRESS_MS), x, y };
      },
      onPointerMove({ clientX, clientY }: PointerEvent) {
        const start = press.current;
        if (start && Math.hypot(clientX - start.x, clientY - start.y) > MAX_MOVE_PX) cancel();
      },
      onPointerUp: cancel,
      onPointerCancel: cancel,
      onContextMenu(event: MouseEvent) {
        if (hasOwnMenu(event.target)) return;
        event.preventDefault();
        // Android sends this event for a long press too, sometimes before the timer ends.
        cancel();
        onPress();
      },
    };
  }, [onPress]);
}
