import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { refusalStatus } from '@/sync/api/clinic/clinic.ts';
import { readAudit, type AuditFilter } from '@/sync/api/clinic/audit.ts';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ActionList } from '@/features/clinic/action-list.tsx';
import { AuditExport } from './audit-export.tsx';
import { AuditFilterForm, everything } from './audit-filter.tsx';
import { AuditList } from './audit-list.tsx';
import styles from '@/features/clinic/clinic.module.css';

/** /clinic/audit: who did what to whose record, as the server has written it down. */
export default function AuditPage() {
  const intl = useIntl();
  const [filter, setFilter] = useState<AuditFilter>(everything);
  // A second tap on “Show” reads again, also with the same filter.
  const [look, setLook] = useState(0);
  // Not below the key of the clinic, whose queries are read again after each change: a look is an entry.
  const query = useInfiniteQuery({
    queryKey: ['audit trail', filter, look],
    queryFn: ({ pageParam }) => readAudit(filter, pageParam),
    initialPageParam: 0,
    getNextPageParam: ({ trail }) => trail?.before ?? undefined,
    staleTime: Infinity,
    gcTime: 0,
    refetchOnReconnect: false,
    retry: false,
  });
  const pages = query.data?.pages.flatMap(({ trail }) => trail ?? []) ?? [];
  const isAppwrite = query.isSuccess && pages.length === 0;
  const since = pages[0]?.since;
  return (
    <Page title={intl.formatMessage({ id: 'audit.title' })} back="/clinic/more" tone="paper" width="reading">
      <div className={styles.stack}>
        {isAppwrite ? (
          <>
            <p>{intl.formatMessage({ id: 'audit.appwrite' })}</p>
            <ActionList />
          </>
        ) : (
          <>
            <p>{intl.formatMessage({ id: 'audit.text' })}</p>
            <AuditFilterForm
              isBusy={query.isPending}
              onShow={(next) => {
                setFilter(next);
                setLook((before) => before + 1);
              }}
            />
            <SectionTitle inStack id="audit-list">
              {intl.formatMessage({ id: 'audit.list' })}
            </SectionTitle>
            {query.isPending && <Loading />}
            {query.isError && (
              <FailureMessage alert>
                {intl.formatMessage({
                  id: refusalStatus(query.error) === 410 ? 'clinic.lostPhone.nobody' : 'clinic.notLoaded',
                })}
              </FailureMessage>
            )}
            {query.isSuccess && (
              <>
                {since && (
                  <p className={styles.quiet}>
                    {intl.formatMessage({ id: 'audit.since' }, { date: intl.formatDate(since, { dateStyle: 'long' }) })}
                  </p>
                )}
                <AuditExport key={look} filter={filter} />
                <AuditList entries={pages.flatMap(({ entries }) => entries)} isWhole={!query.hasNextPage} />
              </>
            )}
            {query.hasNextPage && (
              <Button tone="secondary" wide busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {intl.formatMessage({ id: 'audit.older' })}
              </Button>
            )}
          </>
        )}
      </div>
    </Page>
  );
}
