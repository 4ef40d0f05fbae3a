import { useState } from 'react';
import { useIntl } from 'react-intl';
import { senderName } from '@/i18n/phrases/sender-name.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import type { Sbar } from '@/features/doctor/triage/sbar.ts';
import { NoteText } from './note-text.tsx';
import { SbarSheet } from './sbar-sheet.tsx';
import { useWriteNote } from './use-write-note.ts';
import styles from '@/features/doctor/elements/record-list.module.css';

interface NotesPanelProps {
  doctorId: string;
  patient: Patient;
  /** Newest first. */
  notes: readonly CareNote[];
  now: number;
  /** What is known of her for an SBAR note; undefined while it is not loaded. */
  draftSbar?: (() => Sbar) | undefined;
  canWrite: boolean;
}

const LONGEST = 2000;

/** The doctor's notes and plan; the patient can read them too. */
export function NotesPanel({ doctorId, patient, notes, now, draftSbar, canWrite }: NotesPanelProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  const [text, setText] = useState('');
  const [draft, setDraft] = useState<Sbar | null>(null);
  const { mutate, isPending, isError } = useWriteNote(doctorId);
  const written = notes.filter(({ entry }) => entry === 'note');
  const save = () => {
    // Clear the field only if nothing was typed while saving.
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
              <NoteText text={note.text ?? ''} />
              <span className={styles.detail}>
                {senderName(intl, note)}, {words.when(Date.parse(note.recordedAt), now)}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {canWrite && draftSbar && (
        <Button tone="secondary" icon="pencil" onClick={() => setDraft(draftSbar())}>
          {intl.formatMessage({ id: 'doctor.sbar.add' })}
        </Button>
      )}
      {draft && <SbarSheet {...{ doctorId, draft }} userId={patient.id} onClose={() => setDraft(null)} />}
      {(canWrite || text !== '') && (
        <div className={styles.form}>
          <TextAreaField
            label={intl.formatMessage({ id: 'doctor.notes.label' })}
            hint={intl.formatMessage({ id: 'doctor.notes.hint' })}
            error={isError ? intl.formatMessage({ id: 'doctor.acknowledge.failed' }) : null}
            maxLength={LONGEST}
            data-key="n"
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
