import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { useState } from 'react';
import { useMatch } from 'react-router-dom';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { readRoster } from '@/sync/api/clinic/roster.ts';
import { Page } from '@/ui/layout/page.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY } from '@/features/clinic/use-clinic-action.ts';
import { useHospitals, useNameOf, useStaff } from '@/features/clinic/use-staff.ts';
import { RosterForm } from './roster-form.tsx';

/** /clinic/roster/:hospitalId: who is on call in a hospital, by weekday and by date. */
export default function RosterPage() {
  const intl = useIntl();
  const hospitalId = useMatch('/clinic/roster/:hospitalId')?.params.hospitalId ?? '';
  const nameOf = useNameOf();
  // Here, because the form starts anew with what the server has after each save.
  const [isSaved, setSaved] = useState(false);
  const hospitals = useHospitals();
  const staff = useStaff();
  const roster = useQuery({ queryKey: [CLINIC_KEY, 'roster', hospitalId], queryFn: () => readRoster(hospitalId) });
  const hospital = hospitals.data?.find(({ id }) => id === hospitalId);
  return (
    <Page
      title={intl.formatMessage({ id: 'roster.title' })}
      tone="paper"
      width="reading"
      back="/clinic/hospital"
      hero={hospital && <bdi>{hospital.name}</bdi>}
    >
      <Loaded query={hospitals}>
        {(all) => {
          const held = all.find(({ id }) => id === hospitalId);
          if (!held) return <p role="status">{intl.formatMessage({ id: 'clinic.refused.gone' })}</p>;
          return (
            <Loaded query={staff}>
              {({ staff: people }) => (
                <Loaded query={roster}>
                  {(plan) => (
                    <RosterForm
                      key={JSON.stringify(plan)}
                      hospital={held}
                      isSaved={isSaved}
                      onSaved={setSaved}
                      held={plan ?? { timeZone: deviceTimeZone(), week: [], exceptions: [] }}
                      doctors={people
                        .filter(({ roles }) => roles.includes('doctor'))
                        .map((person) => ({ value: person.id, label: nameOf(person) }))}
                    />
                  )}
                </Loaded>
              )}
            </Loaded>
          );
        }}
      </Loaded>
    </Page>
  );
}
