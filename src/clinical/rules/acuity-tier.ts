import type { ClinicalMessageId } from './message-ids.ts';

/** How soon a person must call, the mildest first (clinical rules 0). */
export const tiers = ['SELF_CARE', 'TODAY', 'URGENT', 'EMERGENCY'] as const;
export type Tier = (typeof tiers)[number];

/** What to do about a finding that needs no call. */
export type Note = 'info' | 'next_visit' | 'this_week';

/** 0 for no tier, 4 for EMERGENCY. */
export const tierRank = (tier: Tier | null): number => (tier === null ? 0 : tiers.indexOf(tier) + 1);

/** The more urgent of two tiers. A later answer can raise a tier, never lower it (clinical rules 0, invariant 1). */
export const highest = (a: Tier | null, b: Tier | null): Tier | null => (tierRank(b) > tierRank(a) ? b : a);

/** Whether a card of this tier must be acknowledged before it closes (clinical rules 0, invariant 7). */
export const mustBeAcknowledged = (tier: Tier | null): boolean => tier === 'EMERGENCY' || tier === 'URGENT';

/** The heading of a card, by tier. */
export const tierWords = {
  EMERGENCY: 'clinical.tier.emergency',
  URGENT: 'clinical.tier.urgent',
  TODAY: 'clinical.tier.today',
  SELF_CARE: 'clinical.tier.selfCare',
} as const satisfies Record<Tier, ClinicalMessageId>;

/** The heading of a note; `info` has none. */
export const noteWords: Readonly<Record<Note, ClinicalMessageId | null>> = {
  info: null,
  next_visit: 'clinical.nextVisit',
  this_week: 'clinical.thisWeek',
};

/** The lines of every card and every tracker (clinical rules 0, invariants 3, 7, 8 and 11). */
export const cardLines = {
  end: 'clinical.yourBody',
  watch: 'clinical.nobodyWatches',
  lowest: 'clinical.notADiagnosis',
  acknowledge: 'clinical.acknowledge',
} as const satisfies Record<string, ClinicalMessageId>;
