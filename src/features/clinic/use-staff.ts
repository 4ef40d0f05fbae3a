import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { plainName } from '@/model/account/person-name.ts';
import { listStaff } from '@/sync/api/clinic/clinic.ts';
import { listHospitals } from '@/sync/api/directory/hospitals.ts';
import { CLINIC_KEY } from './use-clinic-action.ts';

export const useStaff = () => useQuery({ queryKey: [CLINIC_KEY, 'staff'], queryFn: listStaff });

export const useHospitals = () => useQuery({ queryKey: [CLINIC_KEY, 'hospitals'], queryFn: listHospitals });

/** The name of a person, or words in its place. */
export function useNameOf(): (person: Pick<StaffMember, 'name' | 'email'>) => string {
  const intl = useIntl();
  return ({ name, email }) => plainName(name) || email || intl.formatMessage({ id: 'clinic.nameless' });
}
