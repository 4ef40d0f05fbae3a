import { highest, tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import type { SourceKey } from '@/clinical/rules/sources.ts';
import { crossRules } from './cross-rules.ts';
import { symptomStageAt, type Moment } from './symptom-stage.ts';
import type { NoteId, SymptomRow } from './symptom-row.ts';
import type { Sign } from './signs.ts';
import { symptomTable, type SymptomId } from './decision-table.ts';
import { holds, signsOf } from './row-condition.ts';

export interface SymptomAnswers {
  readonly chosen: readonly SymptomId[];
  /** Signs answered with yes or "not sure", and signs already known. */
  readonly signs: ReadonlySet<Sign>;
  readonly moments: readonly Moment[];
}

export interface SymptomResult {
  readonly tier: Tier;
  /** The symptoms whose own rules reach this tier, and the signs that caused it. */
  readonly because: readonly SymptomId[];
  readonly signs: readonly Sign[];
  readonly notes: readonly NoteId[];
  readonly sources: readonly SourceKey[];
}

/** PHQ-2 score from which a call is due (clinical rules 5.4, Kroenke 2003). */
const LOW_MOOD_POINTS = 3;
const points = (sign: Sign): number => Number(/^(?:interest|down)_(\d)$/.exec(sign)?.[1] ?? 0);

/** All signs that are true: those answered, those that the symptoms imply, and those that follow from both. */
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

/** The tier of one row: the first rule that matches, the most urgent over all moments for which the row is judged. */
export function judgeRow(row: SymptomRow, signs: ReadonlySet<Sign>, moments: readonly Moment[]): Finding {
  const askedMoments = moments.filter((moment) => row.stages.includes(symptomStageAt(moment)));
  const findings = (askedMoments.length > 0 ? askedMoments : moments).map((moment): Finding => {
    const rule = row.rules.find(([, when]) => holds(when, signs, moment));
    if (!rule) return { tier: row.otherwise, signs: [] };
    return { tier: rule[0], signs: signsOf(rule[1]).filter((sign) => signs.has(sign)) };
  });
  return findings.reduce((worst, each) => (tierRank(each.tier) > tierRank(worst.tier) ? each : worst));
}

/** The result of all answers: the highest tier wins, and a combination can only raise it. */
export function judgeSymptoms(answers: SymptomAnswers): SymptomResult {
  const { chosen, moments } = answers;
  const signs = allSigns(answers);
  const rows = chosen.map((id) => ({ id, row: symptomTable[id], ...judgeRow(symptomTable[id], signs, moments) }));
  const crossFindings = crossRules.filter(({ when }) => moments.some((moment) => holds(when, signs, moment)));
  const tier = [...rows, ...crossFindings].reduce<Tier | null>((worst, each) => highest(worst, each.tier), null);
  if (tier === null) throw new RangeError('no symptom was chosen: call judgeSymptoms with at least one');
  const deciding = rows.filter((each) => each.tier === tier);
  const raising = crossFindings.filter((each) => each.tier === tier);
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
