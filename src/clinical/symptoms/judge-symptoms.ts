import { highest, tierRank, type Tier } from '../tier.ts';
import type { SourceKey } from '../sources.ts';
import { crossRules } from './cross-rules.ts';
import { symptomStageAt, type Moment } from './moment.ts';
import type { NoteId, SymptomRow } from './row.ts';
import type { Sign } from './signs.ts';
import { symptomTable, type SymptomId } from './table.ts';
import { holds, signsOf } from './when.ts';

export interface SymptomAnswers {
  readonly chosen: readonly SymptomId[];
  /** Signs that were answered with yes or "not sure", and what is known already. */
  readonly signs: ReadonlySet<Sign>;
  readonly moments: readonly Moment[];
}

export interface SymptomResult {
  readonly tier: Tier;
  /** The symptoms whose own rules come to this tier, and the signs that made it so. */
  readonly because: readonly SymptomId[];
  readonly signs: readonly Sign[];
  readonly notes: readonly NoteId[];
  readonly sources: readonly SourceKey[];
}

/** Points of the PHQ-2 from which a call is due (clinical rules 5.4, Kroenke 2003). */
const LOW_MOOD_POINTS = 3;
const points = (sign: Sign): number => Number(/^(?:interest|down)_(\d)$/.exec(sign)?.[1] ?? 0);

/** Everything that is true: what was said, what the symptoms say by themselves, and what follows from both. */
export function allSigns({ chosen, signs }: Pick<SymptomAnswers, 'chosen' | 'signs'>): Set<Sign> {
  const found = new Set<Sign>([...signs, ...chosen.flatMap((id) => symptomTable[id].means ?? [])]);
  if (found.has('bp_severe')) found.add('bp_high');
  if (found.has('movements_unsure')) found.add('fewer_movements');
  if (found.has('temperature_unknown')) found.add('fever');
  if (found.has('soaking_pad')) found.add('heavy_bleeding');
  if (found.has('breathless_rest')) found.add('breathless');
  if (chosen.length > 1) found.add('another_symptom');
  if ([...found].reduce((sum, sign) => sum + points(sign), 0) >= LOW_MOOD_POINTS) found.add('low_mood_scale');
  return found;
}

interface Finding {
  readonly tier: Tier;
  readonly signs: readonly Sign[];
}

/** The tier of one row: the first rule that holds, the most urgent over all moments at which the row is asked. */
export function judgeRow(row: SymptomRow, signs: ReadonlySet<Sign>, moments: readonly Moment[]): Finding {
  const asked = moments.filter((moment) => row.stages.includes(symptomStageAt(moment)));
  const findings = (asked.length > 0 ? asked : moments).map((moment): Finding => {
    const rule = row.rules.find(([, when]) => holds(when, signs, moment));
    if (!rule) return { tier: row.otherwise, signs: [] };
    return { tier: rule[0], signs: signsOf(rule[1]).filter((sign) => signs.has(sign)) };
  });
  return findings.reduce((worst, each) => (tierRank(each.tier) > tierRank(worst.tier) ? each : worst));
}

/** The answer to everything that was said: the highest tier wins, and a combination can only raise it. */
export function judgeSymptoms(answers: SymptomAnswers): SymptomResult {
  const { chosen, moments } = answers;
  const signs = allSigns(answers);
  const rows = chosen.map((id) => ({ id, row: symptomTable[id], ...judgeRow(symptomTable[id], signs, moments) }));
  const crossed = crossRules.filter(({ when }) => moments.some((moment) => holds(when, signs, moment)));
  const tier = [...rows, ...crossed].reduce<Tier | null>((worst, each) => highest(worst, each.tier), null);
  if (tier === null) throw new RangeError('no symptom was chosen');
  const deciding = rows.filter((each) => each.tier === tier);
  const raising = crossed.filter((each) => each.tier === tier);
  const notes = rows.flatMap(({ row }) =>
    (row.notes ?? [])
      .filter(([, when]) => moments.some((moment) => holds(when, signs, moment)))
      .map(([note]): NoteId => note),
  );
  // Two reasons to call now: go in (clinical rules 5.5).
  if (tier === 'URGENT' && deciding.length > 1) notes.push('goNow');
  return {
    tier,
    because: deciding.map(({ id }) => id),
    signs: [
      ...new Set([
        ...deciding.flatMap((each) => each.signs),
        ...raising.flatMap(({ when }) => signsOf(when).filter((sign) => signs.has(sign))),
      ]),
    ],
    notes: [...new Set(notes)],
    sources: [...new Set([...deciding.flatMap(({ row }) => row.sources), ...raising.flatMap((each) => each.sources)])],
  };
}

/** Signs that would make a row urgent: what to watch for after a milder result. */
export const warningSigns = (id: SymptomId): Sign[] => [
  ...new Set(
    symptomTable[id].rules
      .filter(([tier]) => tierRank(tier) >= tierRank('URGENT'))
      .flatMap(([, when]) => signsOf(when)),
  ),
];
