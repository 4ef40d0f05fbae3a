import { useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { KeptReminder } from '@/db/reminders.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useNow } from '@/use-now.ts';
import { DosesToday } from './doses-today.tsx';
import styles from './doses.module.css';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderList } from './reminder-list.tsx';
import { Shares } from './shares.tsx';
import { useMedicines } from './use-medicines.ts';
import { ZoneNotice } from './zone-notice.tsx';

/** Medicines: what is due, what was answered, how it went, and every reminder. */
export function RemindersPage({ offer }: { offer?: ReactNode }) {
  const intl = useIntl();
  const now = useNow(15_000);
  const medicines = useMedicines(now);
  const isPlain = useTact((tact) => tact.isPlain);
  const [edited, setEdited] = useState<KeptReminder | 'new' | null>(null);
  const close = () => setEdited(null);
  const isEmpty = medicines?.reminders.length === 0;
  return (
    <Page
      title={intl.formatMessage({ id: 'reminders.title' })}
      back="/dashboard"
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setEdited('new')}>
          {intl.formatMessage({ id: 'reminders.add' })}
        </Button>
      }
    >
      {isEmpty && (
        <Empty title={intl.formatMessage({ id: 'reminders.empty.title' })}>
          <p>{intl.formatMessage({ id: 'reminders.empty' })}</p>
        </Empty>
      )}
      {medicines && !isEmpty && (
        <>
          {offer}
          <ZoneNotice reminders={medicines.reminders} now={now} />
          <div className={styles.columns}>
            <div>
              <DosesToday medicines={medicines} now={now} />
            </div>
            <div>
              <ReminderList reminders={medicines.reminders} now={now} onEdit={setEdited} />
              <SectionTitle>{intl.formatMessage({ id: 'reminders.share' })}</SectionTitle>
              <Shares doses={medicines.doses} now={now} />
            </div>
          </div>
        </>
      )}
      {edited && <ReminderForm reminder={edited === 'new' ? null : edited} onClose={close} onSaved={close} />}
    </Page>
  );
}
