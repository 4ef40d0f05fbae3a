import { useState } from 'react';
import { useIntl } from 'react-intl';
import { causeText } from '@/app/episodes/episode-words.ts';
import type { CareEpisode } from '@/clinical/episodes/care-episode.ts';
import { bidiIsolate } from '@/i18n/formats/bidi-isolation.ts';
import { episodeOutcomes, type EpisodeOutcome } from '@/model/records/care-episode.ts';
import { MINUTE_MS } from '@/model/time/durations.ts';
import { toInstant } from '@/model/time/instant.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import type { ChosenOutcome } from './answer-notes.ts';
import styles from './close-sheet.module.css';

interface CloseSheetProps {
  episode: CareEpisode;
  name: string;
  /** @throws when it could not be saved */
  onChoose: (chosen: ChosenOutcome) => Promise<void>;
  onClose: () => void;
}

/** Minutes until the doctor calls again; the first choice is an hour. */
const callbackMinutes = ['15', '30', '60', '120', '240'] as const;
type CallbackMinutes = (typeof callbackMinutes)[number];
const LONGEST = 2000;

/** Asks how an alarm was dealt with. Every outcome but "no answer" closes it. */
export function CloseSheet({ episode, name, onChoose, onClose }: CloseSheetProps) {
  const intl = useIntl();
  const words = useDoctorWords();
  // A retry must send the same time, else it would be a second note.
  const [openedAt] = useState(() => Date.now());
  const [outcome, setOutcome] = useState<EpisodeOutcome | null>(null);
  const [text, setText] = useState('');
  const [minutes, setMinutes] = useState<CallbackMinutes>('60');
  const [isTried, setTried] = useState(false);
  const [state, setState] = useState<'idle' | 'pending' | 'failed'>('idle');
  const callback = Math.round(openedAt / MINUTE_MS + Number(minutes)) * MINUTE_MS;
  const isTextMissing = outcome === 'note' && text.trim() === '';

  async function save(): Promise<void> {
    setTried(true);
    if (outcome === null || isTextMissing) return;
    setState('pending');
    try {
      await onChoose({ outcome, text, callbackAt: outcome === 'noAnswer' ? toInstant(callback) : null });
      onClose();
    } catch {
      setState('failed');
    }
  }

  return (
    <Sheet
      open
      title={intl.formatMessage({ id: 'doctor.close.name' }, { name: bidiIsolate(intl, name) })}
      lead={intl.formatMessage({ id: 'doctor.case.cause' }, { cause: causeText(intl, episode) })}
      onClose={onClose}
      foot={
        <Button wide large busy={state === 'pending'} onClick={() => void save()}>
          {intl.formatMessage({ id: outcome === 'noAnswer' ? 'doctor.close.keep' : 'doctor.close.save' })}
        </Button>
      }
    >
      <div className={styles.form}>
        <ChoiceChips
          always
          legend={intl.formatMessage({ id: 'doctor.close.outcome' })}
          options={episodeOutcomes.map((value) => ({
            value,
            label: intl.formatMessage({ id: `doctor.close.outcome.${value}` }),
          }))}
          chosen={outcome ? [outcome] : []}
          onChange={([chosen = null]) => setOutcome(chosen)}
        />
        {isTried && outcome === null && (
          <FailureMessage alert>{intl.formatMessage({ id: 'doctor.close.outcome.missing' })}</FailureMessage>
        )}
        {outcome === 'noAnswer' && (
          <>
            <ChoiceChips
              always
              legend={intl.formatMessage({ id: 'doctor.close.callback' })}
              options={callbackMinutes.map((value) => ({ value, label: words.span(Number(value) * MINUTE_MS) }))}
              chosen={[minutes]}
              onChange={([chosen = '60']) => setMinutes(chosen)}
            />
            <p className={styles.hint}>
              {intl.formatMessage({ id: 'doctor.close.callback.hint' }, { time: words.when(callback, openedAt) })}
            </p>
          </>
        )}
        <TextAreaField
          label={intl.formatMessage({ id: outcome === 'note' ? 'doctor.close.text.needed' : 'doctor.close.text' })}
          hint={intl.formatMessage({ id: 'doctor.notes.hint' })}
          error={isTried && isTextMissing ? intl.formatMessage({ id: 'doctor.close.text.missing' }) : null}
          maxLength={LONGEST}
          value={text}
          onChange={setText}
        />
        {state === 'failed' && (
          <FailureMessage alert>{intl.formatMessage({ id: 'doctor.acknowledge.failed' })}</FailureMessage>
        )}
      </div>
    </Sheet>
  );
}
