import { useIntl } from 'react-intl';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { ListRow } from '@/ui/layout/list.tsx';
import { useNameOf } from './use-staff.ts';

/** One person with roles, address and number of patients; leads to the page of the person. */
export function StaffRow({ person, hospital }: { person: StaffMember; hospital: string }) {
  const intl = useIntl();
  const nameOf = useNameOf();
  const { id, roles, email, patients } = person;
  const isDoctor = roles.includes('doctor');
  const parts = [
    ...roles.map((role) => intl.formatMessage({ id: `clinic.role.${role}` })),
    hospital,
    isDoctor || patients > 0 ? intl.formatMessage({ id: 'clinic.patients' }, { count: patients }) : '',
    email,
  ].filter((part) => part !== '');
  return (
    <ListRow
      to={`/clinic/people/${id}`}
      lead={<Icon name={isDoctor ? 'heart-pulse' : 'user'} />}
      title={<bdi>{nameOf(person)}</bdi>}
      detail={parts.map((part, n) => (
        <span key={part}>
          {n > 0 && ' · '}
          <bdi>{part}</bdi>
        </span>
      ))}
    />
  );
}
