import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import type { ConceptId } from './danger-concepts.ts';
import type { Danger } from './recognise-danger.ts';

const ofTier: Readonly<Record<Tier, ClinicalMessageId>> = {
  EMERGENCY: 'clinical.symptom.emergency',
  URGENT: 'clinical.symptom.urgent',
  TODAY: 'clinical.danger.today',
  SELF_CARE: 'clinical.danger.selfCare',
};
const ifNow: Readonly<Record<Tier, ClinicalMessageId>> = {
  EMERGENCY: 'clinical.danger.ifNow.emergency',
  URGENT: 'clinical.danger.ifNow.urgent',
  TODAY: 'clinical.danger.ifNow.today',
  SELF_CARE: 'clinical.danger.selfCare',
};
/** Concepts with a text of their own; the first match counts. */
const ofConcept: readonly (readonly [ConceptId, ClinicalMessageId])[] = [
  ['RF01', 'clinical.danger.selfHarm'],
  ['RF02', 'clinical.danger.mind'],
  ['RF03', 'clinical.danger.mind'],
];

/** The text on the card of a recognised danger (clinical rules 5.6 and 12). Tone settings never change it. */
export function dangerText({ tier, card, concepts }: Danger): ClinicalMessageId {
  if (card === 'compact') return ifNow[tier];
  const specific = ofConcept.find(([id]) => concepts.includes(id));
  if (specific) return specific[1];
  // Only when no more urgent concept was found beside it.
  if (tier === 'URGENT' && concepts[0] === 'RF26') return 'clinical.danger.violence';
  if (tier === 'URGENT' && concepts[0] === 'RF12') return 'clinical.danger.movements';
  if (tier === 'SELF_CARE' && concepts[0] === 'RF12') return 'clinical.danger.earlyMovements';
  return ofTier[tier];
}
