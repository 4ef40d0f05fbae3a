import { derivedId } from '@/model/schema/derived-id.ts';
import { pushDevices, targetParts, type PushTarget } from '@/model/notifications/push-target.ts';
import { BackendRefusal, callBackend } from '@/sync/transport/backend-call.ts';

interface AccountAnswer {
  readonly $id: string;
  readonly targets?: readonly { readonly $id: string; readonly identifier: string }[];
}

/** The signed-in account with its push targets. @throws BackendRefusal 401 when no user is signed in */
export const accountWithTargets = (): Promise<AccountAnswer> => callBackend<AccountAnswer>('GET', '/account');

export const deviceOf = (userId: string, endpoint: string): Promise<string> => derivedId(userId, endpoint);

const pathOf = (targetId: string) => `/account/targets/${targetId}/push`;

const ignoreStatus = (status: number) => (error: unknown) => {
  if (!(error instanceof BackendRefusal && error.status === status)) throw error;
};

/** Removes the account's targets of a device; missing ones are no error. */
export async function removeDevice({ targets = [] }: AccountAnswer, device: string): Promise<void> {
  for (const { targetIds } of pushDevices(targets).filter((each) => each.device === device))
    for (const id of targetIds) await callBackend('DELETE', pathOf(id)).catch(ignoreStatus(404));
}

/** Creates or updates the account's targets for this subscription. @returns the device's id */
export async function saveDevice(
  account: AccountAnswer,
  subscription: PushSubscription,
  chosen: Pick<PushTarget, 'showsNames' | 'messages'>,
): Promise<string> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (!endpoint) throw new Error('The push subscription has no endpoint');
  const device = await deviceOf(account.$id, endpoint);
  const existing = new Map((account.targets ?? []).map(({ $id, identifier }) => [$id, identifier]));
  const parts = targetParts(device, { endpoint, p256dh, auth, ...chosen });
  for (const { id: targetId, identifier } of parts) {
    if (existing.get(targetId) === identifier) continue;
    if (existing.has(targetId)) await callBackend('PUT', pathOf(targetId), { identifier });
    else await callBackend('POST', '/account/targets/push', { targetId, identifier }).catch(ignoreStatus(409));
  }
  return device;
}

/** Registers the new subscription and removes the old one after the browser has replaced it. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  old: PushSubscription | null,
  provided: PushSubscription | null,
): Promise<void> {
  const key = old?.options.applicationServerKey ?? provided?.options.applicationServerKey;
  if (!provided && !key) return;
  const newSubscription =
    provided ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const account = await accountWithTargets();
  const before = old ? await deviceOf(account.$id, old.endpoint) : '';
  const known = pushDevices(account.targets ?? []).find(({ device }) => device === before);
  const { showsNames = false, messages } = known?.target ?? {};
  await saveDevice(account, newSubscription, { showsNames, ...(messages && { messages }) });
  await removeDevice(account, before);
}
