import type { Reading, ReadingKind, ReadingOf } from '@/model/reading.ts';
import { closeEntry, noteSaved, useEntry } from './entry-state.ts';
import { PressureForm } from './pressure-form.tsx';
import { SugarForm } from './sugar-form.tsx';
import { WeightForm } from './weight-form.tsx';

const asKind = <K extends ReadingKind>(kind: K, reading: Reading | null): ReadingOf<K> | null =>
  reading?.kind === kind ? (reading as ReadingOf<K>) : null;

/** The form that is open, if any. Each page that offers to add a reading holds one of these. */
export function ReadingEntry() {
  const { kind, mended } = useEntry();
  const given = {
    onClose: closeEntry,
    onSaved(saved: Reading) {
      // What is right now stands; the refused one, which the server never had, goes.
      if (mended) void import('@/sync/attention.ts').then(({ dropLetter }) => dropLetter(mended.id));
      noteSaved(saved);
    },
  };
  if (kind === 'bloodPressure') return <PressureForm {...given} mended={asKind(kind, mended)} />;
  if (kind === 'bloodSugar') return <SugarForm {...given} mended={asKind(kind, mended)} />;
  if (kind === 'weight') return <WeightForm {...given} mended={asKind(kind, mended)} />;
  return null;
}
