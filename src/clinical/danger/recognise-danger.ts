import { isAfterPregnancy, unknownStage, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { classify, type Model } from './classify.ts';
import { conceptOf, type ConceptId } from './danger-concepts.ts';
import { meaningOf, type Meaning } from './negation-context.ts';
import { featuresOf } from './message-features.ts';
import { findConcepts, type Found } from './find-danger-concepts.ts';
import { findPressures, findTemperatures, weeksNamed } from './judge-numbers.ts';
import { findSugars } from './judge-sugar.ts';
import trained from './model.json' with { type: 'json' };
import { SENTENCE_END, type Word } from '@/clinical/danger/languages/word-tokenizer.ts';
import { readMessage } from '@/clinical/danger/languages/read-message.ts';

/** The danger that a message seems to describe. */
export interface Danger {
  readonly tier: Tier;
  /**
   * `full` pins the card. `compact` says "If you have this now, ..." for a question, a memory or another person's
   * story.
   */
  readonly card: 'full' | 'compact';
  /** The most urgent first; empty when only the model raised the card. */
  readonly concepts: readonly ConceptId[];
  /** The writer's own words that led to the result, in their order. */
  readonly quotes: readonly string[];
}

const model: Model = trained;

/** The model alone raises a card from this probability of danger on; measured on the held-out sentences. */
const SURE = 0.56;
/** The same for text that reads like a general question, a memory or another person's story. */
const VERY_SURE = 0.9;
/** Words that often mean something else need at least this probability. */
const MIN_WEAK_DANGER = 0.5;
/** From this probability of no danger on, a full card becomes a compact one. */
const HARMLESS = 0.85;
/** Share of the danger probability from which the tier is the emergency number, or can wait until today. */
const MORE_URGENT = 0.25;
const LESS_URGENT = 0.85;
const MAX_QUOTES = 3;
/** The preferred number of words in a quote. */
const PREFERRED_QUOTE_WORDS = 2.5;
const distanceFromPreferred = ({ from, to }: Found): number => Math.abs(to - from - PREFERRED_QUOTE_WORDS);

interface Judged extends Found {
  readonly tier: Tier;
  readonly meaning: Meaning;
}

/**
 * Fewer movements: no alarm before 16 weeks, today until 24 weeks, now from then on or when the week is unknown
 * (clinical rules 12.2).
 */
function movementTier(stage: Stage, named: number | null): Tier {
  const weeks = Math.max(stage.kind === 'pregnant' ? stage.weeks : 0, named ?? 0);
  if (weeks === 0 || isAfterPregnancy(stage)) return 'URGENT';
  return weeks < 16 ? 'SELF_CARE' : weeks < 24 ? 'TODAY' : 'URGENT';
}

/** With a severe pressure each of these needs the emergency number (clinical rules 5.5). */
const worseWithPressure: ReadonlySet<ConceptId> = new Set(['RF13', 'RF14', 'RF15', 'RF16']);

function judge(text: string, words: readonly Word[], stage: Stage): Judged[] {
  const numbers = [...findPressures(words), ...findSugars(words, text), ...findTemperatures(words)];
  const named = findConcepts(words).map((found) => {
    const tier = conceptOf(found.id)?.tier ?? 'URGENT';
    return { ...found, tier: found.id === 'RF12' ? movementTier(stage, weeksNamed(words)) : tier };
  });
  const judged = [...named, ...numbers].map((found) => ({ ...found, meaning: meaningOf(words, found) }));
  const hasSign = judged.some(({ id, meaning }) => meaning === 'now' && worseWithPressure.has(id));
  return judged.map((one) =>
    hasSign && one.id === 'RF21' && one.tier === 'URGENT' ? { ...one, tier: 'EMERGENCY' } : one,
  );
}

const byUrgency = (a: Judged, b: Judged) => tierRank(b.tier) - tierRank(a.tier) || a.from - b.from;

/** The quoted words as written; of overlapping quotes the shortest that is not too short. */
function quotesOf(text: string, words: readonly Word[], judged: readonly Judged[]): string[] {
  const normal = text.normalize('NFKC');
  const taken: Judged[] = [];
  for (const one of judged.toSorted(
    (a, b) =>
      tierRank(b.tier) - tierRank(a.tier) || distanceFromPreferred(a) - distanceFromPreferred(b) || a.from - b.from,
  ))
    if (!taken.some((other) => one.from < other.to && other.from < one.to)) taken.push(one);
  return taken
    .slice(0, MAX_QUOTES)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => normal.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).trim());
}

/**
 * The tier according to the model; null when the probability is too low. Between two tiers the more urgent one applies.
 */
function modelTierOf({ none, EMERGENCY, TODAY }: ReturnType<typeof classify>, atLeast: number): Tier | null {
  const danger = 1 - none;
  if (danger < atLeast) return null;
  if (EMERGENCY >= MORE_URGENT * danger) return 'EMERGENCY';
  return TODAY >= LESS_URGENT * (danger - EMERGENCY) ? 'TODAY' : 'URGENT';
}

/**
 * Number of characters read at once. In a longer text one sentence of danger would be lost among the others, and the
 * time would grow with the square.
 */
