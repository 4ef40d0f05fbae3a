import { useIntl } from 'react-intl';
import { isLargeShift, shiftBetween } from '@/clinical/zone-shift.ts';
import type { KeptReminder } from '@/db/reminders.ts';
import { deviceTimeZone } from '@/model/device-time-zone.ts';
import { Button } from '@/ui/button.tsx';
import { Card } from '@/ui/card.tsx';
import { keepHomeZone, zoneSeen } from './reminder-actions.ts';
import { zoneName } from './zone-name.ts';
import styles from './doses.module.css';

/** After travel the times move with the phone, and this says so until she has seen it. */
export function ZoneNotice({ reminders, now }: { reminders: readonly KeptReminder[]; now: number }) {
  const intl = useIntl();
  const moved = reminders.filter(({ movedFromZone, timeZone }) => movedFromZone && timeZone);
  const [first] = moved;
  const from = first?.movedFromZone;
  const to = first?.timeZone;
  if (!from || !to) return null;
  const isHere = shiftBetween(to, deviceTimeZone(), now) === 0;
  // A notice that could not be put away stays.
  const settle = (act: (reminder: KeptReminder) => Promise<unknown>) => {
    for (const reminder of moved) act(reminder).catch(() => undefined);
  };
  return (
    <Card tone="amber" as="section">
      <p>
        {intl.formatMessage(
          { id: isHere ? 'reminders.zone.moved' : 'reminders.zone.elsewhere' },
          {
            to: zoneName(to),
            times: intl.formatList([...new Set(moved.flatMap(({ times }) => times ?? []))].toSorted()),
          },
        )}
      </p>
      {isLargeShift(from, to, now) && (
        <p>
          <strong>{intl.formatMessage({ id: 'reminders.zone.large' })}</strong>
        </p>
      )}
      <div className={styles.answers}>
        <Button tone="secondary" onClick={() => settle(zoneSeen)}>
          {intl.formatMessage({ id: 'reminders.zone.good' })}
        </Button>
        <Button tone="secondary" onClick={() => settle((reminder) => keepHomeZone(reminder, from))}>
          {intl.formatMessage({ id: 'reminders.zone.keep' }, { from: zoneName(from) })}
        </Button>
      </div>
    </Card>
  );
}
