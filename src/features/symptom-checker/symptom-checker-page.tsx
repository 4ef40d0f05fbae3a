import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import type { SymptomId } from '@/clinical/symptoms/table.ts';
import { ClinicalWords } from '@/english-part.tsx';
import { useTact } from '@/tact.ts';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { beginning, cutShort, isPrivateCheck, stepOf, type CheckState } from './check-state.ts';
import { GateStep } from './gate-step.tsx';
import { LeaveNow } from './leave-now.tsx';
import { QuestionStep } from './question-step.tsx';
import { ResultStep } from './result-step.tsx';
import { StageStep } from './stage-step.tsx';
import { SymptomStep } from './symptom-step.tsx';
import { useKnown } from './use-known.ts';
import styles from './symptom-checker.module.css';

/** One question a screen, offline; what is answered is kept nowhere before she says so. */
export default function SymptomCheckerPage() {
  const intl = useIntl();
  const isPlain = useTact((tact) => tact.isPlain);
  const known = useKnown();
  const [steps, setSteps] = useState<readonly CheckState[]>([beginning]);
  const state = steps.at(-1) ?? beginning;
  const step = stepOf(state, known.signs);
  const [tapped, setTapped] = useState<readonly SymptomId[]>([]);
  // What is tapped already counts, for the quick way out and for "something feels wrong".
  const meant = step.is === 'symptoms' ? { ...state, chosen: tapped } : state;
  const go = (next: CheckState) => setSteps([...steps, next]);
  const again = () => {
    setSteps([beginning]);
    setTapped([]);
  };
  const place = useRef<HTMLDivElement>(null);
  const isFirst = useRef(true);
  useEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    window.scrollTo(0, 0);
    place.current?.querySelector<HTMLElement>('h2[tabindex], [data-answer]')?.focus();
  }, [steps.length]);

  return (
    <Page
      title={intl.formatMessage({ id: 'schecker.title' })}
      back="/more"
      width="reading"
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div ref={place} className={styles.check} data-no-offers="">
        {/* What must be answered at once has nothing above it. */}
        <ClinicalWords line={step.is === 'gate' ? 'after' : 'before'}>
          {step.is === 'gate' && <GateStep onAnswer={(gate) => go({ ...state, gate })} />}
          {step.is === 'stage' && (
            <StageStep
              known={known.stage}
              onAnswer={(stage) => {
                // Another stage offers other symptoms.
                setTapped([]);
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
              // A new question begins with nothing tapped.
              key={step.question.key}
              step={step}
              state={state}
              known={known.signs}
              onAnswer={go}
            />
          )}
          {step.is === 'result' && <ResultStep state={state} result={step.result} known={known} onDone={again} />}
        </ClinicalWords>
        {isPrivateCheck(meant) && <LeaveNow onLeave={again} />}
        {step.is !== 'result' && (
          <div className={styles.ways}>
            {steps.length > 1 && (
              <Button tone="quiet" icon="back" onClick={() => setSteps(steps.slice(0, -1))}>
                {intl.formatMessage({ id: 'schecker.back' })}
              </Button>
            )}
            {step.is !== 'gate' && (
              <Button
                tone="secondary"
                icon="phone"
                onClick={() => go(cutShort({ ...meant, stage: state.stage ?? known.stage }))}
              >
                {intl.formatMessage({ id: 'schecker.wrong' })}
              </Button>
            )}
          </div>
        )}
      </div>
    </Page>
  );
}
