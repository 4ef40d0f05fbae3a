import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { KeptReminder } from '@/db/reminders.ts';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Columns, Page } from '@/ui/page.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useMended, type Mended } from '@/use-mended.ts';
import { useNothingYet } from '@/use-nothing-yet.ts';
import { useNow } from '@/use-now.ts';
import { DosesToday } from './doses-today.tsx';
import styles from './doses.module.css';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderList } from './reminder-list.tsx';
import { Shares } from './shares.tsx';
import { useFollowPhone } from './use-follow-phone.ts';
import { useMedicines } from './use-medicines.ts';
import { ZoneNotice } from './zone-notice.tsx';

type Edited = { reminder: KeptReminder | null; refused?: KeptReminder };

/** Medicines: what is due, what was answered, how it went, and every reminder. */
export function RemindersPage({ offer }: { offer?: ReactNode }) {
  const intl = useIntl();
  const now = useNow(15_000);
  const medicines = useMedicines(now);
  const hasFollowed = useFollowPhone(medicines?.reminders);
  const isPlain = useTact((tact) => tact.isPlain);
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  const mend = useCallback(
    ({ record, isHere }: Mended<KeptReminder>) => setEdited({ reminder: isHere ? record : null, refused: record }),
    [],
  );
  useMended(mend);
  const isEmpty = medicines?.reminders.length === 0;
  const isNothingYet = useNothingYet(medicines?.reminders);
  return (
    <Page
      title={intl.formatMessage({ id: 'reminders.title' })}
      back="/dashboard"
      tone={isPlain ? 'paper' : 'blush'}
      action={
        <Button wide icon="plus" onClick={() => setEdited({ reminder: null })}>
          {intl.formatMessage({ id: 'reminders.add' })}
        </Button>
      }
    >
      {isNothingYet && (
        <Empty title={intl.formatMessage({ id: 'reminders.empty.title' })}>
          <p>{intl.formatMessage({ id: 'reminders.empty' })}</p>
        </Empty>
      )}
      {medicines && hasFollowed && !isEmpty && (
        <>
          <div className={styles.notices}>
            {offer}
            <ZoneNotice reminders={medicines.reminders} now={now} />
          </div>
          <Columns>
            <div>
              <DosesToday medicines={medicines} now={now} />
            </div>
            <div>
              <ReminderList reminders={medicines.reminders} now={now} onEdit={(reminder) => setEdited({ reminder })} />
              <SectionTitle>{intl.formatMessage({ id: 'reminders.share' })}</SectionTitle>
              <Shares doses={medicines.doses} now={now} />
            </div>
          </Columns>
        </>
      )}
      {edited && <ReminderForm {...edited} onClose={close} onSaved={close} />}
    </Page>
  );
}
