import { useIntl } from 'react-intl';
import { staffRoles } from '@/model/clinic/clinic-answers.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';

/** What each role may do. */
export function RolesGuide() {
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
