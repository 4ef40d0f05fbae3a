import type { MessageId } from '@/i18n/messages/en.ts';
import type { PushState } from '@/sync/api/push/push-subscription.ts';

/** The texts of each push state: a title, and what the user can do. */
export const stateWords: Readonly<Record<Exclude<PushState, 'unknown'>, { title: MessageId; detail: MessageId }>> = {
  on: { title: 'notifications.state.on', detail: 'notifications.state.on.detail' },
  off: { title: 'notifications.state.off', detail: 'notifications.state.off.detail' },
  blocked: { title: 'notifications.state.blocked', detail: 'notifications.state.blocked.detail' },
  install: { title: 'notifications.state.install', detail: 'notifications.state.install.detail' },
  none: { title: 'notifications.state.none', detail: 'notifications.state.none.detail' },
};
