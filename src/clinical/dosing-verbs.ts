import { NUTRIENTS } from './nutrient-ceilings.ts';

/** Says to take or give, or names a dose, in the languages of the app. Not reviewed by native clinicians yet. */
export const TAKES = [
  `take(?! care| part| in (?:more|enough))|takes|taking|give(?! up| you (?:more |enough )?(?:${NUTRIENTS}))|giving|given|swallow|doses?|dosage`,
  'tom[aeo]s?|tomar|dar|dale|dele|dosis|inyect\\w+',
  'prends|prenez|prendre|donne|donnez|avale[zr]?|(?:la|une|votre|ta) dose|doses',
  'लें|लो|लीजिए|लेना|लेने|लीजिये|दें|खुराक|डोज\\S*|डोज़\\S*',
  'خذي|خدي|تناولي|خذ|تناول|اعطي|جرعة|الجرعة|جرعتك|جرعات|الجرعات',
  'meza|umeze|kunywa|unywe|tumia|utumie|chukua|mpe|dozi|kipimo',
].join('|');

/** Says to have more or less of it: of food as well as of medicines. */
export const MORE_OR_LESS = [
  'increase|reduce',
  'aumenta|aumente|reduce|reduzca',
  'augmente[zr]?|reduis|reduisez',
  'बढ़ाएं|बढ़ाएँ|घटाएं|घटाएँ',
  'زيدي|قللي',
  'ongeza|punguza',
].join('|');

/** Says it of no food. */
export const STARTS = 'double|halve|start(?: with)?|duplica|duplique|doublez|doubler|दुगुन\\S*|ضاعفي';

/** Hindi "खाएं" is to eat, and to take a tablet. */
export const CHANGES = `${MORE_OR_LESS}|${STARTS}|खाएं|खाएँ|खाइए`;
