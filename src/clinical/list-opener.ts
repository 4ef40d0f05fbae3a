import { CHANGES, TAKES } from './dosing-verbs.ts';
import { COFFEES, FOOD_WORDS, NO_FOOD } from './food-facts.ts';
import { isWithinCeiling, NUTRIENTS } from './nutrient-ceilings.ts';
import { LETTER, MASS, pattern, whole } from './tongue-pattern.ts';

/** Many kinds of it: in "you cannot keep food down" it is not what is taken. */
const FOODS =
  'foods|drinks|meals|snacks|dishes|recipes|alimentos|comidas|bebidas|platos|recetas|aliments|boissons|repas|plats|recettes|खाद्य|आहार|भोजन|व्यंजन|चीज़ें|اطعمة|الاطعمة|ماكولات|الماكولات|وجبات|الوجبات|مشروبات|المشروبات|vyakula|vinywaji|milo';
/** With food, or after it, a medicine is taken. */
const BESIDE =
  'with|without|after|before|between|con|sin|tras|despues|antes|entre|avec|sans|apres|avant|مع|بعد|قبل|بدون|بين|na|baada|kabla|bila|kati';
const BESIDE_IT = 'के साथ|के बाद|के बिना|के बीच|से पहले';
const EATEN = String.raw`(?<!(?<!${LETTER})(?:${BESIDE})\s(?:\S+\s){0,2})(?<!${LETTER})${whole(FOODS)}(?!\s(?:${BESIDE_IT}))`;

const takes = pattern(whole(TAKES));
const changes = pattern(whole(CHANGES));
const food = pattern(whole(`${FOOD_WORDS}|${NUTRIENTS}|${FOODS}`));
const eaten = pattern(EATEN);
const foodTaken = pattern(
  `${whole(TAKES)}[^,،;:.]{0,40}?${EATEN}|${EATEN}[^,،;:.]{0,30}?(?<!${LETTER})${whole(TAKES)}|${whole(TAKES)} (?:more |enough |mas |plus de |plus d')${whole(`${NUTRIENTS}|${FOOD_WORDS}`)}`,
);
/** "Things to take to the hospital:" */
const packing = pattern(
  String.raw`(?:take|prendre|chukua|خذي)\s(?:(?:with you|these|this|it|معك) )?(?:(?:to|pour|a|الى|kwenda)\s)?(?:the |your |l'|la )?(?:hospital|birth cent(?:re|er)|maternity (?:unit|ward)|visit|appointment|hopital|maternite|المستشفى|hospitali|hospitalini)\s*:?$`,
);

const measured = pattern(whole(`${NUTRIENTS}|${COFFEES}`), 'gu');
const mass = pattern(MASS);
const namesMeasured = (text: string): boolean => text.search(measured) >= 0;

/**
 * Whether the line that opens a list orders what stands in it: "You can take:", not "Take these foods:".
 * @param opener as `unmarked` gives it
 */
export function isOrderOpener(opener: string): boolean {
  const last = opener.split(/[.!?।؟]\s/).at(-1) ?? '';
  // "You can take these. They are safe:" orders, "Take care. Foods with iron:" does not.
  const judged = eaten.test(last) || namesMeasured(last) ? last : opener;
  if (packing.test(judged)) return false;
  if (NO_FOOD.test(judged)) return true;
  // Food is taken for something: "Take snacks and:" is an order.
  const isFoodTaken = foodTaken.test(judged) && namesMeasured(judged);
  return (takes.test(judged) && !isFoodTaken) || (changes.test(judged) && !food.test(judged));
}

/**
 * Whether a line of a list tells milligrams of what nobody says is food: "Options: - Brufen 400 mg".
 * @param text as `withoutFoodFacts` gives it
 */
export function isUnnamedAmount(text: string, opener: string): boolean {
  if (!mass.test(text) || eaten.test(opener)) return false;
  return !`${opener} ${text}`.match(measured)?.some((name) => isWithinCeiling(text, name));
}
