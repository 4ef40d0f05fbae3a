import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { stageOf } from '@/clinical/stage.ts';
import { liveConversation } from '@/db/doctor-messages.ts';
import { liveProfile } from '@/db/live-profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { canDial, dialled, useEmergencyContacts } from '@/emergency-contacts.ts';
import { DAY_MS } from '@/model/durations.ts';
import { findDoctor } from '@/sync/online/messages.ts';
import { useTact } from '@/tact.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { Empty } from '@/ui/empty.tsx';
import { Link } from '@/ui/link.tsx';
import { Loading } from '@/ui/loading.tsx';
import { Page } from '@/ui/page.tsx';
import { useNothingYet, useStillFetching } from '@/use-nothing-yet.ts';
import { useNow } from '@/use-now.ts';
import { Conversation } from './conversation.tsx';
import { mergeMessages } from './message-order.ts';
import { NotForEmergencies } from './not-for-emergencies.tsx';
import styles from './chat.module.css';

/** A patient and the doctor her profile names: everything from this phone, with or without a network. */
export function PatientChat({ userId }: { userId: string }) {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const profile = useLiveQuery(liveProfile, 'profile');
  const doctorId = profile?.assignedDoctorId ?? '';
  const kept = useLiveQuery(() => liveConversation({ userId, doctorId }), `conversation ${userId} ${doctorId}`);
  const doctor = useQuery({
    queryKey: ['doctor', doctorId],
    queryFn: () => findDoctor(doctorId),
    enabled: doctorId !== '',
  });
  const today = new Date(useNow(DAY_MS / 24)).toLocaleDateString('en-CA');
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const messages = useMemo(() => mergeMessages(kept ?? [], undefined), [kept]);
  const isStillFetching = useStillFetching();
  const isEmpty = useNothingYet(kept);
  // A new phone whose profile has not come yet does not know whether she has a doctor.
  if (profile === undefined || (profile === null && isStillFetching)) return <Loading />;
  if (doctorId === '') return <NoDoctor isPlain={isPlain} />;
  if (kept === undefined) return <Loading />;
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
      countryCode={profile?.countryCode}
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

/** Nobody to write to: how to choose, and whom to call meanwhile. */
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
            <ButtonLink to={`tel:${dialled(unitPhone)}`} tone="secondary" icon="phone" detail={unitPhone}>
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
