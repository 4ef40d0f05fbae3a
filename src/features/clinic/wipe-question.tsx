import { useIntl, type IntlShape } from 'react-intl';
import type { ListedDevice } from '@/model/clinic/clinic-answers.ts';
import { wipeDeviceOf } from '@/sync/api/clinic/devices.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

/** The browser and system of a device, in words. */
export const deviceName = (intl: IntlShape, { browser, system }: ListedDevice): string =>
  browser === '' && system === ''
    ? intl.formatMessage({ id: 'account.sessions.unknown' })
    : intl.formatMessage({ id: 'account.sessions.device' }, { browser, system });

interface WipeQuestionProps {
  userId: string;
  /** The name of the person, or words in its place. */
  name: string;
  device: ListedDevice | 'all';
  /** @param count how many devices erase their data */
  onOrdered: (count: number) => void;
  onClose: () => void;
}

/** Says what happens to a lost device, and what is lost with it, before it is ordered. */
export function WipeQuestion({ userId, name, device, onOrdered, onClose }: WipeQuestionProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const isAll = device === 'all';

  async function order(): Promise<void> {
    const answer = await run(() => wipeDeviceOf(userId, isAll ? 'all' : device.id));
    if (answer) onOrdered(answer.ordered);
  }

  return (
    <Sheet
      open
      title={intl.formatMessage({ id: isAll ? 'clinic.wipe.askAll' : 'clinic.wipe.ask' }, { name })}
      onClose={onClose}
      foot={
        <Button wide large busy={isBusy} onClick={() => void order()}>
          {intl.formatMessage({ id: 'account.lost.now' })}
        </Button>
      }
    >
      <div className={styles.stack}>
        {!isAll && (
          <p>
            <strong>
              <bdi>{deviceName(intl, device)}</bdi>
            </strong>
          </p>
        )}
        <ul className={styles.points}>
          <li>{intl.formatMessage({ id: isAll ? 'clinic.wipe.sessions' : 'account.lost.out' })}</li>
          <li>{intl.formatMessage({ id: 'clinic.wipe.erases' })}</li>
          <li>{intl.formatMessage({ id: 'clinic.wipe.unsent' })}</li>
          <li>{intl.formatMessage({ id: 'clinic.wipe.stays' })}</li>
        </ul>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      </div>
    </Sheet>
  );
}
