import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import { dosesUpTo } from '@/clinical/adherence.ts';
import { answersOf, ownLimits } from '@/clinical/care-notes.ts';
import { readingsOf } from '@/model/reading.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { Card } from '@/ui/card.tsx';
import { classNames } from '@/ui/class-names.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { FilesPanel } from './files-panel.tsx';
import { FlagsPanel } from './flags-panel.tsx';
import { LabsPanel } from './labs-panel.tsx';
import { LimitsPanel } from './limits-panel.tsx';
import { MedicinesPanel } from './medicines-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { OpenAlertCard } from './open-alert-card.tsx';
import { Part } from './part.tsx';
import { MEDICINE_DAYS } from './patient-queries.ts';
import { PressurePanel } from './pressure-panel.tsx';
import { ReadingsPanel } from './readings-panel.tsx';
import { SugarPanel } from './sugar-panel.tsx';
import type { PatientParts } from './use-patient-parts.ts';
import { VisitsPanel } from './visits-panel.tsx';
import { WeightPanel } from './weight-panel.tsx';
import { withAnswers } from '@/clinical/with-answers.ts';
import styles from './patient-view.module.css';

interface PatientPanelsProps {
  doctorId: string;
  patient: Patient;
  parts: PatientParts;
  now: number;
  /** False while the page is read only. */
  canWrite: boolean;
}

/** Everything there is about one patient, in two columns where there is room. */
export function PatientPanels({ doctorId, patient, parts, now, canWrite }: PatientPanelsProps) {
  const notes = parts.notes.data;
  const medicines = parts.medicines.data;
  const readings = useMemo(
    () => parts.readings.data && withAnswers(parts.readings.data, answersOf(notes ?? [])),
    [parts.readings.data, notes],
  );
  // Doses are planned by the day, so a new minute does not change the past.
  const doses = useMemo(
    () =>
      medicines &&
      dosesUpTo(now, {
        reminders: medicines.reminders,
        answers: medicines.doses,
        days: MEDICINE_DAYS,
        zone: deviceTimeZone(),
      }),
    [medicines, now],
  );
  const limits = ownLimits(notes ?? [], patient.assignedDoctorId);
  const known = useMemo(() => ({ readings: parts.readings.data ?? [], notes }), [parts.readings.data, notes]);
  return (
    <>
      {!notes && !parts.notes.isFetching && <NotesFailed />}
      {parts.readings.data && <OpenAlertCard {...{ doctorId, patient, known, now, canWrite }} />}
      <div className={styles.columns}>
        <div className={styles.column}>
          <div className={classNames(styles.column, !readings && parts.readings.isFetching && styles.coming)}>
            <Part title="doctor.part.readings" query={parts.readings}>
              {readings && (
                <>
                  <PressurePanel
                    readings={readingsOf(readings, 'bloodPressure')}
                    doses={doses}
                    limits={limits}
                    now={now}
                  />
                  <SugarPanel
                    {...{ patient, limits, now }}
                    hasNotes={notes !== undefined}
                    readings={readingsOf(readings, 'bloodSugar')}
                  />
                  <WeightPanel {...{ doctorId, patient, now }} readings={readingsOf(readings, 'weight')} />
                </>
              )}
            </Part>
          </div>
          <Part title="doctor.checks.title" query={parts.checks}>
            {parts.checks.data && <ChecksPanel checks={parts.checks.data} now={now} />}
          </Part>
          <Part title="doctor.labs.title" failed="doctor.labs.failed" query={parts.labs}>
            {parts.labs.data && <LabsPanel labs={parts.labs.data} />}
          </Part>
          <Part title="doctor.files.title" query={parts.files}>
            {parts.files.data && <FilesPanel files={parts.files.data} />}
          </Part>
          {readings && <ReadingsPanel readings={readings} notes={notes} now={now} />}
        </div>
        <div className={styles.column}>
          {readings && <FlagsPanel {...{ patient, readings, labs: parts.labs, notes: parts.notes, limits, now }} />}
          <Part title="doctor.limits.title" query={parts.notes}>
            {notes && <LimitsPanel {...{ doctorId, patient, limits, canWrite }} />}
          </Part>
          <Part title="doctor.medicines.title" query={parts.medicines}>
            {medicines && doses && <MedicinesPanel reminders={medicines.reminders} doses={doses} now={now} />}
          </Part>
          <Part title="doctor.notes.title" query={parts.notes}>
            {notes && <NotesPanel {...{ doctorId, patient, notes, now, canWrite }} />}
          </Part>
          <Part title="doctor.visits.title" query={parts.visits}>
            {parts.visits.data && <VisitsPanel visits={parts.visits.data} now={now} />}
          </Part>
        </div>
      </div>
    </>
  );
}

/** Where an alert would stand: without her limits and her answers one may be missing there. */
function NotesFailed() {
  const intl = useIntl();
  return (
    <Card>
      <p role="status">{intl.formatMessage({ id: 'doctor.flags.notesFailed' })}</p>
    </Card>
  );
}
