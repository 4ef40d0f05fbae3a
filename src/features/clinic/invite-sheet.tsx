import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useCatalogue } from '@/i18n/catalogue/catalogue.ts';
import type { InviteAnswer } from '@/model/clinic/clinic-answers.ts';
import { inviteStaff, type Invitation } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { useDraft } from '@/ui/controls/use-draft.ts';
import { TextField } from '@/ui/controls/text-field.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { areUnitsWrong, RolesField } from './roles-field.tsx';
import { useClinicAction } from './use-clinic-action.ts';
import styles from './clinic.module.css';

const ways = ['mail', 'password'] as const;
const empty: Invitation = { email: '', name: '', roles: ['doctor'], hospitalId: '', units: [], phoneNumber: '' };

const isComplete = ({ email, name, roles, hospitalId, units }: Invitation): boolean =>
  /^\s*[^\s@]+@[^\s@]+\s*$/.test(email) &&
  name.trim() !== '' &&
  roles.length > 0 &&
  (hospitalId !== '' || !roles.includes('doctor')) &&
  !areUnitsWrong(roles, units);

type Sent = InviteAnswer & { readonly way: Exclude<InviteAnswer['way'], 'unsent'> };
const isSent = (answer: InviteAnswer): answer is Sent => answer.way !== 'unsent';

/** The result; the password is shown here and nowhere else. */
function Invited({ answer, email }: { answer: Sent; email: string }) {
  const intl = useIntl();
  return (
    <div className={styles.stack} role="status">
      <SuccessMessage>
        {intl.formatMessage({ id: `clinic.invited.${answer.way}` }, { email, hours: answer.hours ?? 1 })}
      </SuccessMessage>
      {answer.password !== undefined && (
        <p className={styles.password} dir="ltr">
          {answer.password}
        </p>
      )}
    </div>
  );
}

/** Asks for address, name and roles of a new member of the staff. */
export function InviteSheet({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  // A sheet that was closed by mistake keeps what was typed.
  const { draft: invitation, set, clear } = useDraft<Invitation>('clinic invitation', empty);
  const [way, setWay] = useState<(typeof ways)[number]>('mail');
  const [isMissing, setMissing] = useState(false);
  const [answer, setAnswer] = useState<(Sent & { readonly email: string }) | null>(null);
  const [isUnsent, setUnsent] = useState(false);
  const language = useCatalogue((catalogue) => catalogue.language);

  async function send(): Promise<void> {
    setMissing(!isComplete(invitation));
    if (!isComplete(invitation)) return;
    setUnsent(false);
    const sent = await run(() => inviteStaff(invitation, way === 'mail', language));
    if (!sent) return;
    if (!isSent(sent)) return setUnsent(true);
    setAnswer({ ...sent, email: invitation.email.trim() });
    clear();
  }

  const title = intl.formatMessage({ id: 'clinic.invite' });
  if (answer)
    return (
      <Sheet
        open
        title={title}
        onClose={onClose}
        foot={
          <Button wide large onClick={onClose}>
            {intl.formatMessage({ id: 'clinic.done' })}
          </Button>
        }
      >
        <Invited answer={answer} email={answer.email} />
      </Sheet>
    );
  return (
    <Sheet
      open
      title={title}
      onClose={onClose}
      foot={
        <Button wide large busy={isBusy} onClick={() => void send()}>
          {intl.formatMessage({ id: 'clinic.invite.send' })}
        </Button>
      }
    >
      <div className={styles.stack}>
        <TextField
          label={intl.formatMessage({ id: 'clinic.email' })}
          type="email"
          value={invitation.email}
          maxLength={254}
          onChange={(email) => set({ email })}
        />
        <TextField
          label={intl.formatMessage({ id: 'clinic.name' })}
          value={invitation.name}
          maxLength={128}
          onChange={(name) => set({ name })}
        />
        <RolesField
          asksHospital
          roles={invitation.roles}
          hospitalId={invitation.hospitalId}
          units={invitation.units}
          onChange={set}
        />
        {invitation.roles.includes('doctor') && (
          <TextField
            label={intl.formatMessage({ id: 'clinic.phone' })}
            type="tel"
            value={invitation.phoneNumber}
            maxLength={32}
            onChange={(phoneNumber) => set({ phoneNumber })}
          />
        )}
        <ChoiceChips
          always
          legend={intl.formatMessage({ id: 'clinic.invite.way' })}
          options={ways.map((value) => ({ value, label: intl.formatMessage({ id: `clinic.invite.way.${value}` }) }))}
          chosen={[way]}
          onChange={([chosen = 'mail']) => setWay(chosen)}
        />
        <p className={styles.quiet}>{intl.formatMessage({ id: `clinic.invite.way.${way}.hint` })}</p>
        {areUnitsWrong(invitation.roles, invitation.units) && (
          <p role="status">{intl.formatMessage({ id: 'midwives.units.wrong' })}</p>
        )}
        {isMissing && <FailureMessage alert>{intl.formatMessage({ id: 'clinic.invite.missing' })}</FailureMessage>}
        {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
        {isUnsent && <FailureMessage alert>{intl.formatMessage({ id: 'clinic.invite.unsent' })}</FailureMessage>}
      </div>
    </Sheet>
  );
}
