import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isLargeShift } from '@/clinical/time/time-zone-shift.ts';
import type { StoredReminder } from '@/db/records/reminders.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Card } from '@/ui/layout/card.tsx';
import { keepZones, moveHere } from './follow-time-zone.ts';
import { zoneName } from '@/model/time/zone-name.ts';
import styles from './doses.module.css';

/** Asks which time zone the times follow, when this phone has come to another one. Nothing moves before the answer. */
export function ZoneQuestion({ asked, now }: { asked: readonly StoredReminder[]; now: number }) {
  const intl = useIntl();
  const [state, setState] = useState<'open' | 'busy' | 'failed'>('open');
  const from = asked[0]?.timeZone;
  if (!from) return null;
  const here = deviceTimeZone();
  const times = intl.formatList([...new Set(asked.flatMap((reminder) => reminder.times ?? []))].toSorted());
  // After a saved answer the changed reminders close the question.
  const answer = async (save: () => Promise<boolean>) => {
    setState('busy');
    setState((await save().catch(() => false)) ? 'open' : 'failed');
  };
  return (
    <Card tone="amber" as="section">
      <p>{intl.formatMessage({ id: 'reminders.zone.ask' }, { from: zoneName(from), here: zoneName(here), times })}</p>
      {asked.some(({ timeZone }) => isLargeShift(timeZone, here, now)) && (
        <p>
          <strong>{intl.formatMessage({ id: 'reminders.zone.large' })}</strong>
        </p>
      )}
      {state === 'failed' && <p role="alert">{intl.formatMessage({ id: 'reminders.notKept' })}</p>}
      <div className={styles.answers}>
        <Button
          tone="secondary"
          busy={state === 'busy'}
          onClick={() => void answer(() => keepZones(asked).then(() => true))}
        >
          {intl.formatMessage({ id: 'reminders.zone.keep' }, { from: zoneName(from) })}
        </Button>
        <Button
          tone="secondary"
          busy={state === 'busy'}
          onClick={() => void answer(() => moveHere(asked).then((moved) => moved > 0))}
        >
          {intl.formatMessage({ id: 'reminders.zone.here' }, { here: zoneName(here) })}
        </Button>
      </div>
    </Card>
  );
}
