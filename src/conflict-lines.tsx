import { FormattedMessage, useIntl } from 'react-intl';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { fieldText } from '@/i18n/field-words.ts';
import type { LocalCollectionName } from '@/model/local-collection.ts';
import { dismissConflict, liveConflicts } from '@/sync/conflicts-seen.ts';
import { Button } from '@/ui/button.tsx';
import { Icon } from '@/ui/icon.tsx';
import styles from './conflict-lines.module.css';
import { isTold, valueText } from './conflict-words.ts';

interface ConflictLinesProps {
  recordId?: string;
  /** Only records of this kind. */
  collection?: LocalCollectionName;
}

/**
 * "Changed on another device": what stands now and what was here, until it has been seen. Of one record or one kind,
 * for their own screen, or of all.
 */
export function ConflictLines({ recordId, collection: only }: ConflictLinesProps) {
  const intl = useIntl();
  const conflicts = useLiveQuery(() => liveConflicts(recordId), `conflicts ${recordId ?? ''}`) ?? [];
  const told = conflicts.filter(({ field, collection }) => isTold(field) && (!only || collection === only));
  if (told.length === 0) return null;
  return (
    <ul className={styles.lines}>
      {told.map(({ id, collection, field, kept, lost, lostFrom = 'here' }) => (
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
