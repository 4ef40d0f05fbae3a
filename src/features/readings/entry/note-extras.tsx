import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { TextField } from '@/ui/controls/text-field.tsx';
import { EntryExtras } from './entry-extras.tsx';

interface NoteExtrasProps {
  title: string;
  note: string;
  error: string | null;
  onChange: (note: string) => void;
  /** Further optional fields, before the note. */
  children?: ReactNode;
}

/** What may be added to a reading. */
export function NoteExtras({ title, note, error, onChange, children }: NoteExtrasProps) {
  const intl = useIntl();
  return (
    <EntryExtras title={title} summary={intl.formatMessage({ id: 'readings.form.optional' })}>
      {children}
      <TextField
        label={intl.formatMessage({ id: 'readings.form.note' })}
        error={error}
        maxLength={1000}
        value={note}
        onChange={onChange}
      />
    </EntryExtras>
  );
}
