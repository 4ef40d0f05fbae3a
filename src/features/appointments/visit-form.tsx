import { useState } from 'react';
import { useIntl } from 'react-intl';
import { addAppointment, saveOpenedAppointment, type StoredAppointment } from '@/db/records/appointments.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { appointmentTypes } from '@/model/records/appointment.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { RecordSheet } from '@/app/forms/record-sheet.tsx';
import { dropRejectedChange } from '@/sync/attention/rejected-changes.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { FieldGroup, FieldPair } from '@/ui/controls/field-group.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { DeleteButton } from '@/ui/controls/text-button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { useRecordForm } from '@/app/forms/use-record-form.ts';
import type { PlannedVisit } from '@/app/forms/planned-entry.ts';
import { useDraftOver } from '@/app/forms/use-sealed-draft.ts';
import { QuestionsField } from './questions-field.tsx';
import { movedBy, newVisit, readVisit, visitDraft, type VisitDraft } from './visit-entry.ts';
import styles from './visits.module.css';

interface VisitFormProps {
  /** The visit to change; null for a new one. */
  visit: StoredAppointment | null;
  /** Opened to move the visit: shows buttons for common intervals first. */
  isMove?: boolean;
  /** A change that the server rejected: the form starts with its values. */
  refused?: StoredAppointment;
  /** What another page filled in for a new visit. */
  planned?: PlannedVisit;
  onClose: () => void;
  onSaved: (saved: StoredAppointment) => void;
  onDelete: (visit: StoredAppointment) => void;
}

const steps = [
  { days: 1, label: 'appointments.form.quick.day' },
  { days: 7, label: 'appointments.form.quick.week' },
  { days: 14, label: 'appointments.form.quick.twoWeeks' },
] as const satisfies readonly { days: number; label: MessageId }[];

/** The form of a visit: kind, time, place, person and questions. */
export function VisitForm({ visit, isMove = false, refused, planned, onClose, onSaved, onDelete }: VisitFormProps) {
  const intl = useIntl();
  const source = refused ?? visit;
  const [initial] = useState(() => (source ? visitDraft(source) : newVisit(planned)));
  const [openedAt] = useState(Date.now);
  const { draft, set, clear } = useDraftOver<VisitDraft>(
    `visit ${source?.id ?? (planned ? `planned ${planned.kind}` : 'new')}`,
    initial,
  );
  const form = useRecordForm({
    read: (halfTyped) => readVisit(draft, { before: visit, now: Date.now(), zone: deviceTimeZone(), halfTyped }),
    save: (values) => (visit ? saveOpenedAppointment(visit, values) : addAppointment(values)),
    onSaved: (saved: StoredAppointment) => {
      clear();
      // The rejected record does not exist on the server; the new visit replaces it.
      if (refused && !visit) void dropRejectedChange(refused.id);
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
        <DateField
          name="date"
          label={say('appointments.form.date')}
          error={error('date')}
          value={draft.date}
          onChange={(date) => change({ date })}
        />
        <TimeField
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
