import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { offerCalendar } from './offer-calendar.ts';

interface CalendarButtonProps {
  visits: readonly StoredAppointment[];
  label: string;
  describedBy?: string;
}

/** Downloads a calendar file with alarms, for the phone's own calendar. */
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
      {state === 'failed' && (
        <FailureMessage alert>{intl.formatMessage({ id: 'appointments.file.failed' })}</FailureMessage>
      )}
    </>
  );
}
