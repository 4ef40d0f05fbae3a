import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import { pressureScreens } from './blood-pressure/pressure-screens.tsx';
import { sugarScreens } from './blood-sugar/sugar-screens.tsx';
import type { KindScreens } from '@/features/readings/charts/kind-screens.ts';
import { weightScreens } from './weight/weight-screens.tsx';

/** The screens of every kind of reading. A kind without an entry does not compile. */
export const kindScreens: { readonly [K in ReadingKind]: KindScreens<K> } = {
  bloodPressure: pressureScreens,
  bloodSugar: sugarScreens,
  weight: weightScreens,
};
