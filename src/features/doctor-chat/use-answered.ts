import { useState } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';

/** Whether an empty list can be trusted: a list of an earlier visit counts only when no newer one is being loaded. */
export function useIsListCurrent({ data, dataUpdatedAt, isFetching }: UseQueryResult<unknown>): boolean {
  const [openedAt] = useState(() => Date.now());
  return data !== undefined && (!isFetching || dataUpdatedAt >= openedAt);
}
