import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { usualNight, type QuietHours } from '@/model/notifications/message-alerts.ts';
import { isClockTime } from '@/model/schema/field.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { changeMessageAlerts, usePush } from '@/sync/api/push/push-subscription.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './notifications.module.css';
import { usePushChange } from './use-push-change.ts';

type Times = Pick<QuietHours, 'from' | 'until'>;

const withZone = ({ from, until }: Times): QuietHours => ({ from, until, timeZone: deviceTimeZone() });

/** Both times of day. Only complete times that differ are saved; what is typed stays when saving fails. */
function QuietTimes({ quiet, onChange }: { quiet: Times; onChange: (times: Times) => void }) {
  const intl = useIntl();
  const [times, setTimes] = useState<Times>(quiet);
  // Equal times are no hours, see `quietUntil`.
  const isNever = isClockTime(times.from) && times.from === times.until;
  const field = (end: keyof Times) => (
    <TimeField
      name={end}
      label={intl.formatMessage({ id: `notifications.messages.quiet.${end}` })}
      error={isNever && end === 'until' ? intl.formatMessage({ id: 'notifications.messages.quiet.never' }) : null}
      value={times[end]}
      onChange={(value) => {
        const next = { ...times, [end]: value };
        setTimes(next);
        if (isClockTime(next.from) && isClockTime(next.until) && next.from !== next.until) onChange(next);
      }}
    />
  );
  return (
    <div className={styles.times}>
      {field('from')}
      {field('until')}
    </div>
  );
}

/** How this phone announces messages: at all, with the sender's name, and when not. */
export function MessageSection() {
  const intl = useIntl();
  const { isMuted, showsSender, quiet } = usePush((push) => push.messages);
  const { isBusy, hasFailed, change } = usePushChange();
  const choose = (changes: Parameters<typeof changeMessageAlerts>[0]) =>
    void change(() => changeMessageAlerts(changes));
  const toggle = (isOn: boolean, id: MessageId, onClick: () => void) => (
    <Button tone="secondary" icon={isOn ? 'check' : undefined} aria-pressed={isOn} busy={isBusy} onClick={onClick}>
      {intl.formatMessage({ id })}
    </Button>
  );
  return (
    <section className={styles.stack}>
      <SectionTitle inStack>
        <FormattedMessage id={isMuted ? 'notifications.messages.muted' : 'notifications.messages.on'} />
      </SectionTitle>
      <p className={styles.quiet}>
        <FormattedMessage id="notifications.messages.why" />
      </p>
      {hasFailed && (
        <p role="alert">
          <FormattedMessage id="notifications.failed" />
        </p>
      )}
      <div className={styles.actions}>
        {toggle(isMuted, 'notifications.messages.mute', () => choose({ isMuted: !isMuted }))}
        {!isMuted && toggle(showsSender, 'notifications.messages.names', () => choose({ showsSender: !showsSender }))}
        {!isMuted &&
          toggle(quiet !== null, 'notifications.messages.quiet', () =>
            choose({ quiet: quiet ? null : withZone(usualNight) }),
          )}
      </div>
      {!isMuted && quiet && (
        <>
          <QuietTimes quiet={quiet} onChange={(times) => choose({ quiet: withZone(times) })} />
          <p className={styles.quiet}>
            <FormattedMessage id="notifications.messages.quiet.why" />
          </p>
        </>
      )}
    </section>
  );
}
