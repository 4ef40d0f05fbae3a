import { useIntl, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ClinicalWords } from '@/english-part.tsx';
import { useTact } from '@/tact.ts';
import { Icon, type IconName } from '@/ui/icon.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Page } from '@/ui/page.tsx';
import type { ReactNode } from 'react';
import { Breathing } from './breathing.tsx';
import { Contractions } from './contractions.tsx';
import { Kicks } from './kicks.tsx';
import { Names } from './names.tsx';
import { PelvicFloor } from './pelvic-floor.tsx';
import { Quiz } from './quiz.tsx';
import styles from './games.module.css';

const games = {
  breathing: { icon: 'cloud', play: <Breathing />, isOfBaby: false },
  kicks: { icon: 'activity', play: <Kicks />, isOfBaby: true },
  contractions: { icon: 'clock', play: <Contractions />, isOfBaby: true },
  pelvic: { icon: 'refresh', play: <PelvicFloor />, isOfBaby: false },
  names: { icon: 'note', play: <Names />, isOfBaby: true },
  quiz: {
    icon: 'siren',
    play: (
      <ClinicalWords line="before">
        <Quiz />
      </ClinicalWords>
    ),
    isOfBaby: true,
  },
} as const satisfies Record<string, { icon: IconName; play: ReactNode; isOfBaby: boolean }>;
type GameName = keyof typeof games;
const names = Object.keys(games) as GameName[];

/** Calm, short things and timers; those that speak of the baby are not there after a loss. */
export default function GamesPage() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const params = new URLSearchParams(useLocation().search);
  const offered = names.filter((name) => !isPlain || !games[name].isOfBaby);
  const playing = offered.find((name) => name === params.get('play'));
  return (
    <Page
      title={intl.formatMessage({ id: playing ? `games.${playing}` : 'games.title' })}
      back={playing ? '/games' : '/more'}
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page} data-no-offers={playing ? '' : undefined}>
        {playing ? (
          games[playing].play
        ) : (
          <>
            <p className={styles.hint}>
              <FormattedMessage id="games.lead" />
            </p>
            <List>
              {offered.map((name) => (
                <ListRow
                  key={name}
                  to={`/games?play=${name}`}
                  lead={<Icon name={games[name].icon} />}
                  title={intl.formatMessage({ id: `games.${name}` })}
                  detail={intl.formatMessage({ id: `games.${name}.detail` })}
                />
              ))}
            </List>
          </>
        )}
      </div>
    </Page>
  );
}
