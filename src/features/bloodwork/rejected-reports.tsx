import { FormattedMessage } from 'react-intl';
import { useRejectedRecords } from '@/app/recovery/rejected-records.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { liveRejectedChanges, type RejectedChange } from '@/sync/attention/rejected-changes.ts';
import { Link } from '@/ui/controls/link.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import review from './review.module.css';

function failureOf({ row, isNew }: Pick<RejectedChange, 'row' | 'isNew'>): MessageId {
  if (row._deleted) return 'bloodwork.delete.failed';
  return isNew ? 'bloodwork.notSaved' : 'bloodwork.notChanged';
}

/** The reports whose saving, change or deletion the server rejected; "Needs you" has the reason and what can be done. */
export function RejectedReports() {
  return useRejectedRecords(({ ids }) => ids.size > 0) ? <RejectedList /> : null;
}

function RejectedList() {
  const changes = useLiveQuery(liveRejectedChanges, 'rejected changes') ?? [];
  return changes
    .filter(({ collection }) => collection === 'bloodwork')
    .map((change) => (
      <div key={change.id} role="alert" className={review.trouble}>
        <Icon name="alert" size={20} />
        <div>
          {typeof change.row['testName'] === 'string' && (
            <p>
              <bdi>{change.row['testName']}</bdi>
            </p>
          )}
          <p>
            <FormattedMessage id={failureOf(change)} />
          </p>
          <Link to="/needs-you">
            <FormattedMessage id="readings.refused" />
          </Link>
        </div>
      </div>
    ));
}