const PIECE_LENGTH = 1500;
/** Maximum length of a message; longer ones cannot be sent. */
const MAX_LENGTH = 20_000;

/** A long message in pieces, cut at the end of a sentence if there is one, else at the end of a word. */
function* piecesOf(text: string): Generator<string> {
  let rest = text.slice(0, MAX_LENGTH);
  while (rest.length > PIECE_LENGTH) {
    const piece = rest.slice(0, PIECE_LENGTH);
    const sentence = Math.max(...['.', '!', '?', '\n', '؟', '।'].map((end) => piece.lastIndexOf(end)));
    const end = sentence > 0 ? sentence : piece.lastIndexOf(' ');
    const length = end > 0 ? end + 1 : PIECE_LENGTH;
    yield rest.slice(0, length);
    rest = rest.slice(length);
  }
  yield rest;
}

const isMoreUrgent = (one: Danger, other: Danger | null): boolean =>
  other === null || (one.card === other.card ? tierRank(one.tier) > tierRank(other.tier) : one.card === 'full');

/**
 * Searches a message for signs of danger (clinical rules 12.2), with concepts made of word families and a small trained
 * model; either can raise a card. Five more languages are read by the concepts alone (`languages`). All of it runs on the
 * phone. An unknown stage is judged by the strictest rule.
 */
export function recogniseDanger(text: string, stage: Stage = unknownStage): Danger | null {
  let worst: Danger | null = null;
  for (const piece of piecesOf(text)) {
    const found = readPiece(piece, stage);
    if (found && isMoreUrgent(found, worst)) worst = found;
  }
  return worst;
}

/** Whether it was found by words, not by a number. */
const isNamed = ({ id }: Judged): boolean => conceptOf(id) !== null;

/** The model is not trained on numbers: it reads the message without the pressure or sugar level. */
const withoutNumbers = (words: readonly Word[], judged: readonly Judged[]): readonly Word[] => {
  const measured = judged.filter((one) => !isNamed(one));
  return measured.length === 0
    ? words
    : words.filter(
        ({ lemma }, at) =>
          lemma !== 'bp' && lemma !== 'sugar' && !measured.some(({ from, to }) => at >= from && at < to),
      );
};

/** Too low to raise a card, and to make a card compact. */
const neutralProbabilities = { none: 0.5, SELF_CARE: 0, TODAY: 0, URGENT: 0.5, EMERGENCY: 0 };

/** The model's probabilities for the sentences it can read. */
function probabilitiesOf(words: readonly Word[], judged: readonly Judged[]): ReturnType<typeof classify> {
  const englishWords = words.filter(({ isForeign }) => !isForeign);
  if (englishWords.length === words.length) return classify(model, featuresOf(words, judged));
  if (englishWords.every(({ lemma }) => lemma === SENTENCE_END)) return neutralProbabilities;
  return classify(
    model,
    featuresOf(
      englishWords,
      judged.filter(({ from }) => !words[from]?.isForeign),
    ),
  );
}

function readPiece(text: string, stage: Stage): Danger | null {
  const words = readMessage(text);
  const judged = judge(text, words, stage);
  const probabilities = probabilitiesOf(words, judged);
  const relevant = judged.filter(
    ({ meaning, isWeak }) => meaning !== 'denied' && (!isWeak || probabilities.none < 1 - MIN_WEAK_DANGER),
  );
  const present = relevant.filter(({ meaning }) => meaning === 'now').toSorted(byUrgency);
  const notPresent = relevant.filter(({ meaning }) => meaning !== 'now').toSorted(byUrgency);
  const first = present[0];
  const unmeasured = withoutNumbers(words, judged);
  const modelTier = modelTierOf(
    unmeasured.length === words.length ? probabilities : probabilitiesOf(unmeasured, judged.filter(isNamed)),
    meaningOf(words, { from: 0, to: words.length }) === 'now' ? SURE : VERY_SURE,
  );
  const isModelAbove =
    notPresent.length === 0 && tierRank(modelTier) > tierRank(first?.tier ?? null) && !isBeforeMovements(first);
  if (modelTier && isModelAbove) return finding(modelTier, 'full', present, text, words);
  const isDoubtful =
    probabilities.none >= HARMLESS && present.every(({ id, from }) => mayBeHarmless(id) && !words[from]?.isForeign);
  if (first) return finding(first.tier, isDoubtful ? 'compact' : 'full', present, text, words);
  return notPresent[0] ? finding(notPresent[0].tier, 'compact', notPresent, text, words) : null;
}

/** Never harm, movements or measured numbers, nor signs that need the emergency number. */
function mayBeHarmless(id: ConceptId): boolean {
  const concept = conceptOf(id);
  return concept !== null && !concept.isAlwaysFull && concept.tier !== 'EMERGENCY';
}

/** The week has already lowered the tier of the words; the model does not take the week into account. */
const isBeforeMovements = (first: Judged | undefined): boolean => first?.id === 'RF12' && first.tier !== 'URGENT';

function finding(
  tier: Tier,
  card: Danger['card'],
  judged: readonly Judged[],
  text: string,
  words: readonly Word[],
): Danger {
  return { tier, card, concepts: [...new Set(judged.map(({ id }) => id))], quotes: quotesOf(text, words, judged) };
}
