import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dosesUpTo } from '@/clinical/medicines/adherence.ts';
import { answersOf, ownLimits } from '@/clinical/care/care-notes.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { Card } from '@/ui/layout/card.tsx';
import { classNames } from '@/ui/styles/class-names.ts';
import { ChecksPanel } from '@/features/doctor/records/checks-panel.tsx';
import { FilesPanel } from '@/features/doctor/records/files-panel.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { LabsPanel } from '@/features/doctor/records/labs-panel.tsx';
import { LimitsPanel } from '@/features/doctor/limits/limits-panel.tsx';
import { MedicinesPanel } from '@/features/doctor/records/medicines-panel.tsx';
import { MessagesPanel } from '@/features/doctor/records/messages-panel.tsx';
import { NotesPanel } from '@/features/doctor/notes/notes-panel.tsx';
import { PatientAlarms } from './patient-alarms.tsx';
import { QueryPanel } from '@/features/doctor/elements/query-panel.tsx';
import { MEDICINE_DAYS } from '@/features/doctor/queries/patient-queries.ts';
import { KindPanels } from '@/features/doctor/readings/kind-panels.tsx';
import { ReadingsPanel } from '@/features/doctor/readings/readings-panel.tsx';
import type { PatientParts } from '@/features/doctor/queries/use-patient-parts.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { patientRow } from '@/features/doctor/triage/patient-row.ts';
import { sbarDraft } from './sbar-draft.ts';
import { TimedPanels } from '@/features/doctor/records/timed-panels.tsx';
import { VisitsPanel } from '@/features/doctor/records/visits-panel.tsx';
import { withAnswers } from '@/clinical/care/symptom-answers.ts';
import styles from './patient-view.module.css';

interface PatientPanelsProps {
  doctorId: string;
  patient: Patient;
  parts: PatientParts;
  now: number;
  /** False while the page is read only. */
  canWrite: boolean;
}

/** Everything recorded about one patient, in two columns where they fit. */
export function PatientPanels({ doctorId, patient, parts, now, canWrite }: PatientPanelsProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const notes = parts.notes.data;
  const medicines = parts.medicines.data;
  const readings = useMemo(
    () => parts.readings.data && withAnswers(parts.readings.data, answersOf(notes ?? [])),
    [parts.readings.data, notes],
  );
  // Doses are planned by day, so the past does not change with each minute.
  const doses = useMemo(
    () =>
      medicines?.doses
        ? dosesUpTo(now, {
            reminders: medicines.reminders,
            answers: medicines.doses,
            days: MEDICINE_DAYS,
            zone: deviceTimeZone(),
          })
        : undefined,
    [medicines, now],
  );
  const limits = ownLimits(notes ?? [], patient.assignedDoctorId);
  const known = useMemo(() => ({ readings: parts.readings.data ?? [], notes }), [parts.readings.data, notes]);
  const isAll = patient.reach !== 'readings';
  const draftSbar =
    readings &&
    (() => {
      const row = patientRow(patient, known, now);
      return sbarDraft(intl, words, { row, readings, labs: parts.labs.data ?? [], now });
    });
  return (
    <>
      {!isAll && (
        <Card>
          <p>{intl.formatMessage({ id: 'midwives.reach.readings' })}</p>
        </Card>
      )}
      {!notes && !parts.notes.isFetching && <NotesFailed />}
      {parts.readings.data && <PatientAlarms {...{ doctorId, patient, known, now, canWrite }} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={classNames(styles.column, !readings && parts.readings.isFetching && styles.coming)}>
            <QueryPanel title="doctor.part.readings" query={parts.readings}>
              {readings && (
                <KindPanels {...{ doctorId, patient, readings, doses, limits, now }} hasNotes={notes !== undefined} />
              )}
            </QueryPanel>
          </div>
          {isAll && (
            <>
              <QueryPanel title="doctor.checks.title" query={parts.checks}>
                {parts.checks.data && <ChecksPanel checks={parts.checks.data} now={now} />}
              </QueryPanel>
              <QueryPanel title="doctor.movements.title" query={parts.timed}>
                {parts.timed.data && <TimedPanels timed={parts.timed.data} now={now} />}
              </QueryPanel>
              <QueryPanel title="doctor.labs.title" failed="doctor.labs.failed" query={parts.labs}>
                {parts.labs.data && <LabsPanel labs={parts.labs.data} patient={patient} />}
              </QueryPanel>
              <QueryPanel title="doctor.files.title" query={parts.files}>
                {parts.files.data && <FilesPanel files={parts.files.data} />}
              </QueryPanel>
            </>
          )}
          {patient.reach && <MessagesPanel {...{ doctorId, patient, now }} />}
          {readings && <ReadingsPanel readings={readings} notes={notes} now={now} />}
        </div>
        <div className={styles.column}>
          {readings && (
            <FlagsPanel {...{ doctorId, patient, readings, labs: parts.labs, notes: parts.notes, limits, now }} />
          )}
          <QueryPanel title="doctor.limits.title" query={parts.notes}>
            {notes && <LimitsPanel {...{ doctorId, patient, limits }} canWrite={canWrite && !patient.reach} />}
          </QueryPanel>
          {isAll && (
            <QueryPanel title="doctor.medicines.title" query={parts.medicines}>
              {medicines && <MedicinesPanel reminders={medicines.reminders} doses={doses ?? null} now={now} />}
            </QueryPanel>
          )}
          <QueryPanel title="doctor.notes.title" query={parts.notes}>
            {notes && <NotesPanel {...{ doctorId, patient, notes, now, canWrite, draftSbar }} />}
          </QueryPanel>
          {isAll && (
            <QueryPanel title="doctor.visits.title" query={parts.visits}>
              {parts.visits.data && <VisitsPanel visits={parts.visits.data} now={now} />}
            </QueryPanel>
          )}
        </div>
      </div>
    </>
  );
}

/** Shown in place of the alert card: without limits and answers an alert may be missing there. */
function NotesFailed() {
  const intl = useIntl();
  return (
    <Card>
      <p role="status">{intl.formatMessage({ id: 'doctor.flags.notesFailed' })}</p>
    </Card>
  );
}
