import { useIntl } from 'react-intl';
import { liveProfile } from '@/db/records/live-profile.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { newestReadings } from '@/db/records/live-readings.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { WeightReading } from '@/model/records/reading.ts';
import { weightUnits } from '@/model/records/weight.ts';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import type { EntryFormProps } from '@/features/readings/entry/entry-form-props.ts';
import { entryAsk } from '@/features/readings/entry/entry-question.ts';
import { EntrySheet } from '@/features/readings/entry/entry-sheet.tsx';
import styles from '@/features/readings/entry/entry.module.css';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { NoteExtras } from '@/features/readings/entry/note-extras.tsx';
import { TimeRow } from '@/features/readings/entry/time-row.tsx';
import { useEntryForm } from '@/features/readings/entry/use-entry-form.ts';
import { checkWeight, emptyWeight, weightDraftOf, type WeightDraft } from './weight-entry.ts';

/** One number and its unit. */
export function WeightForm({ rejected, onClose, onSaved }: EntryFormProps<WeightReading>) {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const newest = useLiveQuery(() => newestReadings({ kind: 'weight', limit: 2 }), 'weight 2')?.find(
    ({ id }) => id !== rejected?.id,
  );
  const { draft, set, clear } = useSealedDraft<WeightDraft>(
    rejected ? `mended ${rejected.id}` : 'weight',
    rejected ? weightDraftOf(rejected) : emptyWeight,
  );
  const unit = draft.unit ?? profile?.weightUnit ?? 'kg';
  const form = useEntryForm({
    kind: 'weight',
    check: (accepted) => checkWeight(draft, unit, newest?.kind === 'weight' ? newest : null, Date.now(), accepted),
    onSaved: (reading) => {
      clear();
      if (profile && profile.weightUnit !== unit) void saveProfile({ weightUnit: unit });
      onSaved(reading);
    },
  });
  const change = (changes: Partial<WeightDraft>) => {
    set(changes);
    form.reconsider(...Object.keys(changes), ...('time' in changes ? ['recordedAt'] : []));
  };
  const error = (field: string) => issueText(intl, form.issues, field);
  const asked = entryAsk({
    intl,
    question: form.question,
    typed: draft.weight.trim(),
    unit,
    accept: form.accept,
    reconsider: () => form.reconsider(),
    takeUnit: (other) => change({ unit: weightUnits.find((each) => each === other) ?? unit }),
  });
  return (
    <EntrySheet kind="weight" onClose={onClose} form={form} question={asked}>
      <div className={styles.withUnit}>
        <NumberField
          data-autofocus=""
          kind="decimal"
          look="entry"
          maxLength={7}
          label={intl.formatMessage({ id: 'readings.form.weight' })}
          error={error('weight')}
          value={draft.weight}
          onChange={(weight) => change({ weight })}
        />
        <SelectField
          label={intl.formatMessage({ id: 'readings.form.unit' })}
          error={error('unit')}
          value={unit}
          options={weightUnits.map((value) => ({ value, label: value }))}
          onChange={(chosen) => change({ unit: chosen })}
        />
      </div>
      <div className={styles.items}>
        <TimeRow time={draft.time} error={error('recordedAt')} onChange={(time) => change({ time })} />
        <NoteExtras
          title={intl.formatMessage({ id: 'readings.form.extra.note' })}
          note={draft.note}
          error={error('note')}
          onChange={(note) => change({ note })}
        />
      </div>
    </EntrySheet>
  );
}
