import { FormattedMessage, useIntl } from 'react-intl';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { fieldText } from '@/i18n/phrases/field-words.ts';
import type { LocalCollectionName } from '@/model/collections/local-collections.ts';
import { dismissConflict, liveConflicts } from '@/sync/attention/conflict-notices.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import styles from './conflict-lines.module.css';
import { isShownField, valueText } from './conflict-words.ts';

interface ConflictLinesProps {
  recordId?: string;
  /** Show only records of this collection. */
  collection?: LocalCollectionName;
}

/**
 * "Changed on another device": the value that won and the value that lost, until the user dismisses it. Of one record, of
 * one collection, or of all.
 */
export function ConflictLines({ recordId, collection: only }: ConflictLinesProps) {
  const intl = useIntl();
  const conflicts = useLiveQuery(() => liveConflicts(recordId), `conflicts ${recordId ?? ''}`) ?? [];
  const shown = conflicts.filter(({ field, collection }) => isShownField(field) && (!only || collection === only));
  if (shown.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {shown.map(({ id, collection, field, kept, lost, lostFrom = 'here' }) => (
        <li key={id} className={styles.line}>
          <Icon name="smartphone" size={24} />
          <div>
            <p className={styles.what}>
              <FormattedMessage
                id="attention.conflict"
                values={{ what: intl.formatMessage({ id: `attention.what.${collection}` }) }}
              />
            </p>
            <p>
              <FormattedMessage
                id={`attention.conflict.lost.${lostFrom}`}
                values={{
                  field: fieldText(intl, field),
                  kept: valueText(intl, field, kept, lostFrom === 'here' ? 'there' : 'here'),
                  lost: valueText(intl, field, lost, 'other'),
                }}
              />
            </p>
          </div>
          <Button tone="quiet" icon="check" onClick={() => void dismissConflict(id)}>
            <FormattedMessage id="attention.conflict.seen" />
          </Button>
        </li>
      ))}
    </ul>
  );
}
