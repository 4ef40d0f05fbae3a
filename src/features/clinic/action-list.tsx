import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listClinicActions } from '@/sync/api/clinic/clinic.ts';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Loaded } from './loaded.tsx';
import { CLINIC_KEY } from './use-clinic-action.ts';
import { useNameOf, useStaff } from './use-staff.ts';
import styles from './clinic.module.css';

/** The newest entries of the log: what, by whom, when, and whether it was finished. */
export function ActionList() {
  const intl = useIntl();
  const nameOf = useNameOf();
  const { data: staff } = useStaff();
  const actions = useQuery({ queryKey: [CLINIC_KEY, 'actions'], queryFn: listClinicActions });
  const actor = (id: string) => {
    const person = staff?.staff.find((each) => each.id === id);
    return person ? nameOf(person) : intl.formatMessage({ id: 'clinic.nameless' });
  };
  return (
    <section className={styles.stack}>
      <SectionTitle id="clinic-actions">{intl.formatMessage({ id: 'clinic.actions' })}</SectionTitle>
      <Loaded query={actions}>
        {(all) =>
          all.length === 0 ? (
            <p>{intl.formatMessage({ id: 'clinic.actions.none' })}</p>
          ) : (
            <List labelledBy="clinic-actions">
              {all.map(({ id, action, actorId, isDone, $createdAt }) => (
                <ListRow
                  key={id}
                  lead={<Icon name={isDone ? 'check' : 'warning'} />}
                  title={intl.formatMessage({ id: `clinic.action.${action}` })}
                  detail={
                    <>
                      <bdi>{actor(actorId)}</bdi> ·{' '}
                      {intl.formatDate($createdAt, { dateStyle: 'medium', timeStyle: 'short' })}
                      {!isDone && ` · ${intl.formatMessage({ id: 'clinic.actions.open' })}`}
                    </>
                  }
                />
              ))}
            </List>
          )
        }
      </Loaded>
    </section>
  );
}
