import { useState } from 'react';
import { useIntl } from 'react-intl';
import { useMatch } from 'react-router-dom';
import type { StaffAnswer } from '@/model/clinic/clinic-answers.ts';
import { useSession } from '@/sync/session/session.ts';
import { SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { DevicesPart } from './devices-part.tsx';
import { DismissPart } from './dismiss-part.tsx';
import { InviteAgainPart } from './invite-again-part.tsx';
import { Loaded } from './loaded.tsx';
import { RolesPart } from './roles-part.tsx';
import { TransferPart } from './transfer-part.tsx';
import { useHospitals, useNameOf, useStaff } from './use-staff.ts';
import styles from './clinic.module.css';

/** /clinic/people/:userId: one person of the staff, or a former doctor whom patients still name. */
export default function PersonPage() {
  const userId = useMatch('/clinic/people/:userId')?.params.userId ?? '';
  const intl = useIntl();
  const staff = useStaff();
  const nameOf = useNameOf();
  const [news, setNews] = useState('');
  const person = [...(staff.data?.staff ?? []), ...(staff.data?.former ?? [])].find(({ id }) => id === userId);
  return (
    <Page title={person ? nameOf(person) : intl.formatMessage({ id: 'clinic.person' })} back="/clinic" tone="paper">
      <div className={styles.stack}>
        <div role="status">{news && <SuccessMessage>{news}</SuccessMessage>}</div>
        <Loaded query={staff}>
          {(answer) => <Person key={userId} answer={answer} userId={userId} onNews={setNews} />}
        </Loaded>
      </div>
    </Page>
  );
}

interface PersonProps {
  answer: StaffAnswer;
  userId: string;
  /** Says what was done: the part that did it may be gone then. */
  onNews: (text: string) => void;
}

function Person({ answer: { staff, former }, userId, onNews }: PersonProps) {
  const intl = useIntl();
  const hospitals = useHospitals();
  const ownId = useSession((session) => session.user?.id);
  const nameOf = useNameOf();
  const person = [...staff, ...former].find(({ id }) => id === userId);
  if (!person) return <p role="status">{intl.formatMessage({ id: 'clinic.noneLeft' })}</p>;
  const own = hospitals.data?.filter(({ id }) => id === person.hospitalId || person.units.includes(id)) ?? [];
  const doctors = staff.filter(({ id, roles }) => id !== userId && roles.includes('doctor'));
  const isWorking = person.roles.length > 0;
  const name = nameOf(person);
  return (
    <>
      <p>
        <bdi>{person.email}</bdi>
        {own.map(({ id, name }) => (
          <bdi key={id}> · {name}</bdi>
        ))}
      </p>
      {!isWorking && <p>{intl.formatMessage({ id: 'clinic.former' })}</p>}
      <div className={styles.columns}>
        <TransferPart
          person={person}
          doctors={doctors}
          onMoved={(count) => onNews(intl.formatMessage({ id: 'clinic.transfer.moved' }, { count }))}
        />
        {isWorking && !person.isConfirmed && userId !== ownId && <InviteAgainPart person={person} onSent={onNews} />}
        {isWorking && userId !== ownId && (
          <RolesPart
            key={[...person.roles, ...person.units].join(' ')}
            person={person}
            onSaved={() => onNews(intl.formatMessage({ id: 'clinic.saved' }))}
          />
        )}
        {isWorking && userId !== ownId && <DevicesPart userId={userId} name={name} onNews={onNews} />}
        {isWorking && userId !== ownId && (
          <DismissPart
            person={person}
            onDismissed={(devices) => onNews(intl.formatMessage({ id: 'clinic.dismissed' }, { devices }))}
          />
        )}
        {userId === ownId && <p>{intl.formatMessage({ id: 'clinic.own' })}</p>}
      </div>
    </>
  );
}
