/** Every text that a rule can ask for. The words are in the catalogue; a test holds the two together. */
export const clinicalMessageIds = [
  'clinical.bp.label.severe',
  'clinical.bp.label.high',
  'clinical.bp.label.watch',
  'clinical.bp.label.low',
  'clinical.bp.label.expected',
] as const;
export type ClinicalMessageId = (typeof clinicalMessageIds)[number];
