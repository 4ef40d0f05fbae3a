import { onLockAnnounced } from '@/db/encryption/held-key.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { coverPage, uncoverPage } from './cover.ts';
import { isLockDue, type Use } from './lock-due.ts';
import { lockNow } from './lock-now.ts';
import { readLockSettings } from './lock-settings.ts';
import { isLockedNow } from './lock-state.ts';
import { onTabMessage, postToTabs } from './tab-messages.ts';

/** How often a tab in use says so to the others, and looks at the clock. */
const TICK_MS = 5_000;
/** Time for another visible tab to say that it is in use. */
const ANSWER_MS = 400;

/** The signed-in user and her settings while the app lock is on and open; null otherwise. */
function openLock() {
  const userId = useSession.getState().user?.id;
  const settings = userId === undefined ? null : readLockSettings(userId);
  return userId !== undefined && settings && !isLockedNow() ? { userId, settings } : null;
}

const isFileChooser = (target: EventTarget | null) => target instanceof HTMLInputElement && target.type === 'file';

/** From now on, locks when nobody uses the app, and when another tab locks. */
export function followLock(): void {
  let use: Use = { activeAt: Date.now(), otherActiveAt: 0, hiddenAt: null, choosingSince: null };
  let lastPost = 0;

  const check = (): boolean => {
    const lock = openLock();
    if (!lock || !isLockDue(use, lock.settings.delay, Date.now())) return false;
    void lockNow(lock.userId);
    return true;
  };
  const markUsed = () => {
    const now = Date.now();
    use = { ...use, activeAt: now };
    if (now - lastPost < TICK_MS) return;
    lastPost = now;
    postToTabs({ is: 'used' });
  };
  const onHidden = (delayMs: number) => {
    coverPage();
    use = { ...use, hiddenAt: Date.now() };
    postToTabs({ is: 'who' });
    setTimeout(check, delayMs + ANSWER_MS);
  };
  /** A phone may have frozen this tab: nothing is shown before the clock was read. */
  const onVisible = () => {
    if (check()) return;
    use = { ...use, hiddenAt: null, choosingSince: null };
    markUsed();
    uncoverPage();
  };
  const onVisibility = () => {
    const lock = openLock();
    if (document.visibilityState === 'visible') onVisible();
    else if (lock) onHidden(lock.settings.delay * 60_000);
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pageshow', onVisibility);
  for (const type of ['pointerdown', 'keydown', 'scroll'])
    window.addEventListener(type, markUsed, { capture: true, passive: true });
  document.addEventListener(
    'click',
    ({ target }) => {
      if (isFileChooser(target)) use = { ...use, choosingSince: Date.now() };
    },
    { capture: true },
  );
  onTabMessage((message) => {
    if (message.is === 'used') use = { ...use, otherActiveAt: Date.now() };
    else if (message.is === 'who' && document.visibilityState === 'visible') postToTabs({ is: 'used' });
    else if (message.is === 'ping') postToTabs({ is: 'here' });
  });
  setInterval(check, TICK_MS);

  let stopListening = () => {};
  let listensFor: string | undefined;
  const listen = () => {
    const userId = useSession.getState().user?.id;
    if (userId === listensFor) return;
    stopListening();
    listensFor = userId;
    stopListening =
      userId === undefined
        ? () => {}
        : onLockAnnounced(userId, () => void (isLockedNow() || lockNow(userId, { isAnnounced: true })));
  };
  useSession.subscribe(listen);
  listen();
}
