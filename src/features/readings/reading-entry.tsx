import type { ComponentType } from 'react';
import type { Reading } from '@/model/records/reading.ts';
import { kindScreens } from '@/features/readings/kinds/kinds.ts';
import { closeEntry, noteSaved, useEntry } from '@/features/readings/state/entry-state.ts';
import type { EntryFormProps } from '@/features/readings/entry/entry-form-props.ts';

/** The form that is open, if any. Each page with a button to add a reading renders one. */
export function ReadingEntry() {
  const { kind, rejected } = useEntry();
  if (kind === null) return null;
  // The compiler cannot tie the kind to its form: a form gets readings of its kind alone.
  const Form = kindScreens[kind].Form as unknown as ComponentType<EntryFormProps<Reading>>;
  return (
    <Form
      onClose={closeEntry}
      onSaved={(saved) => {
        // The corrected reading is stored; the rejected one, which the server never had, is deleted.
        if (rejected)
          void import('@/sync/attention/rejected-changes.ts').then(({ dropRejectedChange }) =>
            dropRejectedChange(rejected.id),
          );
        noteSaved(saved);
      }}
      rejected={rejected?.kind === kind ? rejected : null}
    />
  );
}
