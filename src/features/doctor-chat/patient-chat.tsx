import { useMemo, type ReactNode } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { liveConversation } from '@/db/records/doctor-messages.ts';
import { liveProfile } from '@/db/records/live-profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { canDial, toDialString, useEmergencyContacts } from '@/app/emergency/emergency-contacts.ts';
import { DAY_MS } from '@/model/time/durations.ts';
import { findDoctor } from '@/sync/api/messages/doctor-messages.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { Link } from '@/ui/controls/link.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { useConfirmedEmpty, useStillFetching } from '@/app/network/use-first-sync.ts';
import { useNow } from '@/ui/hooks/use-now.ts';
import { Conversation } from './conversation.tsx';
import { mergeMessages } from './message-order.ts';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import styles from './chat.module.css';

/** A patient and the doctor named in her profile: all messages come from this phone, so they work offline. */
export function PatientChat({ userId, offer }: { userId: string; offer?: ReactNode }) {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const profile = useLiveQuery(liveProfile, 'profile');
  const doctorId = profile?.assignedDoctorId ?? '';
  const local = useLiveQuery(() => liveConversation({ userId, doctorId }), `conversation ${userId} ${doctorId}`);
  const doctor = useQuery({
    queryKey: ['doctor', doctorId],
    queryFn: () => findDoctor(doctorId),
    enabled: doctorId !== '',
  });
  const today = new Date(useNow(DAY_MS / 24)).toLocaleDateString('en-CA');
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const messages = useMemo(() => mergeMessages(local ?? [], undefined), [local]);
  const isStillFetching = useStillFetching();
  const isEmpty = useConfirmedEmpty(local);
  // On a new phone the profile may not be loaded yet; until then it is unknown whether there is a doctor.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;
  if (doctorId === '') return <NoDoctor isPlain={isPlain} />;
  if (local === undefined) return <Loading />;
  return (
    <Conversation
      key={doctorId}
      userId={userId}
      doctorId={doctorId}
      writer="patient"
      messages={messages}
      isEmpty={isEmpty}
      name={doctor.data?.name ?? intl.formatMessage({ id: 'doctorChat.yourDoctor' })}
      stage={stage}
      rail={<Rail calls values related={['/appointment', '/readings', '/from-your-doctor', '/profile']} />}
      offer={offer}
      tone={isPlain ? 'paper' : 'blush'}
      note={
        doctor.data === null && (
          <>
            {intl.formatMessage({ id: 'doctorChat.doctorGone' })}{' '}
            <Link to="/profile">{intl.formatMessage({ id: 'doctorChat.noDoctor.choose' })}</Link>
          </>
        )
      }
    />
  );
}

/** No doctor: how to choose one, and whom to call meanwhile. */
function NoDoctor({ isPlain }: { isPlain: boolean }) {
  const intl = useIntl();
  const { unitName, unitPhone } = useEmergencyContacts();
  return (
    <Page title={intl.formatMessage({ id: 'doctorChat.title' })} tone={isPlain ? 'paper' : 'blush'} width="reading">
      <NotForEmergencies />
      <Empty title={intl.formatMessage({ id: 'doctorChat.noDoctor.title' })}>
        <p>{intl.formatMessage({ id: 'doctorChat.noDoctor' })}</p>
        <div className={styles.buttons}>
          <ButtonLink to="/profile">{intl.formatMessage({ id: 'doctorChat.noDoctor.choose' })}</ButtonLink>
          {canDial(unitPhone) && (
            <ButtonLink to={`tel:${toDialString(unitPhone)}`} tone="secondary" icon="phone" detail={unitPhone}>
              {intl.formatMessage(
                { id: 'doctorChat.noDoctor.call' },
                { name: unitName || intl.formatMessage({ id: 'doctorChat.unit' }) },
              )}
            </ButtonLink>
          )}
        </div>
      </Empty>
    </Page>
  );
}
