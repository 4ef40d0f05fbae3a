import type { ReplyFault } from './reply-fault.ts';
import { holdsAmount, plainNumbers } from './dose-amounts.ts';
import { countsDoses } from './counted-doses.ts';
import { withoutFoodFacts } from './food-facts.ts';
import { foreignFault } from './reply-tongues.ts';
import { unmarked } from './tongue-pattern.ts';

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

/** "Do not stop taking …" is what the rules ask the assistant to say. */
const NEGATED_STOP = /\b(?:not|never|don't|without)\b[^.!?]{0,20}\b(?:stop|skip|quit)\b/i;

/** Nobody writes so long a sentence; in one that tells an amount no fact is looked for. */
const LONGEST = 1000;

/** Every amount that medicines are measured in is a dose, unless it is a fact about food that is known. */
function tellsDose(text: string, opener: string, isListed: boolean): boolean {
  if (!holdsAmount(text)) return false;
  if (text.length > LONGEST || opener.length > LONGEST) return true;
  return holdsAmount(withoutFoodFacts(text, plainNumbers(unmarked(opener)), isListed));
}

/**
 * What is wrong with one sentence, in whichever language of the app it is, or null.
 * @param opener the line that opened the list it stands in: "You can take:"
 */
export function replyFault(sentence: string, opener = ''): ReplyFault | null {
  const text = plainNumbers(unmarked(sentence));
  const isListed = opener !== '' || ITEM.test(sentence);
  if (tellsDose(text, opener, isListed)) return 'dose';
  if (countsDoses(text)) return 'dose';
  if (STOP.test(sentence) && !NEGATED_STOP.test(sentence)) return 'dose';
  return rules.find(([, found]) => found.test(sentence))?.[0] ?? foreignFault(text);
}

const SENTENCE = /[^]*?(?:[.!?।؟]+(?=\s|$)\s*|\n\s*|$)/g;

/** A text in its sentences, with what stands between them. */
export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).filter((part) => part !== '');

/** A line in bold. */
const HEADING = /^\s*\*\*.*\*\*:?\s*$/;
const ROW = /^\s*\|/;

/** No longer than it takes to be too long: in a list of many thousand lines each would be read with all before it. */
const joined = (opener: string, line: string): string => (opener.length > LONGEST ? opener : `${opener} ${line}`);

/** For each sentence the line that opened the list it stands in, or nothing. */
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
      // A list within a list is opened by both.
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
    const own = opener;
    // The head of a table opens its rows.
    if (ROW.test(sentence) && !ROW.test(before)) opener = joined(opener, sentence);
    return own;
  });
}

export interface CheckedReply {
  /** What may be shown: everything before the first sentence at fault. */
  readonly shown: string;
  readonly fault: ReplyFault | null;
}

/**
 * Checks what the assistant has said so far, sentence by sentence. After a fault nothing more is shown: what follows
 * leans on it.
 * @param isWhole false while the last sentence may go on; it is held back until it has ended
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
