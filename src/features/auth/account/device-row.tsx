import { FormattedMessage, useIntl } from 'react-intl';
import type { AccountDevice } from '@/sync/api/account/devices.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './account-page.module.css';

/** The browser and system of a device, in words. */
export function useDeviceName(): (device: AccountDevice) => string {
  const intl = useIntl();
  return ({ browser, system }) =>
    browser === '' && system === ''
      ? intl.formatMessage({ id: 'account.sessions.unknown' })
      : intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });
}

function useDeviceState(): (device: AccountDevice) => string {
  const intl = useIntl();
  const time = (instant: string) => intl.formatDate(instant, { dateStyle: 'medium', timeStyle: 'short' });
  const date = (instant: string) => intl.formatDate(instant, { dateStyle: 'long' });
  const clock = (instant: string) => intl.formatDate(instant, { timeStyle: 'short' });
  return ({ session, lastSeenAt, wipeRequestedAt, wipedAt }) => {
    if (wipedAt) return intl.formatMessage({ id: 'account.lost.wiped' }, { date: date(wipedAt), time: clock(wipedAt) });
    if (wipeRequestedAt) return intl.formatMessage({ id: 'account.lost.waiting' }, { when: time(wipeRequestedAt) });
    if (session?.isHere) return intl.formatMessage({ id: 'account.sessions.now' });
    if (!session)
      return intl.formatMessage({ id: 'account.sessions.over' }, { when: lastSeenAt ? time(lastSeenAt) : '' });
    return lastSeenAt
      ? intl.formatMessage({ id: 'account.sessions.seen' }, { when: time(lastSeenAt) })
      : intl.formatMessage({ id: 'account.sessions.since' }, { when: time(session.signedInAt) });
  };
}

interface DeviceRowProps {
  device: AccountDevice;
  isBusy: boolean;
  onEnd: () => void;
  onLost: () => void;
}

/** One device with its last use, and what can be done about it from here. */
export function DeviceRow({ device, isBusy, onEnd, onLost }: DeviceRowProps) {
  const intl = useIntl();
  const name = useDeviceName()(device);
  const state = useDeviceState()(device);
  const { session, wipeRequestedAt } = device;
  const isHere = session?.isHere === true;
  const canEnd = session !== null && !isHere;
  const canBeLost = device.id !== '' && !isHere && wipeRequestedAt === null;
  return (
    <ListRow
      lead={<Icon name={device.wipedAt ? 'check-circle' : 'smartphone'} />}
      title={isHere ? `${intl.formatMessage({ id: 'account.sessions.here' })}: ${name}` : name}
      detail={state}
    >
      {canEnd || canBeLost ? (
        <div className={styles.actions}>
          {canEnd && (
            <Button tone="quiet" busy={isBusy} onClick={onEnd}>
              <FormattedMessage id="account.sessions.end" />
            </Button>
          )}
          {canBeLost && (
            <Button tone="quiet" onClick={onLost}>
              <FormattedMessage id="account.lost.open" />
            </Button>
          )}
        </div>
      ) : undefined}
    </ListRow>
  );
}
