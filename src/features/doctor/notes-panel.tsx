import { useState } from 'react';
import { useIntl } from 'react-intl';
import { senderName } from '@/i18n/sender-name.ts';
import type { CareNote } from '@/model/care-note.ts';
import type { Patient } from '@/sync/online/patient-documents.ts';
import { Button } from '@/ui/button.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { Panel } from './panel.tsx';
import { useDoctorWords } from './use-doctor-words.ts';
import { useWriteNote } from './use-write-note.ts';
import styles from './record-list.module.css';

interface NotesPanelProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  notes: readonly CareNote[];
  now: number;
  canWrite: boolean;
}

const LONGEST = 2000;

/** The doctor's words and plan, which the patient reads too. */
export function NotesPanel({ doctorId, patient, notes, now, canWrite }: NotesPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [text, setText] = useState('');
  const { mutate, isPending, isError } = useWriteNote(doctorId);
  const written = notes.filter(({ entry }) => entry === 'note');
  const save = () => {
    // What was typed meanwhile stays.
    const onSuccess = () => setText((now) => (now === text ? '' : now));
    mutate({ userId: patient.id, entry: 'note', text: text.trim() }, { onSuccess });
  };
  return (
    <Panel title={intl.formatMessage({ id: 'doctor.notes.title' })}>
      {written.length === 0 && <p>{intl.formatMessage({ id: 'doctor.notes.none' })}</p>}
      <ul>
        {written.map((note) => (
          <li key={note.id} className={styles.row}>
            <div>
              <bdi className={styles.words}>{note.text}</bdi>
              <span className={styles.detail}>
                {senderName(intl, note)}, {words.when(Date.parse(note.recordedAt), now)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {(canWrite || text !== '') && (
        <div className={styles.form}>
          <TextAreaField
            label={intl.formatMessage({ id: 'doctor.notes.label' })}
            hint={intl.formatMessage({ id: 'doctor.notes.hint' })}
            error={isError ? intl.formatMessage({ id: 'doctor.acknowledge.failed' }) : null}
            maxLength={LONGEST}
            value={text}
            onChange={setText}
          />
          {canWrite ? (
            <Button tone="secondary" icon="pencil" busy={isPending} onClick={() => text.trim() && save()}>
              {intl.formatMessage({ id: 'doctor.notes.add' })}
            </Button>
          ) : (
            <p role="status">{intl.formatMessage({ id: 'doctor.notes.readOnly' })}</p>
          )}
        </div>
      )}
    </Panel>
  );
}
