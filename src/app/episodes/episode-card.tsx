import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { isOpen, type ShownEpisode } from './open-episodes.ts';
import { causeText, lineText, lineTime, stateText } from './episode-words.ts';
import styles from './episode-card.module.css';

interface EpisodeCardProps {
  shown: ShownEpisode;
  /** ms */
  now: number;
  /** Whether the patient has a doctor in Maia. */
  hasDoctor: boolean;
  /** What can be done: the patient's next step, or the doctor's outcome. */
  children?: ReactNode;
}

/** One alarm with its timeline, for the patient and for her doctor. */
export function EpisodeCard({ shown, now, hasDoctor, children }: EpisodeCardProps) {
  const intl = useIntl();
  const { episode, timeline } = shown;
  const open = isOpen(shown);
  const state = stateText(intl, timeline, hasDoctor);
  const { callbackAt } = timeline;
  return (
    <section
      className={classNames(styles.card, open && styles.open, open && episode.tier === 'EMERGENCY' && styles.emergency)}
    >
      <h2 className={styles.head}>
        <Icon name={open ? 'siren' : 'check-circle'} />
        <span>
          {intl.formatMessage({ id: open ? 'episode.open' : 'episode.closed' }, { cause: causeText(intl, episode) })}
        </span>
      </h2>
      <div className={styles.body}>
        {state && <p>{state}</p>}
        <ol className={styles.lines} aria-label={intl.formatMessage({ id: 'episode.timeline' })}>
          {timeline.lines.map((line) => (
            <li key={`${line.is} ${line.at} ${lineText(intl, episode, line)}`}>
              <time dateTime={line.at}>{lineTime(intl, line.at, now)}</time>
              <span>{lineText(intl, episode, line)}</span>
            </li>
          ))}
        </ol>
        {open && callbackAt && (
          <p>{intl.formatMessage({ id: 'episode.callback' }, { time: lineTime(intl, callbackAt, now) })}</p>
        )}
        {children}
      </div>
    </section>
  );
}
