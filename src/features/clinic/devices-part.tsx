import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl, type IntlShape } from 'react-intl';
import type { DevicesAnswer, ListedDevice } from '@/model/clinic/clinic-answers.ts';
import { listDevicesOf } from '@/sync/api/clinic/devices.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { Loaded } from './loaded.tsx';
import { CLINIC_KEY } from './use-clinic-action.ts';
import { deviceName, WipeQuestion } from './wipe-question.tsx';
import styles from './clinic.module.css';

function stateText(intl: IntlShape, { lastSeenAt, wipeRequestedAt, wipedAt }: ListedDevice): string {
  const when = (at: string) => intl.formatDate(at, { dateStyle: 'medium', timeStyle: 'short' });
  if (wipedAt) return intl.formatMessage({ id: 'clinic.devices.wiped' }, { when: when(wipedAt) });
  if (wipeRequestedAt) return intl.formatMessage({ id: 'clinic.devices.waiting' }, { when: when(wipeRequestedAt) });
  return intl.formatMessage({ id: 'account.sessions.seen' }, { when: when(lastSeenAt) });
}

interface DevicesPartProps {
  userId: string;
  /** The name of the person, or words in its place. */
  name: string;
  /** Says what was done. */
  onNews: (text: string) => void;
}

/** The devices of another person; a lost one is signed out and erased, after a question. */
export function DevicesPart({ userId, name, onNews }: DevicesPartProps) {
  const intl = useIntl();
  const devices = useQuery({
    queryKey: [CLINIC_KEY, 'devices', userId],
    queryFn: () => listDevicesOf({ userId }),
    // Each look at those of a patient is an entry: a change reads them again, or a tap.
    refetchOnReconnect: false,
  });
  return (
    <section className={styles.stack}>
      <SectionTitle id="clinic-devices">{intl.formatMessage({ id: 'clinic.devices' })}</SectionTitle>
      <p>{intl.formatMessage({ id: 'clinic.devices.text' })}</p>
      <Loaded query={devices}>
        {(answer) => (
          <DeviceList
            answer={answer}
            name={name}
            onNews={onNews}
            isBusy={devices.isFetching}
            onAgain={() => void devices.refetch()}
          />
        )}
      </Loaded>
    </section>
  );
}

interface DeviceListProps extends Pick<DevicesPartProps, 'name' | 'onNews'> {
  answer: DevicesAnswer;
  isBusy: boolean;
  onAgain: () => void;
}

function DeviceList({ answer: { userId, devices }, name, onNews, isBusy, onAgain }: DeviceListProps) {
  const intl = useIntl();
  const [asked, setAsked] = useState<ListedDevice | 'all' | null>(null);
  const isWaiting = devices.some(({ wipeRequestedAt, wipedAt }) => wipeRequestedAt !== null && wipedAt === null);
  return (
    <>
      {devices.length === 0 && <p>{intl.formatMessage({ id: 'clinic.devices.none' })}</p>}
      {devices.length > 0 && (
        <List labelledBy="clinic-devices">
          {devices.map((device) => (
            <ListRow
              key={device.id}
              lead={<Icon name={device.wipedAt ? 'check-circle' : device.wipeRequestedAt ? 'clock' : 'smartphone'} />}
              title={<bdi>{deviceName(intl, device)}</bdi>}
              detail={stateText(intl, device)}
            >
              {device.wipeRequestedAt === null ? (
                <Button tone="quiet" icon="log-out" onClick={() => setAsked(device)}>
                  {intl.formatMessage({ id: 'account.lost.now' })}
                </Button>
              ) : undefined}
            </ListRow>
          ))}
        </List>
      )}
      {isWaiting && <p className={styles.quiet}>{intl.formatMessage({ id: 'clinic.devices.confirm' })}</p>}
      <div className={styles.acts}>
        {isWaiting && (
          <Button tone="secondary" icon="refresh" busy={isBusy} onClick={onAgain}>
            {intl.formatMessage({ id: 'account.sessions.again' })}
          </Button>
        )}
        <Button tone="secondary" icon="log-out" onClick={() => setAsked('all')}>
          {intl.formatMessage({ id: 'clinic.wipe.all' })}
        </Button>
      </div>
      {asked && (
        <WipeQuestion
          userId={userId}
          name={name}
          device={asked}
          onClose={() => setAsked(null)}
          onOrdered={(count) => {
            setAsked(null);
            onNews(intl.formatMessage({ id: 'clinic.wipe.ordered' }, { count }));
          }}
        />
      )}
    </>
  );
}
