/** Where the kick counter and the contraction timer are. */
export const toolPaths = { kicks: '/games', contractions: '/games' } as const;
