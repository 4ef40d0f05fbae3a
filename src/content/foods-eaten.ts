import { dietNames } from './diet-names.ts';
import type { Diet } from './meal.ts';

/*
 * "Vegetarian, I drink milk": a food that she says she eats is not one to leave out. Believed only of words that are all
 * known, so that a refusal in words nobody thought of ("milk makes me ill") is never taken for the contrary.
 */

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));

/** Foods that are named for being left out, and ways of eating that say nothing of them. */
const foods: ReadonlySet<Diet> = new Set(['lactose-free', 'nut-free', 'egg-free', 'gluten-free']);
const ways: ReadonlySet<Diet> = new Set(['hindu-vegetarian', 'pescatarian', 'vegetarian', 'halal', 'kosher', 'jain']);
/** With milk or eggs. */
const mayHoldMore = /veg|pesc|शाकाहार|نباتي|bila nyama|mboga/;

/** Words that say of what follows that it is eaten. */
const before = set(
  'yes drink drinks eat eats have take like love enjoy consume tolerate ' +
    'tomo bebo como come comer beber tomar consumo gusta gustan tolero ' +
    'bois mange prends consomme aime boire manger supporte digere ' +
    'nakunywa ninakunywa nanywa hunywa nakula ninakula hula natumia ninatumia napenda ninapenda kunywa kula ' +
    'اشرب بشرب اكل باكل اتناول احب تناول',
);
/** The same of what stands before them. */
const behind = set(
  'ok okay fine allowed yes drinker eater bien permitido oui sawa ndiyo تمام عادي مسموح ' +
    'पीती पीता पीते खाती खाता खाते लेती लेता लेते ठीक चलता पसंद साथ ' +
    'piti peeti pita peeta pite khati khata khate leti leta lete thik theek chalta pasand',
);
/** Without a person, behind "I do not eat eggs and", they belong to the "not". */
const withoutPerson = set(
  'drink eat have take like love enjoy consume tolerate comer beber tomar boire manger kunywa kula',
);

/** What says nothing against a food. No word that is "not", "less", "if" or a plant of milk ("soy", "ni", "si", "plus") in any of the languages. */
const harmless = set(
  "i im i'm am cow's a an the some my do also still always often daily every day days morning night lots lot of or only just is are be can to in " +
    'tea coffee cow cows buffalo fresh full fat skimmed whole pasteurised pasteurized boiled cooked hot warm cold glass cup cheese yogurt yoghurt ' +
    'curd ghee butter paneer product products both who very much mostly pure strict diet all everything ' +
    'yo la el los las un una de del tambien todo todos toda dia dias cada vaso cafe te queso yogur mantequilla productos me mucha mucho puedo entera ' +
    'desnatada pasteurizada vaca cocido cocidos que siempre ' +
    'je suis le les des du d l et aussi tous jours chaque matin verre the fromage yaourt yaourts beurre produits vache entier pasteurise peux toujours encore qui cuits ' +
    'मैं हूँ हूं भी रोज़ रोज सब है हैं को का की के मुझे चाय कॉफी दही पनीर घी गाय शुद्ध ' +
    'main mein hoon hun hu bhi roz sab hai hain ko ka ki ke mujhe chai dahi gai gay shuddh ' +
    'انا كل يوم ايضا كمان الشاي القهوه الجبن الجبنه الزبادي كاس من البقر المبستر في الصباح ' +
    "mimi pia kila siku asubuhi ya wa kahawa jibini mtindi ng'ombe glasi naweza kikombe",
);

/** What drinking it did to her; "du pain" is bread. */
const ILL =
  /intoler|allerg|alerg|\brash|hives|\bill\b|\bsick|hurt|(?<!\bdu |\ble |\bde |\bau )\bpain|aches?\b|bloat|\bga[sz](?:es)?\b|cramp|\bswell|\bitch|vomi|diarr|\breact|problem|trouble|roncha|duele|dolor|\bmal\b|hinch|gonfl|douleur|malade|दर्द|एलर्जी|उल्टी|गैस|सूज|\bdard|\bulti|حساسي|[اأ]لم|وجع|انتفاخ|umwa\b|vimba|mzio|tapika/;
/** "I like milk but I can not have it"; of another food the phrase goes on. */
const CANNOT =
  /(?:can ?not|can['’]?t|must ?n['’]?t|must not|may not|should not|shouldn['’]?t|do not|don['’]?t)(?: (?:eat|drink|have|take|tolerate))?(?: (?:it|them|any))?$|\bno (?:puedo|debo|como|tomo)(?: \p{L}+l[ao]s?)?$|(?:peux|dois) pas(?: en \p{L}+)?$|^(?:मैं )?नहीं \p{L}[\p{L}\p{M} ]*$|^(?:main )?nahi |^(?:لا|ما|مش) ?(?:[اأ]ستطيع|[اأ]قدر|يمكن\p{L}*|قادر[هة]?)$|^siwezi(?: ku\p{L}+)?$/u;
const INTOLERANCE = /lactos|celia|लैक्टोज|لاكتوز/;
const wholeWord = ({ source }: RegExp) => new RegExp(`[\\p{L}\\p{M}]*(?:${source})[\\p{L}\\p{M}]*`, 'gu');
const foodWords = dietNames.flatMap(([pattern, diet]) =>
  foods.has(diet) ? [[wholeWord(pattern), diet] as const] : [],
);
const wayWords = dietNames.flatMap(([pattern, diet]) => (ways.has(diet) ? [wholeWord(pattern)] : []));

