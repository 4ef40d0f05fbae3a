import { closeEntry, noteSaved, useEntry } from './entry-state.ts';
import { PressureForm } from './pressure-form.tsx';
import { SugarForm } from './sugar-form.tsx';
import { WeightForm } from './weight-form.tsx';

/** The form that is open, if any. Each page that offers to add a reading holds one of these. */
export function ReadingEntry() {
  const kind = useEntry((entry) => entry.kind);
  const given = { onClose: closeEntry, onSaved: noteSaved };
  if (kind === 'bloodPressure') return <PressureForm {...given} />;
  if (kind === 'bloodSugar') return <SugarForm {...given} />;
  if (kind === 'weight') return <WeightForm {...given} />;
  return null;
}
