import { useCallback, useState, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Columns, Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { usePlannedEntry, type PlannedMedicine } from '@/app/forms/planned-entry.ts';
import { useRecordToCorrect, type RecordToCorrect } from '@/app/recovery/use-record-to-correct.ts';
import { useConfirmedEmpty } from '@/app/network/use-first-sync.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { isMeasuring } from '@/model/reminders/reminder.ts';
import { DosesToday } from './doses-today.tsx';
import styles from './doses.module.css';
import { ReminderForm } from './reminder-form.tsx';
import { ReminderList } from './reminder-list.tsx';
import { AdherenceCalendar } from './adherence-calendar.tsx';
import { AdherenceShares } from './adherence-shares.tsx';
import { useFollowTimeZone } from './use-follow-time-zone.ts';
import { useMedicines } from './use-medicines.ts';
import { ZoneNotice } from './zone-notice.tsx';
import { ZoneQuestion } from './zone-question.tsx';

type Edited = { reminder: StoredReminder | null; rejected?: StoredReminder; planned?: PlannedMedicine };

/** Medicines: doses of today, adherence, and all reminders. */
export function RemindersPage({ offer }: { offer?: ReactNode }) {
  const intl = useIntl();
  const now = useNow(15_000);
  const medicines = useMedicines(now);
  const zones = useFollowTimeZone(medicines?.reminders);
  const isPlain = useLossMode((mode) => mode.isPlain);
  const [edited, setEdited] = useState<Edited | null>(null);
  const close = () => setEdited(null);
  const correct = useCallback(
    ({ record, isHere }: RecordToCorrect<StoredReminder>) =>
      setEdited({ reminder: isHere ? record : null, rejected: record }),
    [],
  );
  useRecordToCorrect(correct);
  usePlannedEntry(
    'reminder',
    useCallback((planned: PlannedMedicine) => setEdited({ reminder: null, planned }), []),
  );
  const isEmpty = medicines?.reminders.length === 0;
  const medicineDoses = medicines?.doses.filter(({ reminder }) => !isMeasuring(reminder)) ?? [];
  const isConfirmedEmpty = useConfirmedEmpty(medicines?.reminders);
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
      {isConfirmedEmpty && (
        <Empty ghost="medicines" title={intl.formatMessage({ id: 'reminders.empty.title' })}>
          <p>{intl.formatMessage({ id: 'reminders.empty' })}</p>
        </Empty>
      )}
      {medicines && zones.isSettled && !isEmpty && (
        <>
          <div className={styles.notices}>
            {offer}
            <ZoneQuestion asked={zones.asked} now={now} />
            <ZoneNotice reminders={medicines.reminders} now={now} />
          </div>
          <Columns>
            <div>
              <DosesToday medicines={medicines} now={now} />
            </div>
            <div>
              <ReminderList reminders={medicines.reminders} now={now} onEdit={(reminder) => setEdited({ reminder })} />
              <SectionTitle>{intl.formatMessage({ id: 'reminders.share' })}</SectionTitle>
              <AdherenceShares doses={medicineDoses} now={now} />
              <AdherenceCalendar doses={medicineDoses} now={now} />
            </div>
          </Columns>
        </>
      )}
      {edited && <ReminderForm {...edited} onClose={close} onSaved={close} />}
    </Page>
  );
}
