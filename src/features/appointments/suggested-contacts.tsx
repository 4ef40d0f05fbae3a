import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { suggestedContacts, type SuggestedContact } from '@/clinical/care/antenatal-contacts.ts';
import type { StoredAppointment } from '@/db/records/appointments.ts';
import type { Profile } from '@/model/records/profile.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { addSuggestedContact } from './visit-actions.ts';
import { dateText } from './visit-words.ts';
import styles from './visits.module.css';

/** Contacts shown before the user asks for the later ones. */
const FIRST = 3;
/** The week of the extra contact if the baby is not born yet. */
const RETURN_WEEK = 41;

interface SuggestedContactsProps {
  /** null: there is no profile on this phone. */
  profile: Profile | null;
  visits: readonly StoredAppointment[];
  now: number;
  onFailed: () => void;
}

/** The contacts that WHO suggests for this pregnancy; one tap adds a visit. Nothing after birth or a loss. */
export function SuggestedContacts({ profile, visits, now, onFailed }: SuggestedContactsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const today = localDate(now);
  const isUnknown = stageOf(profile, today).kind === 'unknown';
  const contacts = suggestedContacts(profile, visits, today);
  if (!isUnknown && contacts.length === 0) return null;
  const shown = showsAll ? contacts : contacts.slice(0, FIRST);
  const accept = (contact: SuggestedContact) => {
    if (profile) addSuggestedContact(profile, contact).catch(onFailed);
  };
  return (
    <>
      <SectionTitle>{intl.formatMessage({ id: 'appointments.suggested' })}</SectionTitle>
      <p className={styles.lead}>
        {intl.formatMessage({ id: isUnknown ? 'appointments.suggested.noDates' : 'appointments.suggested.lead' })}
      </p>
      {isUnknown ? (
        <ButtonLink to="/profile" tone="secondary">
          {intl.formatMessage({ id: 'appointments.suggested.toProfile' })}
        </ButtonLink>
      ) : (
        <List>
          {shown.map((contact) => (
            <ListRow
              key={contact.week}
              title={intl.formatMessage(
                {
                  id: contact.week === RETURN_WEEK ? 'appointments.suggested.back' : 'appointments.suggested.week',
                },
                { week: contact.week },
              )}
              detail={intl.formatMessage(
                { id: 'appointments.suggested.around' },
                { date: dateText(intl, contact.date) },
              )}
              action={
                <Button
                  tone="secondary"
                  aria-label={intl.formatMessage({ id: 'appointments.suggested.acceptWeek' }, { week: contact.week })}
                  onClick={() => accept(contact)}
                >
                  {intl.formatMessage({ id: 'appointments.suggested.accept' })}
                </Button>
              }
            />
          ))}
        </List>
      )}
      {contacts.length > shown.length && (
        <Button tone="quiet" onClick={() => setShowsAll(true)}>
          {intl.formatMessage({ id: 'appointments.suggested.more' })}
        </Button>
      )}
    </>
  );
}
