/** Labels beside the values in every list, and the question at the top of Today from 43 weeks. */
export const clinicalList = {
  'clinical.bp.label.severe': 'Severe range',
  'clinical.bp.label.high': 'High range',
  'clinical.bp.label.watch': 'Slightly raised',
  'clinical.bp.label.low': 'Low',
  'clinical.bp.label.expected': 'Within the usual range',
  'clinical.nobodyWatches': 'Nobody is watching these numbers live. If a card tells you to call, call.',
  'clinical.pastDue.born': 'Has your baby been born?',
} as const;
