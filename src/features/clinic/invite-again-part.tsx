import { useIntl } from 'react-intl';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import { inviteAgain } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useState } from 'react';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

interface InviteAgainPartProps {
  person: StaffMember;
  /** Receives what was done, in words. */
  onSent: (text: string) => void;
}

/** Mails the link again, to a person who has not used one. */
export function InviteAgainPart({ person, onSent }: InviteAgainPartProps) {
  const intl = useIntl();
  const language = useCatalogue((catalogue) => catalogue.language);
  const { run, isBusy, trouble } = useClinicAction();
  const [isUnsent, setUnsent] = useState(false);
  async function send(): Promise<void> {
    const answer = await run(() => inviteAgain(person.id, language));
    if (!answer) return;
    setUnsent(answer.way === 'unsent');
    if (answer.way === 'mailed')
      onSent(intl.formatMessage({ id: 'clinic.invited.mailed' }, { email: person.email, hours: answer.hours ?? 1 }));
  }
  return (
    <section className={styles.stack}>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.inviteAgain' })}</SectionTitle>
      <p>{intl.formatMessage({ id: 'clinic.inviteAgain.text' })}</p>
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      {isUnsent && <FailureMessage alert>{intl.formatMessage({ id: 'clinic.inviteAgain.unsent' })}</FailureMessage>}
      <div>
        <Button tone="secondary" icon="send" busy={isBusy} onClick={() => void send()}>
          {intl.formatMessage({ id: 'clinic.inviteAgain.send' })}
        </Button>
      </div>
    </section>
  );
}
