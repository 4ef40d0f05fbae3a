import { useInfiniteQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import { listPatientsWithoutDoctor } from '@/sync/api/clinic/clinic.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { CLINIC_KEY, useOtherTabs } from './use-clinic-action.ts';
import { useNameOf, useStaff } from './use-staff.ts';
import styles from './clinic.module.css';

/** /clinic/patients: patients whose profile names no working doctor. */
export default function PatientsPage() {
  const intl = useIntl();
  const nameOf = useNameOf();
  const { data: staff } = useStaff();
  const query = useInfiniteQuery({
    queryKey: [CLINIC_KEY, 'patients'],
    queryFn: ({ pageParam }) => listPatientsWithoutDoctor(pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ total }, pages) => {
      const shown = pages.reduce((sum, { patients }) => sum + patients.length, 0);
      return shown < total ? shown : undefined;
    },
  });
  useOtherTabs(() => void query.refetch());
  const patients = query.data?.pages.flatMap((page) => page.patients) ?? [];
  const formerName = (id: string | null) => {
    const person = [...(staff?.former ?? []), ...(staff?.staff ?? [])].find((each) => each.id === id);
    return person && nameOf(person);
  };
  const detailOf = (formerDoctorId: string | null) => {
    if (formerDoctorId === null) return intl.formatMessage({ id: 'clinic.without.never' });
    const name = formerName(formerDoctorId) ?? intl.formatMessage({ id: 'clinic.nameless' });
    return intl.formatMessage({ id: 'clinic.without.left' }, { name });
  };
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.without' })}
      back="/clinic"
      tone="paper"
      rail={<Rail related={['/clinic', '/clinic/hospital', '/clinic/numbers']} />}
    >
      <div className={styles.stack}>
        <p>{intl.formatMessage({ id: 'clinic.without.text' })}</p>
        {query.isPending && <Loading />}
        {query.isError && (
          <>
            <FailureMessage alert>{intl.formatMessage({ id: 'clinic.notLoaded' })}</FailureMessage>
            <Button tone="secondary" icon="refresh" onClick={() => void query.refetch()}>
              {intl.formatMessage({ id: 'clinic.again' })}
            </Button>
          </>
        )}
        {query.isSuccess && patients.length === 0 && (
          <Empty title={intl.formatMessage({ id: 'clinic.without.none' })}>{null}</Empty>
        )}
        {patients.length > 0 && (
          <List>
            {patients.map(({ id, name, email, formerDoctorId }) => (
              <ListRow
                key={id}
                lead={<Icon name="user" />}
                title={<bdi>{nameOf({ name, email })}</bdi>}
                detail={
                  <>
                    <bdi>{email}</bdi> · {detailOf(formerDoctorId)}
                  </>
                }
              />
            ))}
          </List>
        )}
        {query.hasNextPage && (
          <Button tone="secondary" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {intl.formatMessage({ id: 'clinic.more' })}
          </Button>
        )}
      </div>
    </Page>
  );
}
