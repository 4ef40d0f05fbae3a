import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Profile } from '@/model/records/profile.ts';
import { Button } from '@/ui/controls/button.tsx';
import { DatingFields } from './dating-fields.tsx';
import { currentDating } from './read-profile.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

interface DatingSectionProps extends SectionProps {
  profile: Profile | null;
  today: string;
}

/** The current dating. It changes only when new dates are entered. */
export function DatingSection({ profile, today, ...section }: DatingSectionProps) {
  const { form, set } = section;
  const intl = useIntl();
  const dating = currentDating(profile, today);
  const [isChanging, setChanging] = useState(false);
  if (!dating) return <DatingFields {...section} today={today} />;

  const isOpen = isChanging || form.datingMethod !== '';
  const due = intl.formatDate(`${dating.dueDate}T12:00:00`, { day: 'numeric', month: 'short', year: 'numeric' });
  const keep = () => {
    set({ datingMethod: '' });
    setChanging(false);
  };
  const confirm = () =>
    set({
      datingMethod: 'WEEKS_ENTERED',
      weeks: String(dating.weeks),
      days: dating.isExact ? String(dating.days) : '',
    });
  return (
    <div className={styles.dates}>
      <div>
        <p className={styles.week}>
          <FormattedMessage
            id={dating.isExact ? 'profile.dates.is' : 'profile.dates.about'}
            values={{ weeks: dating.weeks, days: dating.days }}
          />
        </p>
        <p>
          <FormattedMessage id="profile.dates.due" values={{ date: due }} />
        </p>
        <p className={styles.small}>
          <FormattedMessage
            id="profile.dates.by"
            values={{ method: intl.formatMessage({ id: `profile.dates.${dating.method}` }) }}
          />
        </p>
      </div>
      {dating.needsConfirmation && !isOpen && (
        <>
          <p>
            <FormattedMessage id="profile.dates.stillRight" />
          </p>
          <Button tone="secondary" icon="check" onClick={confirm}>
            <FormattedMessage id="profile.dates.right" />
          </Button>
        </>
      )}
      {isOpen && <DatingFields {...section} today={today} />}
      <Button
        tone={isOpen ? 'quiet' : 'secondary'}
        icon={isOpen ? 'undo' : 'pencil'}
        onClick={isOpen ? keep : () => setChanging(true)}
      >
        <FormattedMessage id={isOpen ? 'profile.dates.keep' : 'profile.dates.change'} />
      </Button>
    </div>
  );
}
