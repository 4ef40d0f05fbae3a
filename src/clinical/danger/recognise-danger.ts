import { isAfterPregnancy, unknownStage, type Stage } from '../stage.ts';
import { tierRank, type Tier } from '../tier.ts';
import { classify, type Model } from './classify.ts';
import { conceptOf, type ConceptId } from './concepts.ts';
import { meaningOf, type Meaning } from './context.ts';
import { featuresOf } from './features.ts';
import { findConcepts, type Found } from './find-concepts.ts';
import { findPressures, findTemperatures, weeksNamed } from './judge-numbers.ts';
import { findSugars } from './judge-sugar.ts';
import trained from './model.json' with { type: 'json' };
import { SENTENCE_END, type Word } from './read-words.ts';
import { readMessage } from './tongues/read-tongues.ts';

/** What a message seems to say. */
export interface Danger {
  readonly tier: Tier;
  /** `full` pins the card; `compact` says "If you have this now, ..." to a question, a memory or somebody else's story. */
  readonly card: 'full' | 'compact';
  /** The most urgent first; empty when only the model speaks. */
  readonly concepts: readonly ConceptId[];
  /** The writer's own words that decided, in their order. */
  readonly quotes: readonly string[];
}

const model: Model = trained;

/** From these shares of the model's belief on it raises a card by itself; measured on the held-out sentences. */
const SURE = 0.56;
/** The same for what reads like a general question, a memory or somebody else's story. */
const VERY_SURE = 0.9;
/** Words that often mean something else need at least this. */
const NOT_AGAINST = 0.5;
/** So sure that nothing is wrong, the model makes a full card a compact one. */
const HARMLESS = 0.85;
/** Of what it takes for a danger: from these shares on it is one for the emergency number, or one that can wait until today. */
const MORE_URGENT = 0.25;
const LESS_URGENT = 0.85;
const MOST_QUOTES = 3;
/** How many words a quote is best made of. */
const GOOD_QUOTE = 2.5;
const farFromGood = ({ from, to }: Found): number => Math.abs(to - from - GOOD_QUOTE);

interface Judged extends Found {
  readonly tier: Tier;
  readonly meaning: Meaning;
}

/** Fewer movements: before 16 weeks no alarm, to 24 weeks today, from then or unknown now (clinical rules 12.2). */
function movementTier(stage: Stage, named: number | null): Tier {
  const weeks = Math.max(stage.kind === 'pregnant' ? stage.weeks : 0, named ?? 0);
  if (weeks === 0 || isAfterPregnancy(stage)) return 'URGENT';
  return weeks < 16 ? 'SELF_CARE' : weeks < 24 ? 'TODAY' : 'URGENT';
}

/** With a severe pressure each of them is one for the emergency number (clinical rules 5.5). */
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

/** The words themselves, as they were written; of overlapping ones those that say it shortest without being bare. */
function quotesOf(text: string, words: readonly Word[], judged: readonly Judged[]): string[] {
  const normal = text.normalize('NFKC');
  const taken: Judged[] = [];
  for (const one of judged.toSorted(
    (a, b) => tierRank(b.tier) - tierRank(a.tier) || farFromGood(a) - farFromGood(b) || a.from - b.from,
  ))
    if (!taken.some((other) => one.from < other.to && other.from < one.to)) taken.push(one);
  return taken
    .slice(0, MOST_QUOTES)
    .toSorted((a, b) => a.from - b.from)
    .map(({ from, to }) => normal.slice(words[from]?.start ?? 0, words[to - 1]?.end ?? 0).trim());
}

/** The tier that the model believes in; null when it believes in none. Between two tiers the more urgent one holds. */
function believed({ none, EMERGENCY, TODAY }: ReturnType<typeof classify>, atLeast: number): Tier | null {
  const danger = 1 - none;
  if (danger < atLeast) return null;
  if (EMERGENCY >= MORE_URGENT * danger) return 'EMERGENCY';
  return TODAY >= LESS_URGENT * (danger - EMERGENCY) ? 'TODAY' : 'URGENT';
}

/** Characters that are read at once: in more, one sentence of danger would drown among the others, and time would grow with the square. */
const PIECE = 1500;
/** As long as any message may be; what is longer cannot be sent. */
const LONGEST = 20_000;

