import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { symptomIds, type SymptomId } from '@/clinical/symptoms/decision-table.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import type { MomentChoice } from '@/clinical/symptoms/symptom-stage.ts';
import { ClinicalContent } from '@/app/content/english-part.tsx';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { initialCheck, skipToFeelsWrong, isPrivateCheck, stepOf, type CheckState } from './check-state.ts';
import { EmergencyStep } from './emergency-step.tsx';
import { QuickExit } from './quick-exit.tsx';
import { QuestionStep } from './question-step.tsx';
import { ResultStep } from './result-step.tsx';
import { StageStep } from './stage-step.tsx';
import { SymptomStep } from './symptom-step.tsx';
import { useKnownFacts } from './use-known.ts';
import styles from './symptom-checker.module.css';

/** The symptom that the address names, for example `?symptom=S05`: it is chosen when its question comes. */
function namedSymptom(search: string): readonly SymptomId[] {
  const named = new URLSearchParams(search).get('symptom') ?? '';
  return symptomIds.filter((id) => id === named);
}

/** One question per screen, offline. Answers are not stored until the user saves the check. */
export default function SymptomCheckerPage() {
  const intl = useIntl();
  const { search } = useLocation();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const known = useKnownFacts();
  const [steps, setSteps] = useState<readonly CheckState[]>([initialCheck]);
  const state = steps.at(-1) ?? initialCheck;
  const step = stepOf(state, known.signs);
  const [tapped, setTapped] = useState<readonly SymptomId[]>(() => namedSymptom(search));
  // Answers that the user sees again when she goes back.
  const [stageBefore, setStageBefore] = useState<MomentChoice | null>(null);
  const [tappedSigns, setTappedSigns] = useState<Readonly<Record<string, readonly Sign[]>>>({});
  // Tapped symptoms already count for the quick exit and for "something feels wrong".
  const withTapped = step.is === 'symptoms' ? { ...state, chosen: tapped } : state;
  const go = (next: CheckState) => setSteps([...steps, next]);
  const restart = () => {
    setSteps([initialCheck]);
    setTapped([]);
    setStageBefore(null);
    setTappedSigns({});
  };
  const container = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    container.current?.querySelector<HTMLElement>('h2[tabindex], [data-answer]')?.focus();
  }, [steps.length]);

  return (
    <Page
      title={intl.formatMessage({ id: 'schecker.title' })}
      back="/more"
      rail={<Rail related={['/readings', '/doctor-chat', '/resources']} calls values />}
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div ref={container} className={styles.check} data-no-offers="">
        {step.is !== 'result' && step.is !== 'gate' && (
          <div className={styles.ways}>
            <Button tone="quiet" icon="back" onClick={() => setSteps(steps.slice(0, -1))}>
              {intl.formatMessage({ id: 'schecker.back' })}
            </Button>
            <Button
              tone="secondary"
              icon="phone"
              onClick={() => go(skipToFeelsWrong({ ...withTapped, stage: state.stage ?? known.stage }))}
            >
              {intl.formatMessage({ id: 'schecker.wrong' })}
            </Button>
          </div>
        )}
        {/* Nothing may be above the emergency question. */}
        <ClinicalContent line={step.is === 'gate' ? 'after' : 'before'}>
          {step.is === 'gate' && <EmergencyStep onAnswer={(gate) => go({ ...state, gate })} />}
          {step.is === 'stage' && (
            <StageStep
              known={known.stage}
              before={stageBefore}
              onAnswer={(stage) => {
                // Each stage has other symptoms.
                if (stageBefore !== null && stage.choice !== stageBefore) setTapped([]);
                setStageBefore(stage.choice);
                go({ ...state, stage });
              }}
            />
          )}
          {step.is === 'symptoms' && state.stage && (
            <SymptomStep
              moments={state.stage.moments}
              chosen={tapped}
              onChoose={setTapped}
              onAnswer={() => go({ ...state, chosen: tapped })}
            />
          )}
          {step.is === 'question' && (
            <QuestionStep
              // Resets the tapped signs for a new question.
              key={step.question.key}
              step={step}
              state={state}
              known={known.signs}
              before={tappedSigns[step.question.key] ?? []}
              onAnswer={(next, signs) => {
                setTappedSigns({ ...tappedSigns, [step.question.key]: signs });
                go(next);
              }}
            />
          )}
          {step.is === 'result' && <ResultStep state={state} result={step.result} known={known} onDone={restart} />}
        </ClinicalContent>
        {isPrivateCheck(withTapped) && <QuickExit onLeave={restart} />}
      </div>
    </Page>
  );
}
