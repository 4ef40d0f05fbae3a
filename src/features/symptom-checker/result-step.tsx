import { FormattedMessage, useIntl } from 'react-intl';
import { crisisLinesOf } from '@/clinical/crisis-lines.ts';
import { stageValues } from '@/clinical/stage-values.ts';
import { tierWords } from '@/clinical/tier.ts';
import { warningSigns, type SymptomResult } from '@/clinical/symptoms/judge-symptoms.ts';
import { symptomTable } from '@/clinical/symptoms/table.ts';
import { guessCountry, useEmergencyContacts } from '@/emergency-contacts.ts';
import { useHelpNumbers } from '@/help-numbers.ts';
import { TextForHelp } from '@/text-for-help.tsx';
import { AlertCard } from '@/ui/alert-card.tsx';
import { ButtonLink } from '@/ui/button.tsx';
import { useContent } from '@/use-content.ts';
import { isPrivateCheck, symptomsOf, type CheckState } from './check-state.ts';
import { KeepCheck } from './keep-check.tsx';
import { ResultReasons } from './result-reasons.tsx';
import { useSayLines } from './say-lines.ts';
import { statedStage } from './stated-stage.ts';
import type { Known } from './use-known.ts';
import styles from './symptom-checker.module.css';

interface ResultStepProps {
  state: CheckState;
  result: SymptomResult;
  known: Known;
  onDone: () => void;
}

const mind = ['S30', 'S31', 'S32'] as const;

/** How soon to call, why, what to say, and whom; then keeping it or sending it. */
export function ResultStep({ state, result, known, onDone }: ResultStepProps) {
  const intl = useIntl();
  const words = useContent('symptoms');
  const { tier } = result;
  const help = useHelpNumbers(known.profile?.countryCode);
  const chosenCountry = useEmergencyContacts(({ countryCode }) => countryCode);
  const lines = crisisLinesOf(chosenCountry ?? known.profile?.countryCode ?? guessCountry());
  const say = useSayLines(state, known);
  const isPrivate = isPrivateCheck(state);
  const isAlarm = tier === 'EMERGENCY' || tier === 'URGENT';
  const calls = help.callsFor(isAlarm ? tier : 'TODAY');
  const values = { ...stageValues(statedStage(state, known)), emergencyNumber: help.emergencyNumber };
  const symptoms = symptomsOf(state);
  const advice = symptoms.flatMap((id) => {
    const key = symptomTable[id].advice;
    return key ? [words.advice[key]] : [];
  });
  const isOfMind = symptoms.some((id) => mind.some((each) => each === id));
  return (
    <>
      <AlertCard
        tier={tier}
        word={intl.formatMessage({ id: tierWords[tier] })}
        calls={calls}
        bodyLine={intl.formatMessage({ id: 'clinical.yourBody' })}
        more={
          <div className={styles.more}>
            {isOfMind &&
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
        {isAlarm && result.because.map((id) => words.alsoSay[id] && <p key={id}>{words.alsoSay[id]}</p>)}
        {result.notes.map((note) => (
          <p key={note}>{words.note[note]}</p>
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
        symptoms.length > 0 && <KeepCheck state={state} tier={tier} known={known} text={say.join('\n')} />
      )}
    </>
  );
}
