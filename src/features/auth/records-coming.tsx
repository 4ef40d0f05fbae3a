import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useStillFetching } from '@/use-nothing-yet.ts';

/** Says that records are still on their way to this phone, until they are here. */
export function RecordsComing({ onHere }: { onHere: () => void }) {
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
