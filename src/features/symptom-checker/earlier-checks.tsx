import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { symptomTable, type SymptomId } from '@/clinical/symptoms/decision-table.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import {
  saveSymptomCheck,
  newestSymptomChecks,
  removeSymptomCheck,
  type StoredSymptomCheck,
} from '@/db/records/symptom-checks.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { UndoToast } from '@/ui/feedback/undo-toast.tsx';
import { useUndo } from '@/ui/feedback/use-undo.ts';
import { useContent } from '@/app/content/use-content.ts';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';

const MAX_SHOWN = 20;
const isKnown = (id: string): id is SymptomId => Object.hasOwn(symptomTable, id);

/** Saved checks, newest first; renders nothing when there is none. */
export function EarlierChecks() {
  const intl = useIntl();
  const { symptom } = useContent('symptoms');
  const saveFailure = useSaveFailure();
  const [failure, setFailure] = useState<'records.notDeleted' | 'records.notChanged' | null>(null);
  const { gone, start, undo } = useUndo<StoredSymptomCheck>(
    ({ tier, symptoms, signs, weeks, rulesVersion, recordedAt }) => {
      saveSymptomCheck({ tier, symptoms, signs, weeks, rulesVersion }, Date.parse(recordedAt)).catch(() =>
        setFailure('records.notChanged'),
      );
    },
  );
  const remove = (check: StoredSymptomCheck) => {
    setFailure(null);
    removeSymptomCheck(check.id).then(
      () => start(check),
      () => setFailure('records.notDeleted'),
    );
  };
  const checks = useLiveQuery(() => newestSymptomChecks(MAX_SHOWN), 'symptom checks') ?? [];
  // Stay mounted after the last one was deleted, so that undo works.
  if (checks.length === 0 && !gone && !failure) return null;
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="schecker.earlier" />
      </SectionTitle>
      {failure && <FailureMessage alert>{intl.formatMessage({ id: saveFailure(failure) })}</FailureMessage>}
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
