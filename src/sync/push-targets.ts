import { derivedId } from '@/model/derived-id.ts';
import { pushDevices, targetParts } from '@/model/push-target.ts';
import { BackendRefusal, callBackend } from './backend-call.ts';

interface AccountAnswer {
  readonly $id: string;
  readonly targets?: readonly { readonly $id: string; readonly identifier: string }[];
}

/** Who is signed in on the server, with the push targets. @throws BackendRefusal 401 when nobody is */
export const accountWithTargets = (): Promise<AccountAnswer> => callBackend<AccountAnswer>('GET', '/account');

export const deviceOf = (userId: string, endpoint: string): Promise<string> => derivedId(userId, endpoint);

const pathOf = (targetId: string) => `/account/targets/${targetId}/push`;

const unless = (status: number) => (error: unknown) => {
  if (!(error instanceof BackendRefusal && error.status === status)) throw error;
};

/** Removes what the account has for a device; gone already is fine. */
export async function removeDevice({ targets = [] }: AccountAnswer, device: string): Promise<void> {
  for (const { targetIds } of pushDevices(targets).filter((each) => each.device === device))
    for (const id of targetIds) await callBackend('DELETE', pathOf(id)).catch(unless(404));
}

/** Makes the account's targets for this subscription what they should be. @returns the device's id */
export async function keepDevice(
  account: AccountAnswer,
  subscription: PushSubscription,
  showsNames: boolean,
): Promise<string> {
  const { endpoint, keys: { p256dh = '', auth = '' } = {} } = subscription.toJSON();
  if (!endpoint) throw new Error('A subscription without an endpoint');
  const device = await deviceOf(account.$id, endpoint);
  const held = new Map((account.targets ?? []).map(({ $id, identifier }) => [$id, identifier]));
  const parts = targetParts(device, { endpoint, p256dh, auth, showsNames });
  for (const { id: targetId, identifier } of parts) {
    if (held.get(targetId) === identifier) continue;
    if (held.has(targetId)) await callBackend('PUT', pathOf(targetId), { identifier });
    else await callBackend('POST', '/account/targets/push', { targetId, identifier }).catch(unless(409));
  }
  return device;
}

/** After the browser has changed the subscription by itself: the new one takes the place of the old. */
export async function renewSubscription(
  registration: ServiceWorkerRegistration,
  old: PushSubscription | null,
  given: PushSubscription | null,
): Promise<void> {
  const key = old?.options.applicationServerKey ?? given?.options.applicationServerKey;
  if (!given && !key) return;
  const fresh =
    given ?? (await registration.pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key }));
  const account = await accountWithTargets();
  const before = old ? await deviceOf(account.$id, old.endpoint) : '';
  const known = pushDevices(account.targets ?? []).find(({ device }) => device === before);
  await keepDevice(account, fresh, known?.target?.showsNames ?? false);
  await removeDevice(account, before);
}
