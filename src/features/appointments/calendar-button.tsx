import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { KeptAppointment } from '@/db/appointments.ts';
import { Button } from '@/ui/button.tsx';
import { Failed } from '@/ui/news.tsx';
import { offerCalendar } from './offer-calendar.ts';

interface CalendarButtonProps {
  visits: readonly KeptAppointment[];
  label: string;
  describedBy?: string;
}

/** A calendar file with alarms, which the phone's own calendar keeps and rings. */
export function CalendarButton({ visits, label, describedBy }: CalendarButtonProps) {
  const intl = useIntl();
  const [state, setState] = useState<'rest' | 'busy' | 'failed'>('rest');
  const run = () => {
    setState('busy');
    offerCalendar(intl, visits).then(
      () => setState('rest'),
      () => setState('failed'),
    );
  };
  return (
    <>
      <Button tone="quiet" icon="calendar" busy={state === 'busy'} aria-describedby={describedBy} onClick={run}>
        {label}
      </Button>
      {state === 'failed' && <Failed alert>{intl.formatMessage({ id: 'appointments.file.failed' })}</Failed>}
    </>
  );
}