/** The words of a phrase, each food as the diet that leaves it out, ways of eating left out. */
function wordsOf(phrase: string): string[] {
  let text = phrase
    .replaceAll('’', "'")
    .replace(/^(?:yo )?soy (?=veg|pesc)/, '')
    .replaceAll(/\bj'/g, 'je ')
    .replace(/\bni sawa\b/, 'sawa');
  for (const pattern of wayWords) text = text.replaceAll(pattern, ' ');
  for (const [pattern, diet] of foodWords) text = text.replaceAll(pattern, ` ${diet} `);
  const words =
    text
      .replaceAll(/[أإآ]/g, 'ا')
      .replaceAll('ة', 'ه')
      .match(/[\p{L}\p{M}'-]+/gu) ?? [];
  return words.map((word) => word.replaceAll(/^[-']+|[-']+$/g, '')).filter((word) => word !== '');
}

const anyFood = dietNames.flatMap(([{ source }, diet]) => (foods.has(diet) ? [source] : [])).join('|');
/** "I drink milk no eggs" has no comma where it should have one. */
export const WHERE_REFUSAL_BEGINS = new RegExp(
  `(?<=(?:${anyFood})\\p{L}*)\\s+(?=(?:no|without|sin|sans|bila|بدون|बिना)\\s+\\p{L}*(?:${anyFood}))`,
  'giu',
);

const isFood = (word: string): word is Diet => foods.has(word as Diet);
const isKnown = (word: string) => isFood(word) || before.has(word) || behind.has(word) || harmless.has(word);

/** A phrase between "and", "with", "but" and the like. */
export interface Phrase {
  /** As `plain` makes it. */
  readonly text: string;
  /** What joins it to the phrase before. */
  readonly joint: 'and' | 'with' | 'other';
}

interface Read {
  readonly words: readonly string[];
  /** Nothing but words that say nothing against a food. */
  readonly isClear: boolean;
  /** Only foods. */
  readonly isBare: boolean;
}

function read({ text }: Phrase): Read {
  const words = wordsOf(text);
  const isClear = !INTOLERANCE.test(text) && words.every(isKnown);
  return { words, isClear, isBare: isClear && words.every((word) => isFood(word) || harmless.has(word)) };
}

/** The foods that one phrase says are eaten: "I drink milk", "milk is fine". */
function saidEaten({ words, isClear }: Read): Diet[] {
  if (!isClear) return [];
  return words.filter(
    (word, at): word is Diet =>
      isFood(word) &&
      (words.slice(0, at).some((each) => before.has(each)) || words.slice(at).some((each) => behind.has(each))) &&
      // Milk of almonds is what people drink who leave out the other.
      !(word === 'lactose-free' && words.includes('nut-free')) &&
      // "I have nuts" may be the answer to what she has.
      !(word === 'nut-free' && words.includes('have')),
  );
}

/** What follows makes an allergy of it, or tells what came of it: "I have egg and milk allergy", "and get a rash". */
function isTurned(later: readonly Read[], phrases: readonly Phrase[], isDoubtful: boolean): boolean {
  if (isDoubtful && later.some(({ words, isClear }) => !isClear && isFood(words[0] ?? ''))) return true;
  const next = later.findIndex(({ isBare, words }) => !isBare || !words.some(isFood));
  const isOfFood = later[next]?.words.some(isFood) ?? true;
  return !isOfFood && [ILL, CANNOT].some((pattern) => pattern.test(phrases[next]?.text ?? ''));
}

const withoutNuts = (diet: Diet) => diet !== 'nut-free';

/** For each phrase the foods that it says are eaten, as the diets that would leave them out. Nuts only where it says so itself. */
export function foodsEaten(phrases: readonly Phrase[]): ReadonlySet<Diet>[] {
  const all = phrases.map(read);
  const eaten = all.map(saidEaten);
  const bareFoods = (at: number) => (all[at]?.isBare ? all[at].words.filter(isFood).filter(withoutNuts) : []);
  for (const [at, { joint }] of phrases.entries()) {
    const own = all[at] as Read;
    const last = all[at - 1];
    const isRefusalOfMore = last && !last.isClear && last.words.some((word) => before.has(word));
    if (isRefusalOfMore && joint !== 'with' && withoutPerson.has(own.words[0] ?? '')) eaten[at] = [];
    // "Vegetarian with milk", but not "vegetarian and milk".
    const isKind =
      joint === 'with' &&
      last?.words.every((word) => harmless.has(word)) &&
      mayHoldMore.test(phrases[at - 1]?.text ?? '');
    // "I eat eggs and milk".
    const isOneMore = joint !== 'other' && (eaten[at - 1]?.length ?? 0) > 0;
    if (isKind || isOneMore) eaten[at]?.push(...bareFoods(at));
    if (isTurned(all.slice(at + 1), phrases.slice(at + 1), isKind || own.words.includes('have'))) eaten[at] = [];
  }
  // "Milk and eggs are fine".
  for (let at = phrases.length - 1; at > 0; at--) {
    const isOfBoth = phrases[at]?.joint === 'and' && all[at]?.words.some((word) => behind.has(word));
    if (isOfBoth && (eaten[at]?.length ?? 0) > 0) eaten[at - 1]?.push(...bareFoods(at - 1));
  }
  return eaten.map((diets) => new Set(diets));
}
