import { useIntl } from 'react-intl';
import { readingText } from '@/i18n/reading-words.ts';
import { useContent } from '@/use-content.ts';
import { toldSigns, type CheckState } from './check-state.ts';
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
  const signs = toldSigns(state, known.signs).filter((sign) => !/^(bp|sugar)_/.test(sign) || !known.signs.has(sign));
  return [
    who(),
    ...state.chosen.map((id) => words.symptom[id].title),
    ...signs.map((sign) => words.sign[sign]),
    ...(known.pressure
      ? [
          intl.formatMessage(
            { id: 'schecker.say.pressure' },
            { value: readingText(intl, known.pressure), time: intl.formatTime(known.pressure.recordedAt) },
          ),
        ]
      : []),
  ];
}
