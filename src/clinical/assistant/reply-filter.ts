import type { ReplyFault } from './reply-fault.ts';
import { holdsAmount, plainNumbers } from './dose-amounts.ts';
import { countsDoses } from './counted-doses.ts';
import { withoutFoodFacts } from './food-facts.ts';
import { foreignFault } from './reply-filter-languages.ts';
import { unmarked } from './language-pattern.ts';

const diagnoses =
  'pre-?eclampsia|eclampsia|hellp|gestational diabetes|diabetes|anaemia|anemia|placenta praevia|placenta previa|cholestasis|miscarriage|a miscarriage|an? infection|an? uti|preterm labou?r|thrombosis|depression|postpartum depression|hypertension';

const STOP = /\b(?:stop|skip|quit)\s+(?:taking|using)\s+(?:your|the|this|that)?\s*(?!alcohol|drugs)[\w-]+/i;

const rules: readonly (readonly [ReplyFault, RegExp])[] = [
  [
    'diagnosis',
    new RegExp(
      String.raw`\byou(?:'re| are|)?\s+(?:probably |likely |most likely |clearly |definitely )?(?:have|had|having|suffering from)\s+(?:${diagnoses})\b`,
      'i',
    ),
  ],
  [
    'diagnosis',
    new RegExp(String.raw`\b(?:this|that|it) is (?:probably |likely |clearly |definitely )?(?:${diagnoses})\b`, 'i'),
  ],
  [
    'no-need-to-call',
    /\b(?:no need|don't need|do not need|not necessary|unnecessary|no reason)\s+(?:for you )?to\s+(?:call|worry|see|go|contact|phone|visit|seek)\b/i,
  ],
  ['no-need-to-call', /\b(?:safe|fine|ok(?:ay)?) to wait\b/i],
  [
    'clinician',
    /\bas (?:a|an|your) (?:doctor|midwife|nurse|clinician|physician|obstetrician|gynaecologist|gynecologist)\b/i,
  ],
  ['clinician', /\bI(?:'m| am) (?:a|an|your) (?:doctor|midwife|nurse|clinician|physician|obstetrician)\b/i],
];

const ITEM = /^\s*(?:[-*•–+|]|\d+[.)]\s)/;

/** The rules ask the assistant to say "Do not stop taking …". */
const NEGATED_STOP = /\b(?:not|never|don't|without)\b[^.!?]{0,20}\b(?:stop|skip|quit)\b/i;

/** No normal sentence is this long. In a longer one that contains an amount no food facts are accepted. */
const MAX_CHECKED_LENGTH = 1000;

/** Every amount in units of medicines is a dose, unless it is a listed food fact. */
function statesDose(text: string, opener: string, isListed: boolean): boolean {
  if (!holdsAmount(text)) return false;
  if (text.length > MAX_CHECKED_LENGTH || opener.length > MAX_CHECKED_LENGTH) return true;
  return holdsAmount(withoutFoodFacts(text, plainNumbers(unmarked(opener)), isListed));
}

/**
 * The fault of one sentence, in any language of the app, or null.
 * @param opener the line that introduced the list that contains it: "You can take:"
 */
export function replyFault(sentence: string, opener = ''): ReplyFault | null {
  const text = plainNumbers(unmarked(sentence));
  const isListed = opener !== '' || ITEM.test(sentence);
  if (statesDose(text, opener, isListed)) return 'dose';
  if (countsDoses(text)) return 'dose';
  if (STOP.test(sentence) && !NEGATED_STOP.test(sentence)) return 'dose';
  return rules.find(([, found]) => found.test(sentence))?.[0] ?? foreignFault(text);
}

const SENTENCE = /[^]*?(?:[.!?।؟]+(?=\s|$)\s*|\n\s*|$)/g;

/** The sentences of a text, with the separators between them. */
export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).filter((part) => part !== '');

/** A line in bold. */
const HEADING = /^\s*\*\*.*\*\*:?\s*$/;
const ROW = /^\s*\|/;

/**
 * Stops growing once it is too long to be checked: in a list of thousands of lines each line would be read with all
 * before it.
 */
const joined = (opener: string, line: string): string =>
  opener.length > MAX_CHECKED_LENGTH ? opener : `${opener} ${line}`;

/** For each sentence the line that introduced its list, or an empty string. */
function openersOf(sentences: readonly string[]): string[] {
  let opener = '';
  let isInList = false;
  let line = '';
  return sentences.map((sentence) => {
    const before = line;
    if (before !== '' && !before.includes('\n')) {
      line += sentence;
      return opener;
    }
    line = sentence;
    if (/:[\s*_]*$/.test(before)) {
      // A nested list is introduced by both lines.
      opener = isInList ? joined(opener, before) : before;
      isInList = true;
    } else if (ITEM.test(sentence)) {
      if (!isInList) opener = before;
      else if (HEADING.test(before)) opener = joined(opener, before);
      isInList = true;
    } else if (/\n\s*\n/.test(before)) {
      opener = '';
      isInList = false;
    }
    const sentenceOpener = opener;
    // The header of a table introduces its rows.
    if (ROW.test(sentence) && !ROW.test(before)) opener = joined(opener, sentence);
    return sentenceOpener;
  });
}

export interface CheckedReply {
  /** The text before the first sentence with a fault. */
  readonly shown: string;
  readonly fault: ReplyFault | null;
}

/**
 * Checks the assistant's text so far, sentence by sentence. After a fault nothing more is shown, because the following
 * text depends on it.
 * @param isWhole false while the last sentence may continue; it is held back until it has ended
 */
export function checkReply(text: string, isWhole: boolean): CheckedReply {
  const sentences = sentencesOf(text);
  const last = sentences.at(-1);
  const ended = isWhole || last === undefined || /[.!?।؟\n]\s*$/.test(last) ? sentences : sentences.slice(0, -1);
  const openers = openersOf(ended);
  for (const [at, sentence] of ended.entries()) {
    const fault = replyFault(sentence, openers[at]);
    if (fault) return { shown: ended.slice(0, at).join(''), fault };
  }
  return { shown: ended.join(''), fault: null };
}
