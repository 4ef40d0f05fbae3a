import { FormattedMessage, useIntl } from 'react-intl';
import { stageValues } from '@/clinical/gestation/stage-values.ts';
import { tierWords } from '@/clinical/rules/acuity-tier.ts';
import { warningSigns, type SymptomResult } from '@/clinical/symptoms/judge-symptoms.ts';
import { symptomTable } from '@/clinical/symptoms/decision-table.ts';
import { useEmergencyNumber } from '@/app/emergency/use-emergency-number.ts';
import { useHelpNumbers } from '@/app/emergency/use-help-numbers.ts';
import { TextForHelp } from '@/app/emergency/text-for-help.tsx';
import { AlertCard } from '@/ui/feedback/alert-card.tsx';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { isPrivateCheck, symptomsOf, type CheckState } from './check-state.ts';
import { SaveCheck } from './save-check.tsx';
import { ResultReasons } from './result-reasons.tsx';
import { useCallScript } from './call-script.ts';
import { statedStage } from './stated-stage.ts';
import type { KnownFacts } from './use-known.ts';
import styles from './symptom-checker.module.css';

interface ResultStepProps {
  state: CheckState;
  result: SymptomResult;
  known: KnownFacts;
  onDone: () => void;
}

const mentalHealth = ['S30', 'S31', 'S32'] as const;

/** The result: how soon to call, whom, why and what to say; then saving and sharing. */
export function ResultStep({ state, result, known, onDone }: ResultStepProps) {
  const intl = useIntl();
  const content = useContent('symptoms');
  const { tier } = result;
  const help = useHelpNumbers();
  const { crisisLines: lines } = useEmergencyNumber();
  const say = useCallScript(state, known);
  const isPrivate = isPrivateCheck(state);
  const isAlarm = tier === 'EMERGENCY' || tier === 'URGENT';
  const calls = help.callsFor(isAlarm ? tier : 'TODAY');
  const values = { ...stageValues(statedStage(state, known)), emergencyNumber: help.emergencyNumber };
  const symptoms = symptomsOf(state);
  const advice = symptoms.flatMap((id) => {
    const key = symptomTable[id].advice;
    return key ? [content.advice[key]] : [];
  });
  const isMentalHealth = symptoms.some((id) => mentalHealth.some((each) => each === id));
  return (
    <>
      <AlertCard
        tier={tier}
        word={intl.formatMessage({ id: tierWords[tier] })}
        calls={calls}
        bodyLine={intl.formatMessage({ id: 'clinical.yourBody' })}
        more={
          <div className={styles.more}>
            {isMentalHealth &&
              lines.map((line) => (
                <ButtonLink key={line.number} to={`tel:${line.number}`} tone="secondary" icon="phone" wide>
                  {intl.formatMessage({ id: 'schecker.line' }, { name: line.name })}
                </ButtonLink>
              ))}
            {calls.length === 0 && (
              <ButtonLink to="/emergency" tone="secondary" icon="phone" wide>
                {intl.formatMessage({ id: 'schecker.numbers' })}
              </ButtonLink>
            )}
            {isAlarm && !isPrivate && (
              <TextForHelp
                smsText={(place) => intl.formatMessage({ id: 'schecker.sms' }, { lines: say.join('. '), place }).trim()}
              />
            )}
          </div>
        }
        close={{
          text: intl.formatMessage({ id: isAlarm ? 'clinical.acknowledge' : 'schecker.done' }),
          onPress: onDone,
        }}
      >
        <p>
          {tier === 'EMERGENCY' && <FormattedMessage id="clinical.symptom.emergency" values={values} />}
          {tier === 'URGENT' && <FormattedMessage id="clinical.symptom.urgent" values={values} />}
          {tier === 'TODAY' && <FormattedMessage id="schecker.today" />}
          {tier === 'SELF_CARE' && (
            <FormattedMessage id="schecker.home" values={{ advice: [...new Set(advice)].join(' ') }} />
          )}
        </p>
        {isAlarm && result.because.map((id) => content.alsoSay[id] && <p key={id}>{content.alsoSay[id]}</p>)}
        {result.notes.map((note) => (
          <p key={note}>{content.note[note]}</p>
        ))}
        {tier === 'SELF_CARE' && (
          <>
            <p>
              <FormattedMessage id="clinical.notADiagnosis" />
            </p>
            <p>
              <FormattedMessage id="clinical.nextVisit" />
            </p>
          </>
        )}
        <p>
          <FormattedMessage id="schecker.again" />
        </p>
      </AlertCard>
      <ResultReasons result={result} say={say} watch={isAlarm ? [] : [...new Set(symptoms.flatMap(warningSigns))]} />
      {isPrivate ? (
        <p className={styles.hint}>
          <FormattedMessage id="schecker.private" />
        </p>
      ) : (
        symptoms.length > 0 && <SaveCheck state={state} tier={tier} known={known} text={say.join('\n')} />
      )}
    </>
  );
}
