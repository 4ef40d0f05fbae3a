import { FormattedMessage } from 'react-intl';
import { countWithin } from '@/clinical/lab/result-meaning.ts';
import type { Biomarker } from '@/model/records/bloodwork.ts';

/** How many results of a report lie within their printed range, as "7 of 8", and how many were not compared. */
export function WithinCount({ results }: { results: readonly Biomarker[] }) {
  const { within, compared, notCompared } = countWithin(results);
  return (
    <>
      {compared > 0 && <FormattedMessage id="bloodwork.within" values={{ within, compared }} />}
      {compared > 0 && notCompared > 0 && ' · '}
      {notCompared > 0 && <FormattedMessage id="bloodwork.notCompared" values={{ count: notCompared }} />}
    </>
  );
}
