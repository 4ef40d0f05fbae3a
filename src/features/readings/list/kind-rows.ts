import type { ReadingKind } from '@/model/records/reading-kinds.ts';
import type { Reading } from '@/model/records/reading.ts';
import { pressureRow } from './pressure-row.tsx';
import { sugarRow } from './sugar-row.tsx';
import type { KindRow } from './kind-row.ts';

/**
 * How each kind of reading is listed. It is apart from `kindScreens` because the first paint lists readings, and forms and
 * charts load later.
 */
export const kindRows: { readonly [K in ReadingKind]: KindRow<K> } = {
  bloodPressure: pressureRow,
  bloodSugar: sugarRow,
  weight: { icon: 'scale' },
};

/** The entry for the kind of a reading. The compiler cannot tie the two: pass it readings of that kind alone. */
export const rowOf = ({ kind }: Reading) => kindRows[kind] as unknown as KindRow<ReadingKind>;
