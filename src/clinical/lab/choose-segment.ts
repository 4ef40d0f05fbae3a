import type { Trimester } from '@/clinical/gestation/pregnancy-stage.ts';

/** The person the report is about. */
export interface LabPerson {
  /** Reports are taken as a woman's unless set. */
  readonly sex?: 'female' | 'male';
  /** Null when unknown: then a range by trimester is not used. */
  readonly trimester?: Trimester | null;
  readonly isPregnant?: boolean;
}

interface Segment {
  readonly label: string;
  readonly text: string;
}

const LABEL =
  /\b(?:non[- ]?pregnant|not pregnant|pregnant|pregnancy|females?|males?|women|woman|men|man|adults?|children|newborns?|F|M|(?:1st|2nd|3rd|first|second|third)\s*trimester|trimester\s*(?:1|2|3|I{1,3})|T[123]|follicular|luteal|mid[- ]?cycle|ovulation|post[- ]?menopausal|optimal|desirable|sufficient|insufficien\w*|deficien\w*|borderline|normal|high risk|low risk|prediabetes|diabetes|impaired|negative|non[- ]?reactive|equivocal|indeterminate|positive|reactive|non[- ]?immune|immune|toxic\w*|excess)\b\s*(?:phase)?\s*[:=]?/gi;

/** The labelled parts of a list; none when there are no labels or the label is only a comment after the numbers. */
function segmentsOf(text: string): Segment[] {
  const marks = [...text.matchAll(LABEL)];
  return marks
    .map((mark, index): Segment => {
      const from = mark.index + mark[0].length;
      return { label: mark[0].toLowerCase(), text: text.slice(from, marks[index + 1]?.index ?? text.length) };
    })
    .filter((segment) => /\d/.test(segment.text) || segment.text.trim() !== '');
}

const isFemale = (label: string) => /^(?:females?|women|woman|f\b)/.test(label);
const isMale = (label: string) => /^(?:males?|men|man|m\b)/.test(label);
const trimesterOf = (label: string): Trimester | null => {
  const [, number] = /(1|2|3|first|second|third|i{1,3})/.exec(label.replace('trimester', ' ')) ?? [];
  if (!/trimester|^t[123]/.test(label) || !number) return null;
  return ({ '1': 'T1', first: 'T1', i: 'T1', '2': 'T2', second: 'T2', ii: 'T2' } as const)[number as '1'] ?? 'T3';
};
const isPhase = (label: string) => /follicular|luteal|mid|ovulation|menopausal/.test(label);
const isGoodTier = (label: string) =>
  /^(?:optimal|desirable|sufficient|normal|negative|non[- ]?reactive|immune)/.test(label);
const isBadTier = (label: string) =>
  /^(?:insuff|defic|border|high risk|prediabetes|diabetes|impaired|equivocal|indeterminate|positive|reactive|non[- ]?immune|toxic|excess|low risk)/.test(
    label,
  );

/**
 * The part of a labelled range that applies to this person; the text itself when there are no labels, null when only
 * ranges of other people are printed (clinical rules 6.5, step 5).
 */
export function chooseSegment(text: string, person: LabPerson): string | null {
  const { sex = 'female', trimester = null, isPregnant = true } = person;
  const segments = segmentsOf(text);
  const labels = segments.map(({ label }) => label);
  const pick = (fits: (label: string) => boolean): string | null =>
    segments.find(({ label }) => fits(label))?.text ?? null;

  if (labels.some((label) => trimesterOf(label)))
    return trimester === null ? null : pick((label) => trimesterOf(label) === trimester);
  if (
    labels.some((label) => /^(?:non|not)[- ]?pregnant/.test(label)) ||
    labels.some((label) => label.startsWith('pregnan'))
  )
    return pick((label) => (isPregnant ? /^pregnan/ : /^(?:non|not)[- ]?pregnant/).test(label));
  if (labels.some(isPhase)) return null;
  if (labels.some((label) => isFemale(label) || isMale(label))) {
    const segment = pick(sex === 'female' ? isFemale : isMale);
    // After the numbers it is a comment: "12 - 16 (adult female)" applies to women.
    const isComment = /\d/.test(text.slice(0, text.search(LABEL)));
    return segment && /\d/.test(segment)
      ? segment
      : isComment && labels.some(sex === 'female' ? isFemale : isMale)
        ? text
        : null;
  }
  if (labels.some(isGoodTier) && (labels.some(isBadTier) || /\d/.test(pick(isGoodTier) ?? ''))) return pick(isGoodTier);
  return text;
}
