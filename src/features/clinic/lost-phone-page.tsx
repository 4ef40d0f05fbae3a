import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { DevicesAnswer } from '@/model/clinic/clinic-answers.ts';
import { refusalStatus } from '@/sync/api/clinic/clinic.ts';
import { listDevicesOf } from '@/sync/api/clinic/devices.ts';
import { useSession } from '@/sync/session/session.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { DevicesPart } from './devices-part.tsx';
import { CLINIC_KEY } from './use-clinic-action.ts';
import { useNameOf } from './use-staff.ts';
import styles from './clinic.module.css';

/** /clinic/lost-phone: the devices of the account with an exact address, for a patient who cannot report hers. */
export default function LostPhonePage() {
  const intl = useIntl();
  const nameOf = useNameOf();
  const client = useQueryClient();
  const ownId = useSession((session) => session.user?.id);
  const [email, setEmail] = useState('');
  const [found, setFound] = useState<DevicesAnswer | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [trouble, setTrouble] = useState('');
  const [news, setNews] = useState('');

  async function find(): Promise<void> {
    if (email.trim() === '' || isBusy) return;
    setBusy(true);
    setTrouble('');
    setNews('');
    setFound(null);
    try {
      const answer = await listDevicesOf({ email: email.trim() });
      client.setQueryData([CLINIC_KEY, 'devices', answer.userId], answer);
      setFound(answer);
    } catch (error) {
      const isMissing = refusalStatus(error) === 410;
      setTrouble(intl.formatMessage({ id: isMissing ? 'clinic.lostPhone.nobody' : 'clinic.notLoaded' }));
    }
    setBusy(false);
  }

  return (
    <Page title={intl.formatMessage({ id: 'clinic.lostPhone' })} back="/clinic/more" tone="paper" width="reading">
      <div className={styles.stack}>
        <p>{intl.formatMessage({ id: 'clinic.lostPhone.text' })}</p>
        <form
          className={styles.stack}
          onSubmit={(event) => {
            event.preventDefault();
            void find();
          }}
        >
          <TextField
            label={intl.formatMessage({ id: 'clinic.email' })}
            type="email"
            dir="ltr"
            maxLength={320}
            value={email}
            onChange={setEmail}
          />
          <div className={styles.acts}>
            <Button type="submit" icon="search" busy={isBusy}>
              {intl.formatMessage({ id: 'clinic.lostPhone.find' })}
            </Button>
          </div>
        </form>
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
        <div role="status">{news && <SuccessMessage>{news}</SuccessMessage>}</div>
        {found && found.userId === ownId && <p>{intl.formatMessage({ id: 'clinic.lostPhone.own' })}</p>}
        {found && found.userId !== ownId && (
          <DevicesPart key={found.userId} userId={found.userId} name={nameOf(found)} onNews={setNews} />
        )}
      </div>
    </Page>
  );
}
