import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Tier } from '@/clinical/tier.ts';
import { CONTENT_VERSION } from '@/content/version.ts';
import { keepSymptomCheck } from '@/db/symptom-checks.ts';
import { shareText } from '@/share-text.ts';
import { Button } from '@/ui/button.tsx';
import { useNotKept } from '@/use-not-kept.ts';
import { recordedSigns, symptomsOf, type CheckState } from './check-state.ts';
import { statedStage } from './stated-stage.ts';
import type { Known } from './use-known.ts';
import styles from './symptom-checker.module.css';

interface KeepCheckProps {
  state: CheckState;
  tier: Tier;
  known: Known;
  /** What is sent to somebody. */
  text: string;
}

/** Keeping a check among her records, where her doctor can read it, and sending it to anybody else. */
export function KeepCheck({ state, tier, known, text }: KeepCheckProps) {
  const intl = useIntl();
  const notKept = useNotKept();
  const [kept, setKept] = useState<'no' | 'saving' | 'yes' | 'failed'>('no');
  const [isCopied, setCopied] = useState(false);
  const keep = () => {
    const stage = statedStage(state, known);
    setKept('saving');
    keepSymptomCheck({
      tier,
      symptoms: [...symptomsOf(state)],
      signs: recordedSigns(state, known.signs),
      weeks: stage.kind === 'pregnant' ? stage.weeks : null,
      rulesVersion: CONTENT_VERSION,
    }).then(
      () => setKept('yes'),
      () => setKept('failed'),
    );
  };
  return (
    <div className={styles.keep}>
      {kept !== 'yes' && (
        <>
          <Button wide busy={kept === 'saving'} onClick={keep}>
            {intl.formatMessage({ id: 'schecker.keep' })}
          </Button>
          <p className={styles.hint}>
            <FormattedMessage id="schecker.keep.hint" />
          </p>
        </>
      )}
      <p role="status">
        {kept === 'yes' && <FormattedMessage id="schecker.kept" />}
        {kept === 'failed' && <FormattedMessage id={notKept('schecker.notKept')} />}
        {isCopied && <FormattedMessage id="schecker.copied" />}
      </p>
      <Button
        tone="secondary"
        icon="share"
        wide
        onClick={() => void shareText(text).then((how) => setCopied(how === 'copied'))}
      >
        {intl.formatMessage({ id: 'schecker.share' })}
      </Button>
    </div>
  );
}
