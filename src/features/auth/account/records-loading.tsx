import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStillFetching } from '@/app/network/use-first-sync.ts';

/** Shown until all records of the account are on this phone. */
export function RecordsLoading({ onHere }: { onHere: () => void }) {
  const isStillFetching = useStillFetching();
  useEffect(() => {
    if (!isStillFetching) onHere();
  }, [isStillFetching, onHere]);
  return (
    <p>
      <FormattedMessage id="account.export.waiting" />
    </p>
  );
}
