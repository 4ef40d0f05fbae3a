import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { readingKinds, type ReadingKind } from '@/model/records/reading-kinds.ts';
import { kindScreens } from '@/features/readings/kinds/kinds.ts';
import type { KindFilterValue } from '@/features/readings/list/kind-filter.tsx';
import type { View } from '@/features/readings/charts/view-switch.tsx';

interface ChartsProps {
  kind: KindFilterValue;
  view: View;
  now: number;
  /** Kinds that will have a chart: their space is reserved while it loads. */
  expected: readonly ReadingKind[];
}

/** The charts of one kind or of all, over one period. */
export function Charts({ kind, view, now, expected }: ChartsProps) {
  const profile = useLiveQuery(liveProfile, 'profile') ?? null;
  const given = { view, now, profile, expected, isAlone: kind !== 'all' };
  return readingKinds
    .filter((each) => kind === 'all' || each === kind)
    .map((each) => {
      const { Chart } = kindScreens[each];
      return <Chart key={each} {...given} />;
    });
}
