import { useIntl, FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Icon, type IconName } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import type { ReactNode } from 'react';
import { Breathing } from './breathing.tsx';
import { Names } from './names.tsx';
import { PelvicFloor } from './pelvic-floor.tsx';
import { Quiz } from './quiz.tsx';
import styles from './games.module.css';

const games = {
  breathing: { icon: 'cloud', play: <Breathing />, isAboutBaby: false },
  pelvic: { icon: 'refresh', play: <PelvicFloor />, isAboutBaby: false },
  names: { icon: 'note', play: <Names />, isAboutBaby: true },
  quiz: {
    icon: 'siren',
    play: (
      <ClinicalContent line="before">
        <Quiz />
      </ClinicalContent>
    ),
    isAboutBaby: true,
  },
} as const satisfies Record<string, { icon: IconName; play: ReactNode; isAboutBaby: boolean }>;
type GameName = keyof typeof games;
const names = Object.keys(games) as GameName[];

/** Short exercises and timers. Those about the baby are hidden after a loss. */
export default function GamesPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const params = new URLSearchParams(useLocation().search);
  const offered = names.filter((name) => !isPlain || !games[name].isAboutBaby);
  const playing = offered.find((name) => name === params.get('play'));
  return (
    <Page
      title={intl.formatMessage({ id: playing ? `games.${playing}` : 'games.title' })}
      back={playing ? '/games' : '/more'}
      rail={<Rail related={['/readings', '/milestones', '/resources', '/sup']} calls values />}
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
