import { useMemo, useState } from 'react';
import { useIntl } from 'react-intl';
import { EpisodeCard } from '@/app/episodes/episode-card.tsx';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { AnswerButtons } from '@/features/doctor/notes/answer-buttons.tsx';
import { CloseSheet } from '@/features/doctor/notes/close-sheet.tsx';
import { OutcomeToast } from '@/features/doctor/notes/outcome-toast.tsx';
import { useAnswerAlarms } from '@/features/doctor/notes/use-answer-alarms.ts';
import type { OpenCase } from '@/features/doctor/triage/open-cases.ts';
import { caseOf, patientRow, type PatientRecords } from '@/features/doctor/triage/patient-row.ts';
import { OpenAlertCard } from './open-alert-card.tsx';

interface PatientAlarmsProps {
  doctorId: string;
  patient: Patient;
  known: PatientRecords;
  /** ms */
  now: number;
  /** False while the page is read only. */
  canWrite: boolean;
}

/** The patient's open alert and her open cases with their timelines; the doctor answers and closes them here. */
export function PatientAlarms({ doctorId, patient, known, now, canWrite }: PatientAlarmsProps) {
  const intl = useIntl();
  const answers = useAnswerAlarms(doctorId);
  const [closing, setClosing] = useState<OpenCase | null>(null);
  const row = useMemo(() => patientRow(patient, known, now), [patient, known, now]);
  const name = patient.name?.trim() || intl.formatMessage({ id: 'doctor.noName' });
  const isOfAlert = (one: OpenCase) => caseOf(row.alert, row.open) === one;
  const seenOf = (one: OpenCase) => () =>
    answers.markSeen({
      userId: patient.id,
      alerts: isOfAlert(one) && row.alert && !row.seen ? [row.alert] : [],
      episodes: [one.episode],
    });
  const isUnseen = (one: OpenCase) => one.unansweredSince !== null || (isOfAlert(one) && !row.seen);
  return (
    <>
      <OpenAlertCard {...{ row, answers, now, canWrite }} />
      {row.open.map((one) => (
        <EpisodeCard key={one.episode.id} shown={one} now={now} hasDoctor>
          {canWrite ? (
            <AnswerButtons
              {...{ intl, name }}
              state={answers.states.get(patient.id)}
              onSeen={isUnseen(one) ? seenOf(one) : undefined}
              onClose={() => setClosing(one)}
            />
          ) : (
            <p role="status">{intl.formatMessage({ id: 'doctor.close.offline' })}</p>
          )}
        </EpisodeCard>
      ))}
      {closing && (
        <CloseSheet
          episode={closing.episode}
          name={name}
          onChoose={(chosen) => answers.close(closing.episode, chosen)}
          onClose={() => setClosing(null)}
        />
      )}
      <OutcomeToast {...answers} />
    </>
  );
}
