import { useIntl } from 'react-intl';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { EpisodeCard } from './episode-card.tsx';
import { nextText } from './episode-words.ts';
import { noteAction, noteCall } from './note-in-episode.ts';
import { isOpen, useEpisodes, type ShownEpisode } from './open-episodes.ts';
import styles from './episode-card.module.css';

interface PatientEpisodesProps {
  /** ms */
  now: number;
  /** The card of a reading is open: it says what to do now, and the episode follows when it is closed. */
  hasAlarm: boolean;
  onMeasure: () => void;
}

const isReading = ({ episode: { cause } }: ShownEpisode): boolean =>
  cause === 'bloodPressure' || cause === 'bloodSugar' || cause === 'weight';

/** The patient's open alarms, and those that were closed in the last day, on top of Today. */
export function PatientEpisodes({ now, hasAlarm, onMeasure }: PatientEpisodesProps) {
  const episodes = useEpisodes((state) => state.episodes) ?? [];
  const hasDoctor = useEpisodes((state) => state.hasDoctor);
  const shown = episodes.filter((each) => !(hasAlarm && isReading(each) && isOpen(each)));
  if (shown.length === 0) return null;
  return (
    <ClinicalContent line="after">
      <div className={styles.stack}>
        {shown.map((each) => (
          <EpisodeCard key={each.episode.id} shown={each} {...{ now, hasDoctor }}>
            {isOpen(each) && <NextSteps shown={each} {...{ now, hasDoctor, onMeasure }} />}
          </EpisodeCard>
        ))}
      </div>
    </ClinicalContent>
  );
}

interface NextStepsProps {
  shown: ShownEpisode;
  now: number;
  hasDoctor: boolean;
  onMeasure: () => void;
}

/** The next step as the one large button, then the other calls and what she can note. */
function NextSteps({ shown: { episode, timeline }, now, hasDoctor, onMeasure }: NextStepsProps) {
  const intl = useIntl();
  const help = useHelpNumbers();
  const calls = help.callsFor(episode.tier);
  const isCall = timeline.next?.is === 'call';
  return (
    <div className={styles.actions}>
      {timeline.next?.is === 'measure' && (
        <Button wide large icon="heart-pulse" onClick={onMeasure}>
          {nextText(intl, timeline, now)}
        </Button>
      )}
      {calls.map((call, at) => (
        <ButtonLink
          key={call.number}
          to={`tel:${call.number}`}
          wide
          large={isCall && at === 0}
          tone={isCall && at === 0 ? (call.isEmergency ? 'danger' : 'primary') : 'secondary'}
          icon="phone"
          onPress={() => noteCall(call)}
        >
          {call.text}
        </ButtonLink>
      ))}
      <Button tone="quiet" onClick={() => void noteAction('wentIn', episode.id)}>
        {intl.formatMessage({ id: 'episode.action.wentIn' })}
      </Button>
      {!hasDoctor && (
        <Button tone="quiet" onClick={() => void noteAction('careReceived', episode.id)}>
          {intl.formatMessage({ id: 'episode.action.careReceived' })}
        </Button>
      )}
      <p className={styles.small}>{intl.formatMessage({ id: 'episode.push' })}</p>
    </div>
  );
}
