/** BroadcastChannel on which the service worker reports to pages what was done with a notification. */
export const ANSWERS_CHANNEL = 'maia-notices';

export type NotificationUpdate =
  | { readonly is: 'answered'; readonly userId: string }
  /** `at` in ms since 1970 */
  | { readonly is: 'shown'; readonly id: string; readonly at: number };

/** A message of the service worker to a page: open this path. */
export interface OpenRequest {
  readonly type: 'OPEN';
  readonly path: string;
}

/**
 * A question of the service worker to a visible page: a message has arrived for this user; do you show this user's
 * messages? Only a page that does answers, on the port.
 */
export interface MessageArrived {
  readonly type: 'MESSAGE_ARRIVED';
  readonly userId: string;
}

/** A message of a page to the service worker: show these planned reminders now. */
export interface RemindRequest {
  readonly type: 'REMIND';
  readonly userId: string;
  readonly ids: readonly string[];
}

/** Sync tags with which the browser starts the service worker. */
export const SNOOZE_TAG = 'maia-later';
export const PLAN_TAG = 'maia-due';

/** Type of the message `{ type, isPlain }`: the service worker shows notifications with the neutral icon, or with the app's own. */
export const PLAIN_LOOK_MESSAGE = 'PLAIN';
