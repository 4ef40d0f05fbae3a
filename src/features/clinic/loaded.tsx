import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useOtherTabs } from './use-clinic-action.ts';
import styles from './clinic.module.css';

interface LoadedProps<T> {
  query: UseQueryResult<T>;
  children: (data: T) => ReactNode;
}

/** The data of a query: while it loads, and when it could not be read or there is no network, words instead. */
export function Loaded<T>({ query, children }: LoadedProps<T>) {
  const intl = useIntl();
  useOtherTabs(() => void query.refetch());
  if (query.data !== undefined) return children(query.data);
  // Without a network the query waits, and would wait forever.
  if (!query.isError && query.fetchStatus !== 'paused') return <Loading />;
  return (
    <div className={styles.stack}>
      <FailureMessage alert>{intl.formatMessage({ id: 'clinic.notLoaded' })}</FailureMessage>
      <Button tone="secondary" icon="refresh" onClick={() => void query.refetch()}>
        {intl.formatMessage({ id: 'clinic.again' })}
      </Button>
    </div>
  );
}
