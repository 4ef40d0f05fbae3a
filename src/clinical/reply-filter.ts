import type { ReplyFault } from './reply-fault.ts';
import { foreignFault } from './reply-tongues.ts';

const AMOUNT = String.raw`\d+(?:[.,]\d+)?\s?(?:mg|mcg|µg|μg|ml|iu|units?|tablets?|pills?|capsules?|drops?)\b(?!\s?/)`;
const DOSING = String.raw`\b(?:take|taking|give|giving|increase|reduce|double|halve|start(?: with)?|swallow|dose)\b`;
/** Facts about food are allowed: 200 mg of caffeine is no dose. */
const FOOD = /\b(?:caffeine|coffee|tea|iron-rich|food|diet|serving|portion|cup|glass|per 100 ?g|contains?)\b/i;

const diagnoses =
  'pre-?eclampsia|eclampsia|hellp|gestational diabetes|diabetes|anaemia|anemia|placenta praevia|placenta previa|cholestasis|miscarriage|a miscarriage|an? infection|an? uti|preterm labou?r|thrombosis|depression|postpartum depression|hypertension';

const rules: readonly (readonly [ReplyFault, RegExp])[] = [
  [
    'dose',
    new RegExp(
      `${DOSING}[^.!?]{0,60}?${AMOUNT}|${AMOUNT}[^.!?]{0,30}?\\b(?:every|twice|once|three times|daily|a day|per day)\\b`,
      'i',
    ),
  ],
  ['dose', /\b(?:stop|skip|quit)\s+(?:taking|using)\s+(?:your|the|this|that)?\s*(?!alcohol|drugs)[\w-]+/i],
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

/** A fact about food or a question to a prescriber is no order. */
const isAllowed = (fault: ReplyFault, sentence: string): boolean => fault === 'dose' && FOOD.test(sentence);
/** "Do not stop taking …" is what the rules ask the assistant to say. */
const NEGATED_STOP = /\b(?:not|never|don't|without)\b[^.!?]{0,20}\b(?:stop|skip|quit)\b/i;

/** What is wrong with one sentence, in whichever language of the app it is, or null. */
export function replyFault(sentence: string): ReplyFault | null {
  for (const [fault, pattern] of rules) {
    if (!pattern.test(sentence) || isAllowed(fault, sentence)) continue;
    if (fault === 'dose' && NEGATED_STOP.test(sentence)) continue;
    return fault;
  }
  const fault = foreignFault(sentence);
  return fault && isAllowed(fault, sentence) ? null : fault;
}

const SENTENCE = /[^]*?(?:[.!?।؟]+(?=\s|$)\s*|\n\s*|$)/g;

/** A text in its sentences, with what stands between them. */
export const sentencesOf = (text: string): string[] => (text.match(SENTENCE) ?? []).filter((part) => part !== '');

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
  const at = ended.findIndex((sentence) => replyFault(sentence) !== null);
  if (at === -1) return { shown: ended.join(''), fault: null };
  return { shown: ended.slice(0, at).join(''), fault: replyFault(ended[at]!) };
}