/** A long message in pieces, each ended with a sentence where there is one, else with a word. */
function* piecesOf(text: string): Generator<string> {
  let rest = text.slice(0, LONGEST);
  while (rest.length > PIECE) {
    const piece = rest.slice(0, PIECE);
    const sentence = Math.max(...['.', '!', '?', '\n', '؟', '।'].map((end) => piece.lastIndexOf(end)));
    const end = sentence > 0 ? sentence : piece.lastIndexOf(' ');
    const length = end > 0 ? end + 1 : PIECE;
    yield rest.slice(0, length);
    rest = rest.slice(length);
  }
  yield rest;
}

const isMoreUrgent = (one: Danger, other: Danger | null): boolean =>
  other === null || (one.card === other.card ? tierRank(one.tier) > tierRank(other.tier) : one.card === 'full');

/**
 * Reads a message for signs of danger (clinical rules 12.2): concepts made of word families, and a small trained model;
 * either can raise a card. Phrases of five more languages are read too (`tongues`), by the concepts alone. Nothing leaves the phone. A stage that is not known is judged strictly.
 */
export function recogniseDanger(text: string, stage: Stage = unknownStage): Danger | null {
  let worst: Danger | null = null;
  for (const piece of piecesOf(text)) {
    const found = readPiece(piece, stage);
    if (found && isMoreUrgent(found, worst)) worst = found;
  }
  return worst;
}

/** By words, not by a number. */
const isNamed = ({ id }: Judged): boolean => conceptOf(id) !== null;

/** The model knows no numbers: of a message with a pressure or a sugar level it reads the rest. */
const withoutNumbers = (words: readonly Word[], judged: readonly Judged[]): readonly Word[] => {
  const measured = judged.filter((one) => !isNamed(one));
  return measured.length === 0
    ? words
    : words.filter(
        ({ lemma }, at) =>
          lemma !== 'bp' && lemma !== 'sugar' && !measured.some(({ from, to }) => at >= from && at < to),
      );
};

/** Too little for a card, and for calling a sign harmless. */
const knowsNothing = { none: 0.5, SELF_CARE: 0, TODAY: 0, URGENT: 0.5, EMERGENCY: 0 };

/** What the model believes of the sentences it can read. */
function shareOf(words: readonly Word[], judged: readonly Judged[]): ReturnType<typeof classify> {
  const own = words.filter(({ isForeign }) => !isForeign);
  if (own.length === words.length) return classify(model, featuresOf(words, judged));
  if (own.every(({ lemma }) => lemma === SENTENCE_END)) return knowsNothing;
  return classify(
    model,
    featuresOf(
      own,
      judged.filter(({ from }) => !words[from]?.isForeign),
    ),
  );
}

function readPiece(text: string, stage: Stage): Danger | null {
  const words = readMessage(text);
  const judged = judge(text, words, stage);
  const share = shareOf(words, judged);
  const meant = judged.filter(
    ({ meaning, isWeak }) => meaning !== 'denied' && (!isWeak || share.none < 1 - NOT_AGAINST),
  );
  const present = meant.filter(({ meaning }) => meaning === 'now').toSorted(byUrgency);
  const aside = meant.filter(({ meaning }) => meaning !== 'now').toSorted(byUrgency);
  const first = present[0];
  const beside = withoutNumbers(words, judged);
  const believedTier = believed(
    beside.length === words.length ? share : shareOf(beside, judged.filter(isNamed)),
    meaningOf(words, { from: 0, to: words.length }) === 'now' ? SURE : VERY_SURE,
  );
  const isModelAbove =
    aside.length === 0 && tierRank(believedTier) > tierRank(first?.tier ?? null) && !isBeforeMovements(first);
  if (believedTier && isModelAbove) return finding(believedTier, 'full', present, text, words);
  const isDoubtful =
    share.none >= HARMLESS && present.every(({ id, from }) => mayBeHarmless(id) && !words[from]?.isForeign);
  if (first) return finding(first.tier, isDoubtful ? 'compact' : 'full', present, text, words);
  return aside[0] ? finding(aside[0].tier, 'compact', aside, text, words) : null;
}

/** Never harm, movements, or numbers that were measured; nor what needs the emergency number. */
function mayBeHarmless(id: ConceptId): boolean {
  const concept = conceptOf(id);
  return concept !== null && !concept.isAlwaysFull && concept.tier !== 'EMERGENCY';
}

/** The week has already lowered what the words say; the model knows no week. */
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
