import type { ClinicalMessageId } from './message-ids.ts';
import { tierRank, type Note, type Tier } from './tier.ts';

/** One row of a table of rules. The texts are found by id, the source is the document the row was taken from. */
export interface Rule {
  readonly tier: Tier | null;
  readonly note?: Note;
  readonly textId: ClinicalMessageId;
  readonly source: string;
}

/** The most urgent of the rules that hold; of equals the first. @throws RangeError when none holds */
export function mostUrgent<Id extends string>(holding: readonly Id[], rules: Readonly<Record<Id, Rule>>): Id {
  const [first, ...rest] = holding;
  if (first === undefined) throw new RangeError('no rule holds');
  return rest.reduce((best, id) => (tierRank(rules[id].tier) > tierRank(rules[best].tier) ? id : best), first);
}
