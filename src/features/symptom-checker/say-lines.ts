import { useIntl } from 'react-intl';
import { readingText } from '@/i18n/reading-words.ts';
import { useContent } from '@/use-content.ts';
import { symptomsOf, toldSigns, type CheckState } from './check-state.ts';
import { statedStage } from './stated-stage.ts';
import type { Known } from './use-known.ts';

/** What to say on the phone, line by line: who she is, what she feels, what she measured. */
export function useSayLines(state: CheckState, known: Known): string[] {
  const intl = useIntl();
  const words = useContent('symptoms');
  const stage = statedStage(state, known);
  const who = () => {
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
  // A pressure is told by its numbers below.
  const signs = toldSigns(state, known.signs).filter((sign) => !sign.startsWith('bp_') || !known.signs.has(sign));
  const lines = [
    who(),
    ...symptomsOf(state).map((id) => words.symptom[id].title),
    ...signs.map((sign) => words.sign[sign]),
    ...known.pressures.map((pressure) =>
      intl.formatMessage(
        { id: 'schecker.say.pressure' },
        { value: readingText(intl, pressure), time: intl.formatTime(pressure.recordedAt) },
      ),
    ),
  ];
  // A symptom and a sign of it can have the same words.
  return [...new Set(lines)];
}
