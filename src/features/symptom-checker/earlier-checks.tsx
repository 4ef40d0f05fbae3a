import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomTable, type SymptomId } from '@/clinical/symptoms/table.ts';
import { tierWords } from '@/clinical/tier.ts';
import {
  keepSymptomCheck,
  newestSymptomChecks,
  removeSymptomCheck,
  type KeptSymptomCheck,
} from '@/db/symptom-checks.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import { Button } from '@/ui/button.tsx';
import { List, ListRow } from '@/ui/list.tsx';
import { Failed } from '@/ui/news.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { UndoToast } from '@/ui/undo-toast.tsx';
import { useUndo } from '@/ui/use-undo.ts';
import { useContent } from '@/use-content.ts';
import { useNotKept } from '@/use-not-kept.ts';

const SHOWN = 20;
const isKnown = (id: string): id is SymptomId => Object.hasOwn(symptomTable, id);

/** The checks that were kept, the newest first; no list when there is none. */
export function EarlierChecks() {
  const intl = useIntl();
  const { symptom } = useContent('symptoms');
  const notKept = useNotKept();
  const [failure, setFailure] = useState<'records.notDeleted' | 'records.notChanged' | null>(null);
  const { gone, start, undo } = useUndo<KeptSymptomCheck>(
    ({ tier, symptoms, signs, weeks, rulesVersion, recordedAt }) => {
      keepSymptomCheck({ tier, symptoms, signs, weeks, rulesVersion }, Date.parse(recordedAt)).catch(() =>
        setFailure('records.notChanged'),
      );
    },
  );
  const remove = (check: KeptSymptomCheck) => {
    setFailure(null);
    removeSymptomCheck(check.id).then(
      () => start(check),
      () => setFailure('records.notDeleted'),
    );
  };
  const checks = useLiveQuery(() => newestSymptomChecks(SHOWN), 'symptom checks') ?? [];
  // The last one may be taken back too.
  if (checks.length === 0 && !gone && !failure) return null;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="schecker.earlier" />
      </SectionTitle>
      {failure && <Failed alert>{intl.formatMessage({ id: notKept(failure) })}</Failed>}
      <List>
        {checks.map((check) => (
          <ListRow
            key={check.id}
            title={intl.formatList((check.symptoms ?? []).filter(isKnown).map((each) => symptom[each].title))}
            detail={
              <span id={`check-${check.id}`}>
                {intl.formatMessage({ id: tierWords[check.tier] })} ·{' '}
                {intl.formatDate(check.recordedAt, {
                  day: 'numeric',
                  month: 'long',
                  hour: '2-digit',
                  minute: '2-digit',
                })}
              </span>
            }
            action={
              <Button tone="quiet" icon="trash" aria-describedby={`check-${check.id}`} onClick={() => remove(check)}>
                <FormattedMessage id="schecker.delete" />
              </Button>
            }
          />
        ))}
      </List>
      {gone && <UndoToast text={intl.formatMessage({ id: 'schecker.deleted' })} onUndo={undo} />}
    </section>
  );
}
