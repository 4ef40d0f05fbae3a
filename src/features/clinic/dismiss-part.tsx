import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { dismissStaff } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import { useNameOf } from './use-staff.ts';
import styles from './clinic.module.css';

/** Ends the work of a person, after a question. */
export function DismissPart({ person, onDismissed }: { person: StaffMember; onDismissed: (devices: number) => void }) {
  const intl = useIntl();
  const name = useNameOf()(person);
  const { run, isBusy, trouble } = useClinicAction();
  const [isAsking, setAsking] = useState(false);

  async function dismiss(): Promise<void> {
    const devices = await run(() => dismissStaff(person.id));
    if (devices === undefined) return;
    setAsking(false);
    onDismissed(devices);
  }

  return (
    <section className={styles.stack}>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.dismiss.title' })}</SectionTitle>
      <p>{intl.formatMessage({ id: 'clinic.dismiss.text' })}</p>
      <div className={styles.acts}>
        <Button tone="secondary" icon="log-out" onClick={() => setAsking(true)}>
          {intl.formatMessage({ id: 'clinic.dismiss' })}
        </Button>
      </div>
      <Sheet
        open={isAsking}
        title={intl.formatMessage({ id: 'clinic.dismiss.ask' }, { name })}
        onClose={() => setAsking(false)}
        foot={
          <Button wide large busy={isBusy} onClick={() => void dismiss()}>
            {intl.formatMessage({ id: 'clinic.dismiss.now' })}
          </Button>
        }
      >
        <div className={styles.stack}>
          <p>{intl.formatMessage({ id: 'clinic.dismiss.text' })}</p>
          {person.patients > 0 && (
            <p>{intl.formatMessage({ id: 'clinic.dismiss.patients' }, { count: person.patients })}</p>
          )}
          {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
        </div>
      </Sheet>
    </section>
  );
}
