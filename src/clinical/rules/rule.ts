import type { ClinicalMessageId } from './message-ids.ts';
import { tierRank, type Note, type Tier } from './acuity-tier.ts';

/** One row of a table of rules. The texts are found by id; the source is the document the row was taken from. */
export interface Rule {
  readonly tier: Tier | null;
  readonly note?: Note;
  readonly textId: ClinicalMessageId;
  readonly source: string;
}

/** The most urgent of the rules that apply; of equal ones the first. @throws RangeError when the list is empty */
export function mostUrgent<Id extends string>(holding: readonly Id[], rules: Readonly<Record<Id, Rule>>): Id {
  const [first, ...rest] = holding;
  if (first === undefined) throw new RangeError('no rule applies: end every table with a rule that always does');
  return rest.reduce((best, id) => (tierRank(rules[id].tier) > tierRank(rules[best].tier) ? id : best), first);
}
