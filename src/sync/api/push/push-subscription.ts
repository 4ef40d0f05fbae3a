import { create } from 'zustand';
import { isAppleDevice } from '@/platform/apple-device.ts';
import { defaultMessageAlerts, type MessageAlerts } from '@/model/notifications/message-alerts.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { useSession } from '@/sync/account/session-store.ts';
import { callReminders, BackendRefusal } from '@/sync/transport/backend-call.ts';
import { accountWithTargets, deviceOf, saveDevice, removeDevice } from './push-targets.ts';

/**
 * Whether this device gets push reminders.
 * `install`: only once the app is on the home screen (iOS). `blocked`: the browser's permission is denied. `off`: can
 * be turned on.
 */
export type PushState = 'unknown' | 'none' | 'install' | 'blocked' | 'off' | 'on';

interface Push {
  readonly state: PushState;
  /** Whether a notification may name the medicine. */
  readonly showsNames: boolean;
  readonly messages: MessageAlerts;
}

/** The push settings of this device, stored beside the session; contains no health data. */
interface PushSettings {
  readonly userId: string;
  readonly device: string;
  readonly showsNames: boolean;
  /** Missing on a device that has chosen nothing. */
  readonly messages?: MessageAlerts;
}

const KEY = 'maia-push';

function storedSettings(): PushSettings | undefined {
  try {
    const settings = JSON.parse(localStorage.getItem(KEY) ?? 'null') as PushSettings | null;
    return settings?.userId === useSession.getState().user?.id ? (settings ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}

const saveSettings = (next: PushSettings) => localStorage.setItem(KEY, JSON.stringify(next));

const canPush = () => 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The push state that is known without a request. */
function localPushState(): PushState {
  if (!canPush()) return isAppleDevice() ? 'install' : 'none';
  if (Notification.permission === 'denied') return 'blocked';
  return Notification.permission === 'granted' && storedSettings() ? 'on' : 'off';
}

/** Available synchronously, so that a page that offers push shows it in its first frame. */
function shownState(): Push {
  const isSignedIn = Boolean(useSession.getState().user);
  const { showsNames = false, messages = defaultMessageAlerts } = (isSignedIn && storedSettings()) || {};
  return { state: isSignedIn ? localPushState() : 'unknown', showsNames, messages };
}
export const usePush = create<Push>(shownState);
const showState = () => usePush.setState(shownState());

const bytes = (key: BufferSource | null | undefined): string =>
  key ? String.fromCharCode(...new Uint8Array(ArrayBuffer.isView(key) ? key.buffer : key)) : '';

const keyBytes = (base64url: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/** This browser's push subscription for our sender key; created again when the key has changed. */
async function subscribed(publicKey: string): Promise<PushSubscription> {
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = keyBytes(publicKey);
  const known = await pushManager.getSubscription();
  if (known && bytes(known.options.applicationServerKey) === bytes(applicationServerKey)) return known;
  await known?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
}

/** Registers this device on the server. @throws when the server or the push service cannot be reached */
async function register(changes: Partial<Pick<PushSettings, 'showsNames' | 'messages'>> = {}): Promise<void> {
  const before = storedSettings();
  const { showsNames = false, messages } = { ...before, ...changes };
  // Quiet hours are those of the place where the device is now.
  const quiet = messages?.quiet && { ...messages.quiet, timeZone: deviceTimeZone() };
  const chosen = { showsNames, ...(messages && { messages: { ...messages, quiet: quiet ?? null } }) };
  const { publicKey } = await callReminders<{ publicKey: string }>('/key');
  const subscription = await subscribed(publicKey);
  const account = await accountWithTargets();
  // Between two sign-ins the cookie may already belong to another user.
  if (account.$id !== useSession.getState().user?.id) throw new BackendRefusal(401);
  const device = await saveDevice(account, subscription, chosen);
  if (before && before.device !== device) await removeDevice(account, before.device);
  saveSettings({ userId: account.$id, device, ...chosen });
}

/**
 * Asks for permission and registers this device. Call it from a tap, because browsers require a user gesture.
 * @throws when the server or the push service cannot be reached
 */
export async function turnOnPush(): Promise<void> {
  if ((await Notification.requestPermission()) === 'granted') await register();
  showState();
}

/** Whether notifications on this device may name the medicine. @throws when the server cannot be reached */
export async function showNames(showsNames: boolean): Promise<void> {
  await register({ showsNames });
  showState();
}

/** How this device shows that a message has arrived. @throws when the server cannot be reached */
export async function changeMessageAlerts(changes: Partial<MessageAlerts>): Promise<void> {
  await register({ messages: { ...usePush.getState().messages, ...changes } });
  showState();
}

/**
 * Called at every start: restores a subscription that the browser removed or changed, and a registration that the
 * server lost. Without a network nothing happens; the next start tries again.
 */
export async function checkPush(): Promise<void> {
  showState();
  if (storedSettings() && usePush.getState().state === 'on') await register().catch(() => undefined);
}

/**
 * Removes this device from the user's account and ends the browser's subscription. Never fails and needs no network: a
 * push to an ended subscription is rejected, and the server then deletes it. Call it while the session is valid.
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

/**
 * Sends a test notification to this device. @returns its id @throws when the server cannot be reached or does not know
 * this device
 */
export async function sendTestPush(): Promise<string> {
  const { id } = await callReminders<{ id: string }>('/test', { device: storedSettings()?.device ?? '' });
  return id;
}
