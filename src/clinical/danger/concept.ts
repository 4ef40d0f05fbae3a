import type { Tier } from '../tier.ts';

/** One danger that a message can speak of (clinical rules 12.2; S rows of 5.3). */
export interface Concept {
  readonly tier: Tier;
  /** Whether "no ..." directly before takes it back. */
  readonly canBeNegated: boolean;
  /** Whether a general question about it still gets the full card. */
  readonly isAlwaysFull?: boolean;
  /**
   * Lemmas in a row; `<n>` stands for up to n words between, `A & B` for both orders with up to four words between.
   * A leading `?` marks words that mean something else as often: the model must agree.
   */
  readonly patterns: readonly string[];
}
