import { useCallback, useSyncExternalStore } from 'react';

/** False where there is no window to ask: tests without a layout, and rendering on a server. */
const matches = (query: string): boolean => globalThis.matchMedia?.(query).matches ?? false;

/**
 * Whether a media query matches now, for content that must not exist where it has no room.
 * @param withoutWindow the answer for a page that is rendered to a string
 */
export function useMedia(query: string, withoutWindow: () => boolean = () => false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => matches(query), withoutWindow);
}
