import { useState } from 'react';
import { useIntl } from 'react-intl';
import { categorise, pressureLabel } from '@/clinical/pressure/pressure-category.ts';
import { isPossiblePressure } from '@/clinical/pressure/plausible-pressure.ts';
import type { BloodPressureReading } from '@/model/records/reading.ts';
import { FieldTape } from '@/ui/chart/field-tape.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { readNumber } from '@/features/readings/entry/entry-check.ts';
import { EntryExtras } from '@/features/readings/entry/entry-extras.tsx';
import type { EntryAsk } from '@/features/readings/entry/entry-foot.tsx';
import { entryAsk } from '@/features/readings/entry/entry-question.ts';
import { EntrySheet } from '@/features/readings/entry/entry-sheet.tsx';
import { EntryWords } from '@/features/readings/entry/entry-words.tsx';
import type { EntryFormProps } from '@/features/readings/entry/entry-form-props.ts';
import styles from '@/features/readings/entry/entry.module.css';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { NoteExtras } from '@/features/readings/entry/note-extras.tsx';
import { checkPressure, emptyPressure, pressureDraftOf, type PressureDraft } from './pressure-entry.ts';
import { pressureFieldTape } from '@/features/readings/values/pressure-tape.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { SymptomChips } from './symptom-chips.tsx';
import { TimeRow } from '@/features/readings/entry/time-row.tsx';
import { useEntryForm } from '@/features/readings/entry/use-entry-form.ts';

/** Two numbers as the cuff shows them; all other fields are optional. */
export function PressureForm({ rejected, onClose, onSaved }: EntryFormProps<BloodPressureReading>) {
  const intl = useIntl();
  const { draft, set, clear } = useSealedDraft<PressureDraft>(
    rejected ? `mended ${rejected.id}` : 'bloodPressure',
    rejected ? pressureDraftOf(rejected) : emptyPressure,
  );
  const [areSwapped, setSwapped] = useState(false);
  const form = useEntryForm({
    kind: 'bloodPressure',
    check: (accepted) => {
      const result = checkPressure(draft, Date.now(), accepted);
      setSwapped(result.is === 'refused' && result.issues.some((issue) => issue.code === 'swapped'));
      return result;
    },
    onSaved: (reading) => {
      clear();
      onSaved(reading);
    },
  });
  const change = (changes: Partial<PressureDraft>) => {
    set(changes);
    setSwapped(false);
    form.reconsider(...Object.keys(changes), ...('time' in changes ? ['recordedAt'] : []));
  };
  const error = (field: string) => issueText(intl, form.issues, field);
  const typed = (systolic: string, diastolic: string) => `${systolic.trim()}/${diastolic.trim()}`;
  const swap: EntryAsk = {
    yes: intl.formatMessage({ id: 'readings.check.swap' }, { value: typed(draft.diastolic, draft.systolic) }),
    onYes: () => change({ systolic: draft.diastolic, diastolic: draft.systolic }),
    no: intl.formatMessage({ id: 'readings.check.no' }),
    onNo: () => setSwapped(false),
  };
  const asked = entryAsk({
    intl,
    question: form.question,
    typed: typed(draft.systolic, draft.diastolic),
    unit: 'mmHg',
    accept: form.accept,
    reconsider: () => form.reconsider(),
    takePressure: (systolic, diastolic) => change({ systolic: `${systolic}`, diastolic: `${diastolic}` }),
  });
  return (
    <EntrySheet kind="bloodPressure" onClose={onClose} form={form} question={areSwapped ? swap : asked}>
      <div className={styles.pair}>
        <NumberField
          data-autofocus=""
          look="entry"
          maxLength={5}
          label={intl.formatMessage({ id: 'readings.form.systolic' })}
          hint={intl.formatMessage({ id: 'readings.form.systolic.plain' })}
          error={error('systolic')}
          value={draft.systolic}
          onChange={(systolic) => change({ systolic })}
        />
        <span className={styles.slash} aria-hidden="true">
          /
        </span>
        <NumberField
          look="entry"
          maxLength={5}
          label={intl.formatMessage({ id: 'readings.form.diastolic' })}
          hint={intl.formatMessage({ id: 'readings.form.diastolic.plain' })}
          error={error('diastolic')}
          enterKeyHint="done"
          value={draft.diastolic}
          onChange={(diastolic) => change({ diastolic })}
        />
      </div>
      <LivePressure systolic={readNumber(draft.systolic)} diastolic={readNumber(draft.diastolic)} />
      <div className={styles.items}>
        <TimeRow time={draft.time} error={error('recordedAt')} onChange={(time) => change({ time })} />
        <EntryExtras
          title={intl.formatMessage({ id: 'readings.form.feel' })}
          summary={
            draft.symptoms.length === 0
              ? intl.formatMessage({ id: 'readings.form.feel.none' })
              : intl.formatMessage({ id: 'readings.form.feel.some' }, { count: draft.symptoms.length })
          }
        >
          <SymptomChips
            legend={intl.formatMessage({ id: 'readings.form.feel' })}
            chosen={draft.symptoms}
            onChange={(symptoms) => change({ symptoms })}
          />
        </EntryExtras>
        <NoteExtras
          title={intl.formatMessage({ id: 'readings.form.extra' })}
          note={draft.note}
          error={error('note')}
          onChange={(note) => change({ note })}
        >
          <NumberField
            label={intl.formatMessage({ id: 'readings.form.pulse' })}
            error={error('pulse')}
            value={draft.pulse}
            onChange={(pulse) => change({ pulse })}
          />
        </NoteExtras>
      </div>
    </EntrySheet>
  );
}

/** The tape and the words for the numbers as typed so far. */
function LivePressure({ systolic, diastolic }: { systolic: number | null; diastolic: number | null }) {
  const intl = useIntl();
  const top = systolic !== null && systolic > 0 ? systolic : null;
  const bottom = diastolic !== null && diastolic > 0 ? diastolic : null;
  const typed = top !== null && bottom !== null ? { systolic: top, diastolic: bottom } : null;
  const pair = typed && isPossiblePressure(typed) ? typed : null;
  const category = pair && categorise(pair.systolic, pair.diastolic);
  const tone = category === 'severe' ? 'danger' : category === 'expected' ? 'calm' : 'raised';
  return (
    <div>
      <FieldTape scale={pressureFieldTape((value) => formatReadingNumber(intl, value))} value={top} low={bottom} />
      {/* The space is reserved, so that nothing moves under the thumb while she types. */}
      {pair === null || category === null ? (
        <p className={styles.words} />
      ) : (
        <EntryWords tone={tone} word={intl.formatMessage({ id: pressureLabel(pair) })}>
          {category === 'expected' && intl.formatMessage({ id: 'readings.form.notInstead' })}
        </EntryWords>
      )}
    </div>
  );
}
