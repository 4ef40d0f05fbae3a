import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Tier } from '@/clinical/rules/acuity-tier.ts';
import { openEpisode } from '@/app/episodes/note-in-episode.ts';
import { CONTENT_VERSION } from '@/content/version.ts';
import { saveSymptomCheck } from '@/db/records/symptom-checks.ts';
import { toInstant } from '@/model/time/instant.ts';
import { shareText } from '@/ui/media/share-text.ts';
import { Button } from '@/ui/controls/button.tsx';
import { useSaveFailure } from '@/app/forms/use-save-failure.ts';
import { recordedSigns, symptomsOf, type CheckState } from './check-state.ts';
import { statedStage } from './stated-stage.ts';
import type { KnownFacts } from './use-known.ts';
import styles from './symptom-checker.module.css';

interface SaveCheckProps {
  state: CheckState;
  tier: Tier;
  known: KnownFacts;
  /** The text to share. */
  text: string;
}

/** Saves a check as a record, which the doctor can read, or shares it as text. */
export function SaveCheck({ state, tier, known, text }: SaveCheckProps) {
  const intl = useIntl();
  const saveFailure = useSaveFailure();
  const [saving, setSaving] = useState<'no' | 'saving' | 'yes' | 'failed'>('no');
  const [isCopied, setCopied] = useState(false);
  const save = () => {
    const stage = statedStage(state, known);
    setSaving('saving');
    saveSymptomCheck({
      tier,
      symptoms: [...symptomsOf(state)],
      signs: recordedSigns(state, known.signs),
      weeks: stage.kind === 'pregnant' ? stage.weeks : null,
      rulesVersion: CONTENT_VERSION,
    }).then(
      (causeId) => {
        setSaving('yes');
        const at = toInstant(Date.now());
        void openEpisode({ cause: 'symptomCheck', causeId, tier, rule: null, textId: null, at });
      },
      () => setSaving('failed'),
    );
  };
  return (
    <div className={styles.keep}>
      {saving !== 'yes' && (
        <>
          <Button wide busy={saving === 'saving'} onClick={save}>
            {intl.formatMessage({ id: 'schecker.keep' })}
          </Button>
          <p className={styles.hint}>
            <FormattedMessage id="schecker.keep.hint" />
          </p>
        </>
      )}
      <p role="status">
        {saving === 'yes' && <FormattedMessage id="schecker.kept" />}
        {saving === 'failed' && <FormattedMessage id={saveFailure('schecker.notKept')} />}
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
