import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';
import { isTooOldToAlarm } from '@/clinical/time/reading-time.ts';
import { mostUrgent } from '@/clinical/rules/rule.ts';
import type { Note, Tier } from '@/clinical/rules/acuity-tier.ts';
import { isLossToAskAbout, weightFindings, type WeightFacts } from './weight-findings.ts';
import { weightRules, type WeightRule } from './weight-rules.ts';

export interface WeightQuestion extends WeightFacts {
  /** An instant. */
  readonly now: string;
}

export interface WeightAnswer {
  readonly tier: Tier | null;
  readonly note: Note | null;
  readonly rule: WeightRule;
  /** All rows that apply, the most relevant first. */
  readonly rules: readonly WeightRule[];
  readonly textId: ClinicalMessageId;
  /** Ask for a blood pressure now (W1, W2). */
  readonly askPressure: boolean;
  /** Ask the symptoms of 1.4 (W1, W2) or about swelling and breathing (W6). */
  readonly askSymptoms: boolean;
  /** Ask whether the patient is vomiting and keeps fluids down (W3). */
  readonly askVomiting: boolean;
  /** Older than 24 hours: no card and no question. */
  readonly suppressed: boolean;
}

/** The assessment of a weight (clinical rules 3.3). */
export function answerWeight(question: WeightQuestion): WeightAnswer {
  const rules = weightFindings(question);
  const rule = mostUrgent(rules, weightRules);
  const found: { tier: Tier | null; note?: Note; textId: ClinicalMessageId } = weightRules[rule];
  const isOld = isTooOldToAlarm(question.reading.recordedAt, question.now);
  const suppressed = isOld && found.tier !== null;
  const hasGained = rules.includes('W1');
  return {
    tier: suppressed ? null : found.tier,
    note: found.note ?? null,
    rule,
    rules,
    textId: suppressed ? 'clinical.wasChecked' : found.textId,
    askPressure: !isOld && hasGained,
    askSymptoms: !isOld && (hasGained || rules.includes('W6') || rules.includes('W6.ask')),
    askVomiting: !isOld && isLossToAskAbout(question),
    suppressed,
  };
}
