import type { ClinicalMessageId } from '../message-ids.ts';
import type { Tier } from '../tier.ts';
import type { ConceptId } from './concepts.ts';
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
/** What has words of its own; of several the first counts. */
const ofConcept: readonly (readonly [ConceptId, ClinicalMessageId])[] = [
  ['RF01', 'clinical.danger.selfHarm'],
  ['RF02', 'clinical.danger.mind'],
  ['RF03', 'clinical.danger.mind'],
];

/** What the card of a recognised danger says (clinical rules 5.6 and 12). Tone settings never change it. */
export function dangerText({ tier, card, concepts }: Danger): ClinicalMessageId {
  if (card === 'compact') return ifNow[tier];
  const own = ofConcept.find(([id]) => concepts.includes(id));
  if (own) return own[1];
  // Only where nothing more urgent stands beside it.
  if (tier === 'URGENT' && concepts[0] === 'RF26') return 'clinical.danger.violence';
  if (tier === 'URGENT' && concepts[0] === 'RF12') return 'clinical.danger.movements';
  if (tier === 'SELF_CARE' && concepts[0] === 'RF12') return 'clinical.danger.earlyMovements';
  return ofTier[tier];
}
