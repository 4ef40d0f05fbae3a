/** Where the kick counter and the contraction timer are. */
export const toolPaths = { kicks: '/movements', contractions: '/contractions' } as const;
