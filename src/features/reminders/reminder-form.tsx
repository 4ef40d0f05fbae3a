import { useState } from 'react';
import { useIntl } from 'react-intl';
import { medicineNote } from '@/clinical/medicine-notes.ts';
import { addReminder, changeReminder, removeReminder, type KeptReminder } from '@/db/reminders.ts';
import { issueText } from '@/i18n/issue-text.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { frequencyNames } from '@/model/frequency.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { RecordSheet } from '@/record-sheet.tsx';
import { dropLetter } from '@/sync/attention.ts';
import { classNames } from '@/ui/class-names.ts';
import { Icon } from '@/ui/icon.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { DeleteButton } from '@/ui/text-button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useRecordForm } from '@/use-record-form.ts';
import { useDraftOver } from '@/use-sealed-draft.ts';
import {
  countDoubt,
  emptyReminder,
  frequencyChosen,
  readReminder,
  reminderDraft,
  type ReminderDraft,
} from './reminder-entry.ts';
import styles from './reminder-form.module.css';
import { DeleteQuestion } from './delete-question.tsx';
import { ScheduleFields } from './schedule-fields.tsx';
import { TimesField } from './times-field.tsx';

interface ReminderFormProps {
  /** The one that is changed; null for a new one. */
  reminder: KeptReminder | null;
  /** What the server refused: the form begins with it. */
  refused?: KeptReminder;
  onClose: () => void;
  onSaved: (saved: KeptReminder) => void;
}

/** A medicine, how much, how often and when: exactly as the prescriber wrote it. */
export function ReminderForm({ reminder, refused, onClose, onSaved }: ReminderFormProps) {
  const intl = useIntl();
  const begun = refused ?? reminder;
  const [initial] = useState(() => (begun ? reminderDraft(begun) : emptyReminder));
  const { draft, set, clear } = useDraftOver<ReminderDraft>(`reminder ${begun?.id ?? 'new'}`, initial);
  const form = useRecordForm({
    read: (halfTyped) => readReminder(draft, { before: reminder, now: Date.now(), zone: deviceTimeZone(), halfTyped }),
    save: (values) => (reminder ? changeReminder(reminder.id, values, reminder) : addReminder(values)),
    onSaved: (saved: KeptReminder) => {
      clear();
      // Made anew: the refused one, which the server does not have, goes.
      if (refused && !reminder) void dropLetter(refused.id);
      onSaved(saved);
    },
  });
  const [asksDelete, setAsksDelete] = useState(false);
  const change = (changes: Partial<ReminderDraft>) => {
    set(changes);
    const times =
      'times' in changes ? form.issues.map(({ field }) => field).filter((field) => field.startsWith('times')) : [];
    const frequency = 'ownFrequency' in changes || 'frequency' in changes ? ['frequency'] : [];
    const end = ['startsOn', 'everyDays', 'times'].some((field) => field in changes) ? ['endsOn'] : [];
    form.reconsider(...Object.keys(changes), ...times, ...frequency, ...end);
  };
  const say = (id: MessageId) => intl.formatMessage({ id });
  const error = (field: string) => issueText(intl, form.issues, field);
  const note = medicineNote(draft.medicationName);
  const doubt = countDoubt(draft);
  const frequencyText =
    draft.frequency === '' || draft.frequency === 'own'
      ? ''
      : intl.formatMessage({ id: `reminders.frequency.${draft.frequency}` });
  return (
    <RecordSheet
      title={say(reminder ? 'reminders.form.change' : 'reminders.form.new')}
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
        {say('reminders.form.notice')}
      </p>
      <TextField
        data-autofocus=""
        label={say('reminders.form.medicine')}
        error={error('medicationName')}
        value={draft.medicationName}
        onChange={(medicationName) => change({ medicationName })}
      />
      {note && (
        <p className={classNames(styles.notice, styles.caution)}>
          <Icon name="warning" />
          {say(note === 'ask' ? 'reminders.notAdvised' : 'reminders.special.form')}
        </p>
      )}
      <TextField
        label={say('reminders.form.dosage')}
        hint={say('reminders.form.dosage.hint')}
        error={error('dosage')}
        value={draft.dosage}
        onChange={(dosage) => change({ dosage })}
      />
      <SelectField<ReminderDraft['frequency']>
        label={say('reminders.form.frequency')}
        error={draft.frequency === 'own' ? null : error('frequency')}
        value={draft.frequency}
        options={[
          { value: '', label: say('reminders.form.frequency.choose') },
          ...frequencyNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: `reminders.frequency.${value}` }),
          })),
          { value: 'own', label: say('reminders.form.frequency.own') },
        ]}
        onChange={(frequency) => change(frequencyChosen(draft, frequency))}
      />
      {draft.frequency === 'own' && (
        <TextField
          label={say('reminders.form.frequency.ownField')}
          hint={
            draft.weekdays.length === 0 && draft.everyDays === '' ? say('reminders.form.frequency.ownDays') : undefined
          }
          error={error('frequency')}
          value={draft.ownFrequency}
          onChange={(ownFrequency) => change({ ownFrequency })}
        />
      )}
      {draft.frequency === 'asNeeded' ? (
        <p className={styles.hint}>{say('reminders.form.asNeeded')}</p>
      ) : (
        <TimesField
          times={draft.times}
          issues={form.issues}
          onChange={(times) => change({ times })}
          hint={
            doubt &&
            intl.formatMessage({ id: 'reminders.form.times.count' }, { frequency: frequencyText, given: doubt.given })
          }
        />
      )}
      <ScheduleFields draft={draft} change={change} error={error} />
      <TextAreaField
        label={say('reminders.form.notes')}
        error={error('notes')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      {reminder && <DeleteButton onClick={() => setAsksDelete(true)}>{say('readings.delete')}</DeleteButton>}
    </RecordSheet>
  );
}
