import { useState } from 'react';
import { useIntl } from 'react-intl';
import { staffRoles, type StaffMember } from '@/model/clinic/clinic-answers.ts';
import { Button } from '@/ui/controls/button.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Unchosen } from '@/ui/page/list-pane.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { InviteSheet } from './invite-sheet.tsx';
import { Loaded } from './loaded.tsx';
import { StaffRow } from './staff-row.tsx';
import { useHospitals, useStaff } from './use-staff.ts';
import styles from './clinic.module.css';

const isFound = ({ name, email }: StaffMember, search: string): boolean =>
  `${name} ${email}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase());

/** /clinic: everyone who works here, and how many patients have no doctor. */
export default function PeoplePage() {
  const intl = useIntl();
  const staff = useStaff();
  const hospitals = useHospitals();
  const [search, setSearch] = useState('');
  const [isInviting, setInviting] = useState(false);
  const hospitalOf = ({ hospitalId }: StaffMember) => hospitals.data?.find(({ id }) => id === hospitalId)?.name ?? '';
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.people' })}
      tone="paper"
      unchosen={
        <Unchosen>
          <RolesGuide />
          <Rail related={['/clinic/patients', '/clinic/hospital', '/clinic/installation', '/clinic/settings']} />
        </Unchosen>
      }
      action={
        <Button wide icon="plus" onClick={() => setInviting(true)}>
          {intl.formatMessage({ id: 'clinic.invite' })}
        </Button>
      }
    >
      <Loaded query={staff}>
        {({ staff: all, former, withoutDoctor }) => {
          const found = all.filter((person) => isFound(person, search));
          return (
            <div className={styles.columns}>
              <section className={styles.stack}>
                <TextField
                  label={intl.formatMessage({ id: 'clinic.find' })}
                  type="search"
                  value={search}
                  maxLength={100}
                  onChange={setSearch}
                />
                <SectionTitle inStack id="clinic-staff">
                  {intl.formatMessage({ id: 'clinic.staff' })}
                </SectionTitle>
                {found.length === 0 && <p role="status">{intl.formatMessage({ id: 'clinic.noneFound' })}</p>}
                {found.length > 0 && (
                  <List labelledBy="clinic-staff">
                    {found.map((person) => (
                      <StaffRow key={person.id} person={person} hospital={hospitalOf(person)} />
                    ))}
                  </List>
                )}
              </section>
              <section className={styles.stack}>
                <SectionTitle inStack id="clinic-without">
                  {intl.formatMessage({ id: 'clinic.without' })}
                </SectionTitle>
                <List labelledBy="clinic-without">
                  <ListRow
                    to="/clinic/patients"
                    lead={<Icon name="users" />}
                    title={intl.formatMessage({ id: 'clinic.without.count' }, { count: withoutDoctor })}
                    detail={intl.formatMessage({ id: 'clinic.without.detail' })}
                  />
                  {former.map((person) => (
                    <StaffRow key={person.id} person={person} hospital={intl.formatMessage({ id: 'clinic.former' })} />
                  ))}
                </List>
              </section>
            </div>
          );
        }}
      </Loaded>
      {isInviting && <InviteSheet onClose={() => setInviting(false)} />}
    </Page>
  );
}

/** What each role may do. */
function RolesGuide() {
  const intl = useIntl();
  return (
    <section>
      <SectionTitle id="clinic-roles">{intl.formatMessage({ id: 'clinic.roles' })}</SectionTitle>
      <List labelledBy="clinic-roles">
        {staffRoles.map((role) => (
          <ListRow
            key={role}
            title={intl.formatMessage({ id: `clinic.role.${role}` })}
            detail={intl.formatMessage({ id: `clinic.role.${role}.may` })}
          />
        ))}
      </List>
    </section>
  );
}
