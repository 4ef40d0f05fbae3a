import type { Tier } from '@/clinical/rules/acuity-tier.ts';

/**
 * The urgency of a row: the tier of an alert, of danger words in an unread message or of an open case that waits; `open`
 * when a doctor has answered a case and it is not closed; `unchecked` when the last reading needed a call and no doctor
 * has acknowledged it; other reasons to look; or `steady`.
 */
export type Level =
  Tier | 'open' | 'unchecked' | 'rising' | 'seen' | 'silent' | 'visit' | 'unread' | 'unknown' | 'afterBirth' | 'steady';

const order: readonly Level[] = [
  'EMERGENCY',
  'URGENT',
  'open',
  'TODAY',
  'unchecked',
  'rising',
  'SELF_CARE',
  'seen',
  'silent',
  'visit',
  'unread',
  'unknown',
  'afterBirth',
  'steady',
];

/** Position of each level in the list; 0 is the most urgent. */
export const levelRank = Object.fromEntries(order.map((level, at) => [level, at])) as Readonly<Record<Level, number>>;
