import type { Tier } from '@/clinical/rules/acuity-tier.ts';

/** One danger that a message can mention (clinical rules 12.2; S rows of 5.3). */
export interface Concept {
  readonly tier: Tier;
  /** Whether "no ..." directly before cancels it. */
  readonly canBeNegated: boolean;
  /** Whether even a general question about it shows the full card. */
  readonly isAlwaysFull?: boolean;
  /**
   * Lemmas in sequence; `<n>` matches up to n words between, `A & B` both orders with up to four words between.
   * A leading `?` marks words that often mean something else: the model must agree.
   */
  readonly patterns: readonly string[];
}
