import { useIntl } from 'react-intl';
import { Icon } from '@/ui/media/icon.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { causeText, nextText } from './episode-words.ts';
import { isOpen, useEpisodes } from './open-episodes.ts';
import styles from './episode-line.module.css';

/** A slim line on every page while an alarm is open: what it is, the next step, and a link to it. */
export default function EpisodeLine() {
  const intl = useIntl();
  const now = useNow(30_000);
  const shown = useEpisodes(({ episodes }) => episodes)?.find(isOpen);
  if (!shown) return null;
  const values = { cause: causeText(intl, shown.episode), next: nextText(intl, shown.timeline, now) };
  const text = intl.formatMessage({ id: 'episode.frame' }, values);
  return (
    <aside aria-label={text}>
      <Link to="/dashboard" className={styles.line}>
        <Icon name="siren" size={20} />
        <span>{text}</span>
        <Icon name="chevron-right" size={20} />
      </Link>
    </aside>
  );
}
