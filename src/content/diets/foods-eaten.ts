import { conjunctions, plain } from './diet-names.ts';
import type { Diet } from '@/content/entries/meal.ts';

/*
 * "Vegetarian, I drink milk": milk must not be excluded. Accepted for few foods only, and only if every phrase of the
 * whole text is of a kind below: with one unknown word ("milk makes me ill") nothing is accepted. So this file must not
 * list a word that in any language means "not", "less" or "if", or is a plant milk, or resembles one of these ("na",
 * "les", "si", "soy").
 */

const MILK = '(?<!almond )milk|dairy|leche|lait|दूध|doodh|dudh|(?:ال)?(?:حليب|لبن)|maziwa';
const EGGS = 'eggs?|huevos?|oeufs?|œufs?|अंड[ाे]|and[ae]|(?:ال)?بيض|mayai';
// Of nut milks only almond milk is accepted; a person who drinks it avoids dairy milk.
const NUTS = 'almond milk|nuts|nueces|noix|मेवे|(?:ال)?مكسرات|karanga';
const FOOD = `(?:${MILK}|${EGGS}|almond milk)`;
const FOODS = `${FOOD}(?: (?:${conjunctions.and}) ${FOOD})*`;
const OTHER_FOODS = `${NUTS}|meat|fish|carne|pescado|viande|poisson|मांस|मछली|(?:ال)?(?:لحم|سمك)|nyama|samaki`;
const VEGETARIAN =
  "(?:i am |i'm |soy |je suis )?(?:a |pure )?(?:veg|vegetarian[ao]?|vegetarien(?:ne)?|शाकाहारी|shakahari|نباتي[ةه]?)";
const OTHER_WAYS = 'halal|kosher|jain|gluten-free|हलाल|जैन|حلال';

/** Each verb with its person: after "I do not eat eggs and" a bare "drink" belongs to the "not". */
const I_EAT = 'i (?:eat|drink)|como|bebo|tomo|je (?:mange|bois)|[أا]شرب|[أآا]كل|[أا]تناول|(?:ni)?naku(?:nywa|la)';
const IS_EATEN =
  '(?:(?:is|are) )?(?:ok|okay|fine)|esta bien|(?:पी|खा|ले)(?:ती|ता) (?:हूँ|हूं)|(?:pee?|pi|kha|le)t[ai] (?:hoon|hun)|ठीक है|th(?:i|ee)k hai|تمام|ni sawa';
const NO = 'no|without|sin|sans|pas|بدون|bila';
const I_EAT_NO = "i (?:don't|do not) (?:eat|drink)|no (?:como|bebo|tomo)";
const IS_NOT_EATEN = '(?:नहीं|nahi) (?:(?:पी|खा|ले)(?:ती|ता)|(?:pee?|pi|kha|le)t[ai])(?: (?:हूँ|हूं|hoon|hun))?';

const SAYS_NOTHING =
  /(?<=^| )(?:the|cow's|also|daily|every day|la|los|tambien|du|de|des|aussi|मैं|भी|main|bhi|[أا]نا|mimi|pia)(?= |$)/gu;
/** "I eat eggs and milk" stays together; in "I drink milk no eggs" a comma is missing. */
const BETWEEN = new RegExp(
  `[.,;،؛।/+\n]| (?:${conjunctions.but}) |(?<!${FOOD}) (?:${conjunctions.and}) | (?:${conjunctions.and}) (?!${FOOD})| (?=(?:${NO}) )`,
  'u',
);
const SAYS_SHE_EATS = new RegExp(
  `^(?:(?:${VEGETARIAN} )?(?:${I_EAT})|${VEGETARIAN} (?:${conjunctions.with})) ${FOODS}$`,
  'u',
);
const SAYS_IT_IS_EATEN = new RegExp(`^${FOODS} (?:${IS_EATEN})$`, 'u');
const REFUSES = new RegExp(`^(?:${NO}|${I_EAT_NO}) `, 'u');
const KNOWN = new RegExp(
  `^(?:${VEGETARIAN}|${OTHER_WAYS}|(?:(?:${NO}|${I_EAT_NO}|${I_EAT}) )?(?:${FOODS}|${OTHER_FOODS})(?: (?:${IS_NOT_EATEN}))?)$`,
  'u',
);

const isNamed = (food: string, phrases: readonly string[]) =>
  phrases.some((phrase) => new RegExp(`(?<=^| )(?:${food})(?= |$)`, 'u').test(phrase));

/** The foods that the user says she eats and names in no other phrase, as the diets that exclude them. */
export function foodsEaten(written: string): Diet[] {
  const phrases = plain(written)
    .replaceAll('’', "'")
    .split(BETWEEN)
    .map((phrase) => phrase.replaceAll(SAYS_NOTHING, ' ').replaceAll(/ +/g, ' ').trim())
    .filter((phrase) => phrase !== '');
  // "No fish, milk and eggs are fine" may refer to the eggs only, "without fish and milk is fine" to neither.
  const isFineClear = !phrases.some((phrase) => REFUSES.test(phrase));
  const isEaten = (phrase: string) => SAYS_SHE_EATS.test(phrase) || (isFineClear && SAYS_IT_IS_EATEN.test(phrase));
  const eaten = phrases.filter((phrase) => isEaten(phrase));
  const others = phrases.filter((phrase) => !isEaten(phrase));
  if (!others.every((phrase) => KNOWN.test(phrase))) return [];
  const foods = [
    ['lactose-free', MILK],
    ['egg-free', EGGS],
    ['nut-free', NUTS],
  ] as const;
  return foods.filter(([, food]) => isNamed(food, eaten) && !isNamed(food, others)).map(([diet]) => diet);
}
