import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { liveProfile } from '@/db/profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { useNow } from '@/use-now.ts';
import { useUnitNumber } from '@/use-unit-number.ts';
import { ownWords } from './own-words.ts';

/** The first sentence with her own weeks, read from this phone. Brings her country and her hospital's number to a phone that has them not yet. */
export default function OwnWho() {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const today = localDate(useNow(60_000));
  useUnitNumber(profile ?? null);
  const country = profile?.countryCode;
  useEffect(() => {
    if (country && useEmergencyContacts.getState().countryCode === null) setEmergencyContacts({ countryCode: country });
  }, [country]);

  const words = ownWords(profile, today);
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
