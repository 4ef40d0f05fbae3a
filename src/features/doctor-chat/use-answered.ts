import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';

/** Whether what is not in this answer is known not to be: one of an earlier visit is believed when no newer one is coming. */
export function useAnswered({ data, dataUpdatedAt, isFetching }: UseQueryResult<unknown>): boolean {
  const [openedAt] = useState(() => Date.now());
  return data !== undefined && (!isFetching || dataUpdatedAt >= openedAt);
}
