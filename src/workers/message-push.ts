import { readPushMessage, type PushMessage } from '@/model/notifications/push-message.ts';
import { askPage } from './ask-page.ts';

declare const self: ServiceWorkerGlobalScope;

export const isMessage = ({ kind }: PushMessage): boolean => kind === 'message';

/** Whether a visible page shows this user's messages now, so that no notification is needed. */
export async function isShownInPage({ userId }: PushMessage): Promise<boolean> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const visible = pages.filter(({ visibilityState }) => visibilityState === 'visible');
  const answers = await Promise.all(visible.map((page) => askPage(page, { type: 'MESSAGE_ARRIVED', userId })));
  return answers.includes(true);
}

/** Safari ends a subscription whose pushes show nothing, also while a page is visible. */
export const mustShowEachPush = (): boolean =>
  /Safari\//.test(navigator.userAgent) && !/Chrom(e|ium)\//.test(navigator.userAgent);

/** Whether a notification of the same message is on the screen: then it is replaced without a sound. */
export async function isOnScreen(message: PushMessage, tag: string): Promise<boolean> {
  const shown = (await self.registration.getNotifications?.({ tag }).catch(() => [])) ?? [];
  return shown.some(({ data }) => readPushMessage(JSON.stringify(data ?? null))?.id === message.id);
}
