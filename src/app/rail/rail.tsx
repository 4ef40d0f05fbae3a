import { useIntl } from 'react-intl';
import { canDial, toDialString, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { isAdministrator, isClinician } from '@/model/account/staff.ts';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useRoomForTwo } from '@/ui/page/use-desk.ts';
import { LastValues } from './last-values.tsx';
import { relatedScreens, type RelatedPath } from './related-screens.ts';
import styles from './rail.module.css';

interface RailProps {
  /** What is near to the page in the work of its reader. */
  related?: readonly RelatedPath[];
  /** The patient's last values. */
  values?: true;
  /** Whom a patient calls. */
  calls?: true;
}

/**
 * Beside a page on a desk: a patient's last values, whom to call, and related screens. On a phone all of it is one tap away
 * in the tabs, so there it would only lengthen the page.
 */
export function Rail({ related = [], values, calls }: RailProps) {
  const hasRoom = useRoomForTwo();
  const user = useSession((session) => session.user);
  const labels = user?.labels ?? [];
  const isPatient = user !== null && !isClinician(labels) && !isAdministrator(labels);
  if (!hasRoom) return null;
  return (
    <>
      {values && isPatient && <LastValues />}
      {calls && !isClinician(labels) && !isAdministrator(labels) && <Calls />}
      <Related paths={related} isSignedIn={user !== null} />
    </>
  );
}

function Calls() {
  const intl = useIntl();
  const { number } = useEmergencyNumber();
  const { unitName, unitPhone } = useEmergencyContacts();
  return (
    <section>
      <SectionTitle>{intl.formatMessage({ id: 'rail.calls' })}</SectionTitle>
      <div className={styles.calls}>
        <ButtonLink to={`tel:${number}`} tone="secondary" icon="siren" wide>
          {intl.formatMessage({ id: 'emergency.call' }, { number })}
        </ButtonLink>
        {canDial(unitPhone) && (
          <ButtonLink to={`tel:${toDialString(unitPhone)}`} tone="secondary" icon="phone" wide detail={unitPhone}>
            {unitName || intl.formatMessage({ id: 'emergency.unit' })}
          </ButtonLink>
        )}
        <ButtonLink to="/emergency#danger-signs" tone="quiet" icon="alert">
          {intl.formatMessage({ id: 'home.dangerSigns' })}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Signed out, only screens that everybody may open. */
const isPublic = (path: RelatedPath): boolean => ['/privacy', '/terms', '/contact', '/pricing'].includes(path);

function Related({ paths, isSignedIn }: { paths: readonly RelatedPath[]; isSignedIn: boolean }) {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const shown = paths.filter((path) => (isSignedIn || isPublic(path)) && !(isPlain && path === '/milestones'));
  if (shown.length === 0) return null;
  return (
    <section>
      <SectionTitle id="rail-related">{intl.formatMessage({ id: 'rail.related' })}</SectionTitle>
      <List labelledBy="rail-related">
        {shown.map((path) => (
          <ListRow
            key={path}
            to={path}
            lead={<Icon name={relatedScreens[path].icon} />}
            title={intl.formatMessage({ id: relatedScreens[path].title })}
          />
        ))}
      </List>
    </section>
  );
}
