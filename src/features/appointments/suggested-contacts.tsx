import { useState } from 'react';
import { useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { suggestedContacts, type SuggestedContact } from '@/clinical/who-contacts.ts';
import type { KeptAppointment } from '@/db/appointments.ts';
import type { Profile } from '@/model/profile.ts';
import { Button, ButtonLink } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { takeContact } from './visit-actions.ts';
import { dateText } from './visit-words.ts';
import styles from './visits.module.css';

/** Contacts shown before she asks for the later ones. */
const FIRST = 3;
/** The return when the baby is not born. */
const RETURN_WEEK = 41;

interface SuggestedContactsProps {
  /** null: this phone has no profile. */
  profile: Profile | null;
  visits: readonly KeptAppointment[];
  now: number;
  onFailed: () => void;
}

/** What WHO suggests for this pregnancy, each accepted by one tap. Nothing after birth or a loss. */
export function SuggestedContacts({ profile, visits, now, onFailed }: SuggestedContactsProps) {
  const intl = useIntl();
  const [showsAll, setShowsAll] = useState(false);
  const today = localDate(now);
  const isUnknown = stageOf(profile, today).kind === 'unknown';
  const contacts = suggestedContacts(profile, visits, today);
  if (!isUnknown && contacts.length === 0) return null;
  const shown = showsAll ? contacts : contacts.slice(0, FIRST);
  const accept = (contact: SuggestedContact) => {
    if (profile) takeContact(profile, contact).catch(onFailed);
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
