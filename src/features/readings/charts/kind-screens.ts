import type { ComponentType, ReactNode } from 'react';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading, ReadingOf } from '@/model/records/reading.ts';
import type { ChartSpec } from '@/ui/chart/chart-spec.ts';
import type { EntryFormProps } from '@/features/readings/entry/entry-form-props.ts';
import type { View } from '@/features/readings/charts/view-switch.tsx';

export interface ChartProps {
  readonly view: View;
  /** ms since 1970. */
  readonly now: number;
  readonly profile: Profile | null;
  /** Kinds that will have a chart: their space is reserved while it loads. */
  readonly expected: readonly ReadingKind[];
  /** The only chart says so when its period is empty; among others an empty one is left out. */
  readonly isAlone: boolean;
}

export interface TrendContext {
  /** ms since 1970. */
  readonly now: number;
  readonly profile: Profile | null | undefined;
  /** What her doctor set for her. */
  readonly own: OwnLimits | null;
}

/** What the tile of a kind shows on Today. */
export interface Trend {
  readonly title: string;
  readonly latest: Reading;
  readonly spec: ChartSpec;
  readonly limit?: ReactNode;
}

/** The screens of one kind of reading. */
export interface KindScreens<K extends ReadingKind> {
  readonly Form: ComponentType<EntryFormProps<ReadingOf<K>>>;
  readonly Chart: ComponentType<ChartProps>;
  /** A hook. Undefined until the readings of the last two weeks are loaded, null when there are none. */
  readonly useTrend: (context: TrendContext) => Trend | null | undefined;
}
