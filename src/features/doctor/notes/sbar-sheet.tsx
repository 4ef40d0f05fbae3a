import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { LONGEST_SECTION, sbarSections, sbarText, type Sbar } from '@/features/doctor/triage/sbar.ts';
import { useWriteNote } from './use-write-note.ts';
import styles from './close-sheet.module.css';

interface SbarSheetProps {
  doctorId: string;
  userId: string;
  /** What is known of her last days, for the doctor to edit. */
  draft: Sbar;
  onClose: () => void;
}

/** A note for the next colleague: Situation, Background, Assessment, Recommendation. */
export function SbarSheet({ doctorId, userId, draft, onClose }: SbarSheetProps) {
  const intl = useIntl();
  const { mutate, isPending, isError } = useWriteNote(doctorId);
  const [note, setNote] = useState(draft);
  const [isTried, setTried] = useState(false);
  const isMissing = note.situation.trim() === '' || note.recommendation.trim() === '';
  const save = () => {
    setTried(true);
    if (!isMissing) mutate({ userId, entry: 'note', text: sbarText(note) }, { onSuccess: onClose });
  };
  return (
    <Sheet
      open
      title={intl.formatMessage({ id: 'doctor.sbar.add' })}
      lead={intl.formatMessage({ id: 'doctor.notes.hint' })}
      onClose={onClose}
      foot={
        <Button wide large busy={isPending} onClick={save}>
          {intl.formatMessage({ id: 'doctor.sbar.save' })}
        </Button>
      }
    >
      <div className={styles.form}>
        {sbarSections.map((section) => (
          <TextAreaField
            key={section}
            label={intl.formatMessage({ id: `doctor.sbar.${section}` })}
            maxLength={LONGEST_SECTION}
            value={note[section]}
            onChange={(words) => setNote((before) => ({ ...before, [section]: words }))}
          />
        ))}
        {isTried && isMissing && (
          <FailureMessage alert>{intl.formatMessage({ id: 'doctor.sbar.missing' })}</FailureMessage>
        )}
        {isError && <FailureMessage alert>{intl.formatMessage({ id: 'doctor.acknowledge.failed' })}</FailureMessage>}
      </div>
    </Sheet>
  );
}
