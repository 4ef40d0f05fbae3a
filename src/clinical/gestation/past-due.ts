import type { Rule } from '@/clinical/rules/rule.ts';
import type { Stage } from './pregnancy-stage.ts';

/** The cards after the due date (clinical rules 4.3 [P]). */
export const pastDueRules = {
  'past-due': { tier: null, note: 'info', textId: 'clinical.pastDue.plan', source: 'clinical rules 4.3 [P], ACOG-579' },
  'past-due.no-contact': { tier: 'TODAY', textId: 'clinical.pastDue.noContact', source: 'clinical rules 4.3 [P]' },
  'past-due.ask': { tier: null, note: 'info', textId: 'clinical.pastDue.born', source: 'clinical rules 4.3 [P]' },
} as const satisfies Record<string, Rule>;
export type PastDueRule = keyof typeof pastDueRules;

/** Days within which a contact with the care team counts at 42 weeks. */
const CONTACT_DAYS = 7;

/**
 * The cards of a stage, the most urgent first.
 * @param daysSinceContact days since the last recorded contact with the care team, null when none is recorded
 */
export function pastDueCards(stage: Stage, daysSinceContact: number | null): PastDueRule[] {
  if (stage.kind !== 'pregnant' || stage.weeks < 41) return [];
  const hasContact = daysSinceContact !== null && daysSinceContact <= CONTACT_DAYS;
  const cards: PastDueRule[] = stage.weeks >= 42 && !hasContact ? ['past-due.no-contact'] : [];
  return [...cards, stage.weeks >= 43 ? 'past-due.ask' : 'past-due'];
}

/** Whether texts about a week of pregnancy may be shown: never from 43w0d, after birth, after a loss or when unknown. */
export const hasWeekContent = (stage: Stage): boolean => stage.kind === 'pregnant' && stage.weeks < 43;
