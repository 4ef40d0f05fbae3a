import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addAppointment, changeAppointment, type KeptAppointment } from '@/db/appointments.ts';
import { issueText } from '@/i18n/issue-text.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { appointmentTypes } from '@/model/appointment.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { RecordSheet } from '@/record-sheet.tsx';
import { dropLetter } from '@/sync/attention.ts';
import { Chip } from '@/ui/chip.tsx';
import { FieldGroup, FieldPair } from '@/ui/field-group.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { DeleteButton } from '@/ui/text-button.tsx';
import { TextField } from '@/ui/text-field.tsx';
import { useRecordForm } from '@/use-record-form.ts';
import { useDraftOver } from '@/use-sealed-draft.ts';
import { QuestionsField } from './questions-field.tsx';
import { emptyVisit, movedBy, readVisit, visitDraft, type VisitDraft } from './visit-entry.ts';
import styles from './visits.module.css';

interface VisitFormProps {
  /** The one that is changed; null for a new one. */
  visit: KeptAppointment | null;
  /** Opened to give it another date: the quick steps stand above. */
  isMove?: boolean;
  /** What the server refused: the form begins with it. */
  refused?: KeptAppointment;
  onClose: () => void;
  onSaved: (saved: KeptAppointment) => void;
  onDelete: (visit: KeptAppointment) => void;
}

const steps = [
  { days: 1, label: 'appointments.form.quick.day' },
  { days: 7, label: 'appointments.form.quick.week' },
  { days: 14, label: 'appointments.form.quick.twoWeeks' },
] as const satisfies readonly { days: number; label: MessageId }[];

/** A visit: what kind, when, where, with whom, and what to ask. */
export function VisitForm({ visit, isMove = false, refused, onClose, onSaved, onDelete }: VisitFormProps) {
  const intl = useIntl();
  const begun = refused ?? visit;
  const [initial] = useState(() => (begun ? visitDraft(begun) : emptyVisit));
  const [openedAt] = useState(Date.now);
  const { draft, set, clear } = useDraftOver<VisitDraft>(`visit ${begun?.id ?? 'new'}`, initial);
  const form = useRecordForm({
    read: (halfTyped) => readVisit(draft, { before: visit, now: Date.now(), zone: deviceTimeZone(), halfTyped }),
    save: (values) => (visit ? changeAppointment(visit.id, values, visit) : addAppointment(values)),
    onSaved: (saved: KeptAppointment) => {
      clear();
      // Made anew: the refused one, which the server does not have, goes.
      if (refused && !visit) void dropLetter(refused.id);
      onSaved(saved);
    },
  });
  const change = (changes: Partial<VisitDraft>) => {
    set(changes);
    form.reconsider(...Object.keys(changes), ...('date' in changes ? ['time'] : []));
  };
  const say = (id: MessageId) => intl.formatMessage({ id });
  const error = (field: string) => issueText(intl, form.issues, field);
  const offered: readonly string[] = appointmentTypes;
  return (
    <RecordSheet
      title={say(visit ? 'appointments.form.change' : 'appointments.form.new')}
      lead={say('appointments.form.notice')}
      onClose={onClose}
      form={form}
    >
      {isMove && (
        <FieldGroup legend={say('appointments.form.quick')}>
          <div className={styles.steps}>
            {steps.map(({ days, label }) => (
              <Chip
                key={days}
                chosen={draft.date === movedBy(initial.date, days, openedAt)}
                onClick={() => change({ date: movedBy(initial.date, days, openedAt) })}
              >
                {say(label)}
              </Chip>
            ))}
          </div>
        </FieldGroup>
      )}
      <SelectField
        label={say('appointments.form.kind')}
        error={error('appointmentType')}
        value={draft.appointmentType}
        options={[
          ...appointmentTypes.map((value) => ({
            value: value as string,
            label: intl.formatMessage({ id: `appointments.type.${value}` }),
          })),
          ...(offered.includes(draft.appointmentType)
            ? []
            : [{ value: draft.appointmentType, label: draft.appointmentType }]),
        ]}
        onChange={(appointmentType) => change({ appointmentType })}
      />
      <FieldPair>
        <TextField
          type="date"
          name="date"
          label={say('appointments.form.date')}
          error={error('date')}
          value={draft.date}
          onChange={(date) => change({ date })}
        />
        <TextField
          type="time"
          name="time"
          label={say('appointments.form.time')}
          error={error('time')}
          value={draft.time}
          onChange={(time) => change({ time })}
        />
      </FieldPair>
      <TextField
        label={say('appointments.form.place')}
        error={error('place')}
        value={draft.place}
        onChange={(place) => change({ place })}
      />
      <TextField
        label={say('appointments.form.clinician')}
        error={error('clinician')}
        value={draft.clinician}
        onChange={(clinician) => change({ clinician })}
      />
      <QuestionsField
        questions={draft.questions}
        isRefused={error('questions') !== null}
        onChange={(questions) => change({ questions })}
      />
      <TextAreaField
        label={say('appointments.form.notes')}
        error={error('notes')}
        value={draft.notes}
        onChange={(notes) => change({ notes })}
      />
      {visit && (
        <DeleteButton
          onClick={() => {
            clear();
            onDelete(visit);
          }}
        >
          {say('readings.delete')}
        </DeleteButton>
      )}
    </RecordSheet>
  );
}
