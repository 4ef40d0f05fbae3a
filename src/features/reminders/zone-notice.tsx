import { useIntl } from 'react-intl';
import { isLargeShift, shiftBetween } from '@/clinical/time/time-zone-shift.ts';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { keepHomeZone, dismissZoneNotice } from './reminder-actions.ts';
import { zoneName } from '@/model/time/zone-name.ts';
import styles from './doses.module.css';

/** Shown after the times have moved to another time zone, here or on another device, until it is dismissed. */
export function ZoneNotice({ reminders, now }: { reminders: readonly StoredReminder[]; now: number }) {
  const intl = useIntl();
  const moved = reminders.filter(({ movedFromZone, timeZone }) => movedFromZone && timeZone);
  const [first] = moved;
  const from = first?.movedFromZone;
  const to = first?.timeZone;
  if (!from || !to) return null;
  const isHere = shiftBetween(to, deviceTimeZone(), now) === 0;
  // If the change cannot be saved, the notice stays.
  const settle = (act: (reminder: StoredReminder) => Promise<unknown>) => {
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
        <Button tone="secondary" onClick={() => settle(dismissZoneNotice)}>
          {intl.formatMessage({ id: 'reminders.zone.good' })}
        </Button>
        <Button tone="secondary" onClick={() => settle((reminder) => keepHomeZone(reminder, from))}>
          {intl.formatMessage({ id: 'reminders.zone.keep' }, { from: zoneName(from) })}
        </Button>
      </div>
    </Card>
  );
}
