import { create } from 'zustand';
import { isApplePhone } from '@/apple-phone.ts';
import { useSession } from '../session-store.ts';
import { askReminders, BackendRefusal } from '../backend-call.ts';
import { accountWithTargets, deviceOf, keepDevice, removeDevice } from '../push-targets.ts';

/**
 * Whether this phone is reminded by push. `install`: only once the app is on the home screen (iOS). `blocked`: the
 * browser was told never to ask. `off`: can be turned on.
 */
export type PushState = 'unknown' | 'none' | 'install' | 'blocked' | 'off' | 'on';

interface Push {
  readonly state: PushState;
  /** May a notification name the medicine? */
  readonly showsNames: boolean;
}

/** What this device wants, kept beside the session: nothing of health. */
interface Wanted {
  readonly userId: string;
  readonly device: string;
  readonly showsNames: boolean;
}

const KEY = 'maia-push';

function wanted(): Wanted | undefined {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Wanted | null;
    return kept?.userId === useSession.getState().user?.id ? (kept ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

const want = (next: Wanted) => localStorage.setItem(KEY, JSON.stringify(next));

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** What can be said without asking the server. */
function lookAround(): PushState {
  if (!canPush()) return isApplePhone() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && wanted() ? 'on' : 'off';
}

/** Known without waiting for anything, so a page that offers it has it in its first frame. */
const shownState = (): Push =>
  useSession.getState().user
    ? { state: lookAround(), showsNames: wanted()?.showsNames ?? false }
    : { state: 'unknown', showsNames: false };

export const usePush = create<Push>(shownState);
const showState = () => usePush.setState(shownState());

const bytes = (key: BufferSource | null | undefined): string =>
  key ? String.fromCharCode(...new Uint8Array(ArrayBuffer.isView(key) ? key.buffer : key)) : '';

const keyBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** This browser's subscription to messages of our sender; made anew when the sender's key has changed. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(publicKey);
  const known = await pushManager.getSubscription();
  if (known && bytes(known.options.applicationServerKey) === bytes(applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Lets the server know this device. @throws when the server or the push service cannot be reached */
async function register(showsNames: boolean): Promise<void> {
  const before = wanted();
  const { publicKey } = await askReminders<{ publicKey: string }>('/key');
  const subscription = await subscribed(publicKey);
  const account = await accountWithTargets();
  // Between two sign-ins the cookie may already be somebody else's.
  if (account.$id !== useSession.getState().user?.id) throw new BackendRefusal(401);
  const device = await keepDevice(account, subscription, showsNames);
  if (before && before.device !== device) await removeDevice(account, before.device);
  want({ userId: account.$id, device, showsNames });
}

/**
 * Asks for permission and lets the server know this device. Call it from a tap: browsers want to see one.
 * @throws when the server or the push service cannot be reached
 */
export async function turnOnPush(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await register(wanted()?.showsNames ?? false);
  showState();
}

/** Whether notifications on this device may name the medicine. @throws when the server cannot be reached */
export async function showNames(showsNames: boolean): Promise<void> {
  await register(showsNames);
  showState();
}

/**
 * At every start: what the browser took away or changed is put right, and so is what the server has forgotten.
 * Without a network nothing happens; the next start looks again.
 */
export async function checkPush(): Promise<void> {
  showState();
  const kept = wanted();
  if (kept && usePush.getState().state === 'on') await register(kept.showsNames).catch(() => undefined);
}

/**
 * Takes this device off this user's account and ends the browser's subscription. Never fails and needs no network: a
 * message to a subscription that has ended is refused, and the server forgets it then. Call it while the session stands.
 */
export async function removePushTarget(userId: string): Promise<void> {
  localStorage.removeItem(KEY);
  showState();
  if (!canPush()) return;
  const registration = await navigator.serviceWorker.getRegistration().catch(() => undefined);
  for (const shown of (await registration?.getNotifications().catch(() => [])) ?? []) shown.close();
  const subscription = await registration?.pushManager.getSubscription().catch(() => null);
  if (!subscription) return;
  const forget = async () => {
    const [account, device] = await Promise.all([accountWithTargets(), deviceOf(userId, subscription.endpoint)]);
    if (account.$id === userId) await removeDevice(account, device);
  };
  await Promise.all([forget().catch(() => undefined), subscription.unsubscribe().catch(() => false)]);
}

/** Has a message sent to this device. @returns its id @throws when the server cannot be reached or does not know this device */
export async function sendTestPush(): Promise<string> {
  const { id } = await askReminders<{ id: string }>('/test', { device: wanted()?.device ?? '' });
  return id;
}
