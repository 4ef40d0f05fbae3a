import { useIntl } from 'react-intl';
import { useQuery } from '@tanstack/react-query';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { QueryPanel } from '@/features/doctor/elements/query-panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { patientMessagesQuery } from '@/features/doctor/queries/patient-queries.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

interface MessagesPanelProps {
  /** The account that reads along. */
  doctorId: string;
  patient: Patient;
  now: number;
}

/** The messages between the patient and her doctor, for a midwife: she reads them and writes none. */
export function MessagesPanel({ doctorId: readerId, patient, now }: MessagesPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const query = useQuery(patientMessagesQuery(readerId, patient.id, patient.assignedDoctorId ?? ''));
  const by = (senderId: string) =>
    intl.formatMessage({ id: senderId === patient.id ? 'midwives.messages.patient' : 'midwives.messages.doctor' });
  return (
    <QueryPanel title="midwives.messages" query={query}>
      {query.data && (
        <Panel title={intl.formatMessage({ id: 'midwives.messages' })}>
          {query.data.length === 0 && <p>{intl.formatMessage({ id: 'midwives.messages.none' })}</p>}
          <ul>
            {query.data.map(({ id, senderId, content, createdAt }) => (
              <li key={id} className={styles.row}>
                <div>
                  <p dir="auto">{content}</p>
                  <span className={styles.detail}>
                    {by(senderId)}, {words.when(Date.parse(createdAt), now)}
                  </span>
                </div>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </QueryPanel>
  );
}
