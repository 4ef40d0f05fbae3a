import { useRef, type TouchEvent } from 'react';
import { useDirection } from '@/ui/styles/use-direction.ts';

/** px; a shorter move is a tap or the start of scrolling. */
const LEAST = 60;

/** Touch handlers: a swipe towards the start of the line goes on, a swipe towards its end goes back. */
export function useSwipe({ onNext, onBack }: { onNext: () => void; onBack: () => void }) {
  const isRtl = useDirection() === 'rtl';
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches[0];
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches[0];
      const from = start.current;
      start.current = null;
      if (!touch || !from) return;
      const across = touch.clientX - from.x;
      // Mostly downwards: she scrolls.
      if (Math.abs(across) < LEAST || Math.abs(across) < 2 * Math.abs(touch.clientY - from.y)) return;
      if (across < 0 === !isRtl) onNext();
      else onBack();
    },
  };
}
