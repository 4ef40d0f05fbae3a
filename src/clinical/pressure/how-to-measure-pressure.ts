import type { ClinicalMessageId } from '@/clinical/rules/message-ids.ts';

/** How to measure blood pressure, in order (clinical rules 1.8: MH-BP, PE-FDN). */
export const howToMeasurePressure: readonly ClinicalMessageId[] = [
  'clinical.bp.howTo.before',
  'clinical.bp.howTo.sit',
  'clinical.bp.howTo.arm',
  'clinical.bp.howTo.quiet',
  'clinical.bp.howTo.twice',
  'clinical.bp.howTo.same',
];
