/** The channel on which the service worker tells pages what was done with a notification. */
export const ANSWERS_CHANNEL = 'maia-notices';

export type PageNews =
  | { readonly is: 'answered'; readonly userId: string }
  /** `at` in ms since 1970 */
  | { readonly is: 'shown'; readonly id: string; readonly at: number };

/** What a service worker asks of a page: to go to a screen by itself. */
export interface OpenRequest {
  readonly type: 'OPEN';
  readonly path: string;
}

/** What a page asks of the service worker: to show these reminders of the plan now. */
export interface RemindRequest {
  readonly type: 'REMIND';
  readonly userId: string;
  readonly ids: readonly string[];
}

/** The names under which the browser wakes the service worker. */
export const LATER_TAG = 'maia-later';
export const PLAN_TAG = 'maia-due';
