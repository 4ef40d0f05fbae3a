import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomTable, type SymptomId } from '@/clinical/symptoms/table.ts';
import { tierWords } from '@/clinical/tier.ts';
import { newestSymptomChecks, removeSymptomCheck } from '@/db/symptom-checks.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { Button } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { useContent } from '@/use-content.ts';
import { useNotKept } from '@/use-not-kept.ts';

const SHOWN = 20;
const isKnown = (id: string): id is SymptomId => Object.hasOwn(symptomTable, id);

/** The checks that were kept, the newest first; no list when there is none. */
export function EarlierChecks() {
  const intl = useIntl();
  const { symptom } = useContent('symptoms');
  const notKept = useNotKept();
  const [hasFailed, setFailed] = useState(false);
  const checks = useLiveQuery(() => newestSymptomChecks(SHOWN), 'symptom checks') ?? [];
  if (checks.length === 0) return null;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="schecker.earlier" />
      </SectionTitle>
      {hasFailed && (
        <p role="alert">
          <FormattedMessage id={notKept('records.notDeleted')} />
        </p>
      )}
      <List>
        {checks.map(({ id, recordedAt, symptoms, tier }) => (
          <ListRow
            key={id}
            title={intl.formatList((symptoms ?? []).filter(isKnown).map((each) => symptom[each].title))}
            detail={
              <span id={`check-${id}`}>
                {intl.formatMessage({ id: tierWords[tier] })} ·{' '}
                {intl.formatDate(recordedAt, { day: 'numeric', month: 'long', hour: '2-digit', minute: '2-digit' })}
              </span>
            }
            action={
              <Button
                tone="quiet"
                icon="trash"
                aria-describedby={`check-${id}`}
                onClick={() => void removeSymptomCheck(id).catch(() => setFailed(true))}
              >
                <FormattedMessage id="schecker.delete" />
              </Button>
            }
          />
        ))}
      </List>
    </section>
  );
}
