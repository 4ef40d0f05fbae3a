/** The card above a message that describes a danger. */
export const danger = {
  'danger.youWrote': 'You wrote {words}.',
  'danger.compact': 'If you have this now',
} as const;
