import type { ReplyFault } from './reply-fault.ts';
import { CHANGES, STARTS, TAKES } from './dosing-verbs.ts';
import { isNutrientDose, withoutFoodFacts } from './food-facts.ts';
import { isOrderOpener, isUnnamedAmount } from './list-opener.ts';
import { NUTRIENTS } from './nutrient-ceilings.ts';
import { foreignFault, hasForeignAmount } from './reply-tongues.ts';
import { LETTER, MASS, NO_RATIO, NUMBER, pattern, UNITS, unmarked, whole } from './tongue-pattern.ts';

/** Told in words only of pieces: "one cup" is none. */
const COUNT = String.raw`(?:${NUMBER}|one|two|three|four|five|six|half an?|a couple of|hundred|thousand)`;
const PIECES = 'units?|tablets?|pills?|capsules?|caplets?|drops?|puffs?|sachets?|suppositor(?:y|ies)';
const AMOUNTS = String.raw`${COUNT}[\s-]?${whole(`${UNITS}|${PIECES}`)}${NO_RATIO}`;
/** "24% of your daily needs" says how much there is, not how often to take it. */
const OFTEN = String.raw`every|twice|once|three times|four times|(?<!% of (?:your |the )?)daily|a day|per day`;
/** With one of these names an amount needs no verb (clinical rules 0, invariant 6). */
const MEDICINES =
  'paracetamol\\S*|acetaminophen|acetaminofen|tylenol|panadol|doliprane|ibuprofen\\S*|advil|nurofen|aspirin\\S*|naproxen|diclofenac|codeine|insulin\\S*|labetalol|nifedipine|methyldopa|metformin\\S*|amoxicillin|ondansetron|omeprazole|levothyroxine|misoprostol|पैरासिटामोल|पेरासिटामोल|इबुप्रोफेन|आइबुप्रोफेन|एस्पिरिन|इंसुलिन|(?:ال)?باراسيتامول|(?:ال)?ايبوبروفين|(?:ال)?اسبرين|(?:ال)?انسولين';
const MEASURED = String.raw`${COUNT}[\s-]?${whole(`${UNITS}|${PIECES}|g|grams?|gramos?|grammes?`)}${NO_RATIO}`;
/** In no food: told with an amount it is a medicine. Its foods are told in grams. */
const FOLIC_ACID = 'folic acid|acido folico|acide folique|फोलिक एसिड|(?:ال)?حمض الفوليك|asidi ya foliki|methylfolate';

const near = (names: string, amount: string): string =>
  `${whole(names)}[^.!?]{0,30}?${amount}|${amount}[^.!?]{0,30}?(?<!${LETTER})${whole(names)}`;

const medicine = pattern(whole(MEDICINES));
const ofMedicine = pattern(near(MEDICINES, `(?:${MEASURED}|${MASS})`));
const takes = pattern(whole(`${TAKES}|${STARTS}`));
const amount = pattern(AMOUNTS);
/** Read in what is left when facts about food are taken out: 200 mg of caffeine is no dose. */
const doses: readonly RegExp[] = [
  pattern(`${whole(`${TAKES}|${CHANGES}`)}~${AMOUNTS}`),
  pattern(String.raw`${AMOUNTS}[^.!?]{0,30}?(?<!${LETTER})${whole(OFTEN)}`),
  pattern(
    near(
      NUTRIENTS,
      String.raw`(?:${COUNT}[\s-]?(?:\S+\s)?${whole(PIECES)}|\d[\d.,]*\d{2}\s${whole('unidades|unites|यूनिट|وحد\\S*|vitengo')})`,
    ),
  ),
  pattern(near(FOLIC_ACID, `(?:${AMOUNTS}|${MASS})`)),
];

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

/**
 * What is wrong with one sentence, in whichever language of the app it is, or null.
 * @param opener the line that opened the list it stands in: "You can take:"
 */
export function replyFault(sentence: string, opener = ''): ReplyFault | null {
  const text = unmarked(sentence);
  const opened = unmarked(opener).replaceAll(/\s+/g, ' ').trim();
  const isOrdered = isOrderOpener(opened) || medicine.test(opened);
  const amounts = withoutFoodFacts(text, opened, isOrdered || takes.test(text));
  const isListed = opened !== '' || ITEM.test(sentence);
  if (isListed && isUnnamedAmount(amounts, opened)) return 'dose';
  if (isOrdered && (amount.test(amounts) || hasForeignAmount(amounts))) return 'dose';
  if (ofMedicine.test(`${opened} ${amounts}`)) return 'dose';
  if (doses.some((dose) => dose.test(amounts)) || isNutrientDose(amounts, opened)) return 'dose';
  if (STOP.test(sentence) && !NEGATED_STOP.test(sentence)) return 'dose';
  return rules.find(([, found]) => found.test(sentence))?.[0] ?? foreignFault(text, amounts);
}

const SENTENCE = /[^]*?(?:[.!?।؟]+(?=\s|$)\s*|\n\s*|$)/g;

/** A text in its sentences, with what stands between them. */
export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).filter((part) => part !== '');

const ROW = /^\s*\|/;

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
      opener = isInList ? `${opener} ${before}` : before;
      isInList = true;
    } else if (ITEM.test(sentence)) {
      if (!isInList) opener = before;
      isInList = true;
    } else if (/\n\s*\n/.test(before)) {
      opener = '';
      isInList = false;
    }
    const own = opener;
    // The head of a table opens its rows.
    if (ROW.test(sentence) && !ROW.test(before)) opener = `${opener} ${sentence}`;
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
