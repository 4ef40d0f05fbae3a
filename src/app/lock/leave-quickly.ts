import { lockNow } from './lock-now.ts';

const NEUTRAL_PATH = '/clock';

/**
 * Shows the neutral page at once and then locks. The page is loaded in place of this one, so "Back" does not lead here; older pages
 * of the history open locked. @param navigate replaces the shown page
 */
export function leaveQuickly(userId: string, navigate: (path: string) => void): void {
  navigate(NEUTRAL_PATH);
  void lockNow(userId, { to: NEUTRAL_PATH, isCovered: false });
}
