import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { addDays, localDate } from '@/clinical/time/calendar-date.ts';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { PostRefused } from '@/model/blog/blog-input.ts';
import { toInstant } from '@/model/time/instant.ts';
import { Button } from '@/ui/controls/button.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import { TimeField } from '@/ui/dates/time-field.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import styles from '@/features/blog/article/blog.module.css';

/** The local time that the fields begin with: the chosen one, or tomorrow morning. */
function firstTime(publishAt: string | null): { date: string; time: string } {
  if (publishAt === null) return { date: addDays(localDate(new Date()), 1), time: '08:00' };
  const at = new Date(publishAt);
  const two = (value: number) => String(value).padStart(2, '0');
  return { date: localDate(at), time: `${two(at.getHours())}:${two(at.getMinutes())}` };
}

interface ScheduleSheetProps {
  /** The time that is chosen already; null for none. */
  publishAt: string | null;
  /** @throws PostRefused */
  onSchedule: (publishAt: string) => Promise<void>;
  onClose: () => void;
}

/** Asks for the day and the time, in the time of this device. */
export function ScheduleSheet({ publishAt, onSchedule, onClose }: ScheduleSheetProps) {
  const intl = useIntl();
  const [{ date, time }, setTime] = useState(() => firstTime(publishAt));
  const [isPast, setPast] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [refused, setRefused] = useState<PostRefused | null>(null);

  async function save(): Promise<void> {
    const at = new Date(`${date}T${time}`).getTime();
    const isWrong = Number.isNaN(at) || at <= Date.now();
    setPast(isWrong);
    setRefused(null);
    if (isWrong) return;
    setBusy(true);
    try {
      await onSchedule(toInstant(at));
    } catch (error) {
      setRefused(error instanceof PostRefused ? error : new PostRefused('unreachable'));
    }
    setBusy(false);
  }

  return (
    <Sheet
      open
      onClose={onClose}
      title={intl.formatMessage({ id: 'blog.schedule' })}
      foot={
        <Button wide large busy={isBusy} icon="calendar" onClick={() => void save()}>
          <FormattedMessage id="blog.schedule.save" />
        </Button>
      }
    >
      <div className={styles.page}>
        <p>
          <FormattedMessage id="blog.schedule.text" />
        </p>
        <DateField
          label={intl.formatMessage({ id: 'blog.schedule.day' })}
          value={date}
          onChange={(value) => setTime({ date: value, time })}
        />
        <TimeField
          label={intl.formatMessage({ id: 'blog.schedule.time' })}
          hint={intl.formatMessage({ id: 'blog.schedule.zone' })}
          error={isPast ? intl.formatMessage({ id: 'blog.schedule.past' }) : null}
          value={time}
          onChange={(value) => setTime({ date, time: value })}
        />
        {refused && (
          <FailureMessage alert>
            <FormattedMessage id={`blog.fault.${refused.fault}`} values={refused.values} />
            {refused.issues.map(({ field }) => (
              <p key={field}>{issueText(intl, refused.issues, field)}</p>
            ))}
          </FailureMessage>
        )}
      </div>
    </Sheet>
  );
}
