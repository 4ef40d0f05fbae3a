/** The card over a message that speaks of danger. */
export const danger = {
  'danger.youWrote': 'You wrote {words}.',
  'danger.compact': 'If you have this now',
} as const;
