import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { useSession } from '@/sync/session/session.ts';
import { Link } from '@/ui/controls/link.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { addChoices } from './add-choices.ts';
import styles from './add-sheet.module.css';

/** What can be added, as tiles. Each leads to its form or tool. */
export function AddSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { pathname } = useLocation();
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const stage = stageOf(profile, localDate(useNow(60_000)));
  return (
    <Sheet open onClose={onClose} title={intl.formatMessage({ id: 'frame.add' })}>
      <ul className={styles.tiles}>
        {addChoices(stage, pathname).map(({ to, state, icon, word, name }) => (
          <li key={word}>
            <Link to={to} state={state} className={styles.tile} onClick={onClose}>
              <Icon name={icon} size={24} />
              <span aria-hidden={name !== undefined || undefined}>
                <FormattedMessage id={word} />
              </span>
              {name && (
                <span className="hidden-text">
                  <FormattedMessage id={name} />
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
