import { useState } from 'react';
import { useIntl } from 'react-intl';
import { medicineNote } from '@/clinical/medicines/medicine-notes.ts';
import { addReminder, changeReminder, removeReminder, type StoredReminder } from '@/db/records/reminders.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { frequencyNames } from '@/model/reminders/reminder-frequency.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { RecordSheet } from '@/app/forms/record-sheet.tsx';
import { dropRejectedChange } from '@/sync/attention/rejected-changes.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { DeleteButton } from '@/ui/controls/text-button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { useRecordForm } from '@/app/forms/use-record-form.ts';
import type { PlannedMedicine } from '@/app/forms/planned-entry.ts';
import { useDraftOver } from '@/app/forms/use-sealed-draft.ts';
import {
  areUsualTimes,
  timesCountMismatch,
  emptyReminder,
  applyFrequency,
  isDraftTimeless,
  readReminder,
  reminderDraft,
  type ReminderDraft,
} from './reminder-entry.ts';
import styles from './reminder-form.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TimesField } from './times-field.tsx';

interface ReminderFormProps {
  /** The reminder being changed; null for a new one. */
  reminder: StoredReminder | null;
  /** A record that the server rejected; the form starts with its values. */
  rejected?: StoredReminder;
  /** What another page filled in for a new medicine. */
  planned?: PlannedMedicine;
  onClose: () => void;
  onSaved: (saved: StoredReminder) => void;
}

/** The form of a medicine: name, dose, frequency and times, exactly as prescribed. */
export function ReminderForm({ reminder, rejected, planned, onClose, onSaved }: ReminderFormProps) {
  const intl = useIntl();
  const source = rejected ?? reminder;
  const [initial] = useState(() =>
    source ? reminderDraft(source) : { ...emptyReminder, medicationName: planned?.medicine ?? '' },
  );
  const { draft, set, clear } = useDraftOver<ReminderDraft>(
    `reminder ${source?.id ?? (planned ? `planned ${planned.medicine}` : 'new')}`,
    initial,
  );
  const form = useRecordForm({
    read: (incomplete) =>
      readReminder(draft, { before: reminder, now: Date.now(), zone: deviceTimeZone(), incomplete }),
    save: (values) => (reminder ? changeReminder(reminder.id, values, reminder) : addReminder(values)),
    onSaved: (saved: StoredReminder) => {
      clear();
      // A new record was created in its place, so the rejected one can be dropped.
      if (rejected && !reminder) void dropRejectedChange(rejected.id);
      onSaved(saved);
    },
  });
  const [asksDelete, setAsksDelete] = useState(false);
  const change = (changes: Partial<ReminderDraft>) => {
    set(changes);
    const times =
      'times' in changes || 'frequency' in changes
        ? form.issues.map(({ field }) => field).filter((field) => field.startsWith('times'))
        : [];
    const frequency = 'ownFrequency' in changes || 'frequency' in changes ? ['frequency'] : [];
    const end = ['startsOn', 'everyDays', 'times'].some((field) => field in changes) ? ['endsOn'] : [];
    form.reconsider(...Object.keys(changes), ...times, ...frequency, ...end);
  };
  const text = (id: MessageId) => intl.formatMessage({ id });
  const error = (field: string) => issueText(intl, form.issues, field);
  const note = medicineNote(draft.medicationName);
  const doubt = timesCountMismatch(draft);
  const frequencyText =
    draft.frequency === '' || draft.frequency === 'own'
      ? ''
      : intl.formatMessage({ id: `reminders.frequency.${draft.frequency}` });
  const timesHint = () => {
    if (doubt)
      return intl.formatMessage({ id: 'reminders.form.times.count' }, { frequency: frequencyText, given: doubt.given });
    // Also before saving: an old reminder may have been stored without times.
    if (isDraftTimeless(draft) && !form.issues.some(({ code }) => code === 'timeless'))
      return text('validation.timeless');
    return reminder === null && areUsualTimes(draft) ? text('reminders.form.times.usual') : null;
  };
  return (
    <RecordSheet
      title={text(reminder ? 'reminders.form.change' : 'reminders.form.new')}
      onClose={onClose}
      form={form}
      question={
        asksDelete &&
        reminder && (
          <DeleteQuestion
            onNo={() => setAsksDelete(false)}
            onYes={async () => {
              await removeReminder(reminder.id);
              clear();
              onClose();
            }}
          />
        )
      }
    >
      <p className={styles.notice}>
        <Icon name="info" />
        {text('reminders.form.notice')}
      </p>
      <TextField
        data-autofocus=""
        label={text('reminders.form.medicine')}
        error={error('medicationName')}
        value={draft.medicationName}
        onChange={(medicationName) => change({ medicationName })}
      />
      {note && (
        <p className={classNames(styles.notice, styles.caution)}>
          <Icon name="warning" />
          {text(note === 'ask' ? 'reminders.notAdvised' : 'reminders.special.form')}
        </p>
      )}
      <TextField
        label={text('reminders.form.dosage')}
        hint={text('reminders.form.dosage.hint')}
        error={error('dosage')}
        value={draft.dosage}
        onChange={(dosage) => change({ dosage })}
      />
      <SelectField<ReminderDraft['frequency']>
        label={text('reminders.form.frequency')}
        error={draft.frequency === 'own' ? null : error('frequency')}
        value={draft.frequency}
        options={[
          { value: '', label: text('reminders.form.frequency.choose') },
          ...frequencyNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: `reminders.frequency.${value}` }),
          })),
          { value: 'own', label: text('reminders.form.frequency.own') },
        ]}
        onChange={(frequency) => change(applyFrequency(draft, frequency))}
      />
      {draft.frequency === 'own' && (
        <TextField
          label={text('reminders.form.frequency.ownField')}
          hint={
            draft.weekdays.length === 0 && draft.everyDays === '' ? text('reminders.form.frequency.ownDays') : undefined
          }
          error={error('frequency')}
          value={draft.ownFrequency}
          onChange={(ownFrequency) => change({ ownFrequency })}
        />
      )}
      {draft.frequency === 'asNeeded' ? (
        <p className={styles.hint}>{text('reminders.form.asNeeded')}</p>
      ) : (
        <TimesField
          times={draft.times}
          issues={form.issues}
          onChange={(times) => change({ times })}
          hint={timesHint()}
        />
      )}
      <ScheduleFields draft={draft} change={change} error={error} />
      <TextAreaField
        label={text('reminders.form.notes')}
        error={error('notes')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      {reminder && <DeleteButton onClick={() => setAsksDelete(true)}>{text('readings.delete')}</DeleteButton>}
    </RecordSheet>
  );
}
