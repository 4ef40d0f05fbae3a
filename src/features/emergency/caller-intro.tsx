import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { useUnitNumber } from '@/app/emergency/use-unit-number.ts';
import { callerWords } from './caller-words.ts';

/** The first sentence with the caller's week, from the profile. Also copies the unit number from the profile to the contacts. */
export default function CallerIntro() {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const today = localDate(useNow(60_000));
  useUnitNumber(profile ?? null);

  const words = callerWords(profile, today);
  switch (words.is) {
    case 'anyone':
      return <FormattedMessage id="emergency.say.who" />;
    case 'ended':
      return <FormattedMessage id="emergency.say.ended" />;
    case 'born': {
      const date = intl.formatDate(`${words.birthDate}T12:00:00`, { day: 'numeric', month: 'long', year: 'numeric' });
      return <FormattedMessage id="emergency.say.born" values={{ date }} />;
    }
    case 'pregnant':
      return words.days === null ? (
        <FormattedMessage id="emergency.say.about" values={{ weeks: words.weeks }} />
      ) : (
        <FormattedMessage id="emergency.say.weeks" values={{ weeks: words.weeks, days: words.days }} />
      );
  }
}
