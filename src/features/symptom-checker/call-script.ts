import { useIntl } from 'react-intl';
import { readingText } from '@/i18n/phrases/reading-words.ts';
import { useContent } from '@/app/content/use-content.ts';
import { symptomsOf, signsToMention, type CheckState } from './check-state.ts';
import { statedStage } from './stated-stage.ts';
import type { KnownFacts } from './use-known.ts';

/** What to say on the phone, line by line: stage, symptoms, signs, readings. */
export function useCallScript(state: CheckState, known: KnownFacts): string[] {
  const intl = useIntl();
  const content = useContent('symptoms');
  const stage = statedStage(state, known);
  const stageText = () => {
    if (stage.kind === 'pregnant') return intl.formatMessage({ id: 'emergency.say.about' }, { weeks: stage.weeks });
    if (stage.kind === 'ended') return intl.formatMessage({ id: 'emergency.say.ended' });
    if (stage.kind === 'postpartum' && known.profile?.birthDate) {
      const date = intl.formatDate(`${known.profile.birthDate}T12:00:00`, { day: 'numeric', month: 'long' });
      return intl.formatMessage({ id: 'emergency.say.born' }, { date });
    }
    return state.stage && state.stage.choice !== 'unsure'
      ? intl.formatMessage({ id: `schecker.stage.${state.stage.choice}` })
      : intl.formatMessage({ id: 'emergency.say.who' });
  };
  // A measured blood pressure is given as numbers below, so its sign is left out.
  const signs = signsToMention(state, known.signs).filter((sign) => !sign.startsWith('bp_') || !known.signs.has(sign));
  const lines = [
    stageText(),
    ...symptomsOf(state).map((id) => content.symptom[id].title),
    ...signs.map((sign) => content.sign[sign]),
    ...known.pressures.map((pressure) =>
      intl.formatMessage(
        { id: 'schecker.say.pressure' },
        { value: readingText(intl, pressure), time: intl.formatTime(pressure.recordedAt) },
      ),
    ),
  ];
  // A symptom and its sign can have the same text.
  return [...new Set(lines)];
}
