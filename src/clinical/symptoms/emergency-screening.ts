/** Asked first; any yes or "not sure" is an emergency (clinical rules 5.1: WHO-DAK ANCDT01, CDC-HH, AWHONN). */
export const gateSigns = [
  'fit',
  'unconscious',
  'breath',
  'chest',
  'bleeding',
  'stroke',
  'birth',
  'harm',
  'allergy',
  'accident',
] as const;
