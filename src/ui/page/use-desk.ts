import { useMedia } from '@/ui/hooks/use-media.ts';

/** px; from here on the navigation is a bar at the side, and the primary action stands in the header. */
const DESK_WIDTH = 900;

/** In the service worker, which draws the first frame, only the width of the window is known. */
const isWideWindow = () => (globalThis as { innerWidth?: number }).innerWidth !== undefined && innerWidth >= DESK_WIDTH;

export const useDesk = (): boolean => useMedia(`(min-width: ${DESK_WIDTH}px)`, isWideWindow);

/** Whether a list and its detail fit side by side. In em, so that large text has room. */
export const useRoomForTwo = (): boolean => useMedia('(min-width: 68.75em)');
