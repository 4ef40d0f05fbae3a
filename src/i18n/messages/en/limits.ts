/** The levels that a doctor sets for one patient, shown to both. */
export const limits = {
  'limits.setBy': 'Set by {name} on {date}: {limits}. Reason: “{reason}”',
  'limits.top': 'call from {level, number} mmHg on top',
  'limits.bottom': 'call from {level, number} mmHg below',
  'limits.fasting': 'fasting sugar below {level, number} {unit}',
  'limits.oneHour': '1 hour after a meal below {level, number} {unit}',
  'limits.twoHours': '2 hours after a meal below {level, number} {unit}',
} as const;
