import type { Diet } from '@/content/entries/meal.ts';

/** What people write for a diet (clinical rules 8.3), in the languages of the app, without Latin accents. */
export const dietNames: readonly (readonly [RegExp, Diet])[] = [
  [/hindu|हिंदू|हिन्दू|هندوس/, 'hindu-vegetarian'],
  [/vegan|vegetalien|plant.?based|वीगन|वेगन|فيغان|نباتية? صرف/, 'vegan'],
  [/pesc[aeo]t|पेस्केटेरियन|سمك دون لحم/, 'pescatarian'],
  // "Non-veg" is the usual word for a person who eats meat.
  [
    /(?<!\bnon[\s-]?|\bnot (?:a )?|\bno soy )vegetar|veggie|eggetar|^(?:i am )?(?:(?:pure|strict|only) )?veg$|शाकाहार|\bs?ha+ka+ha+ri|نباتي|bila nyama|mboga/,
    'vegetarian',
  ],
  [/halal|muslim|m[uo]s[uo]lm|हलाल|मुस्लिम|حلال|مسلم/, 'halal'],
  [/kosher|[ck]as?c?her|jewish|judi[ao]|jui(?:f|ve)|कोशर|كوشر|يهودي/, 'kosher'],
  [/\bjain|जैन|جاين/, 'jain'],
  [/gluten|c(?:oe|œ|e)lia|wheat|trigo|\bble\b|ग्लूटेन|गेहूँ|गेहूं|[غج]لوتين|قمح|\bgeh(?:u|oo)n?\b|ngano/, 'gluten-free'],
  // Lacto-vegetarians drink milk.
  [
    /lact(?!o.?(?:ovo.?)?veg)|dairy|milk|casein|whey|leche|lait(?!ue)|दूध|लैक्टो|\bd(?:oo|u)dh|حليب|لبن|[أا]لبان|لاكتوز|maziwa/,
    'lactose-free',
  ],
  [
    /\bnut(?!ri|meg)|(?:pea|ground|wal|hazel|brazil ?)nut|almond|cashew|pistach|pecan|macadamia|nue(?:z|ces)|frutos secos|almendra|avellana|anacardo|\bmani(?:es)?\b|cacahuete|fruits a coque|noix|arachide|noisette|amande|cajou|मेव|मूंगफली|मूँगफली|बादाम|काजू|अखरोट|पिस्त|\bm(?:oo|u)ng(?:f|ph)al|\bbada+m\b|\bka+ju\b|\bmew[ae]\b|مكسرات|فول سوداني|لوز|جوز|كاجو|فستق|بندق|\blozi\b|karanga|korosho|njugu/,
    'nut-free',
  ],
  // A bare alef before the word belongs to "white" only at the beginning of a word: in "without eggs" it belongs to
  // "without".
  [/\begg(?!etar)|huevo|oeuf|œuf|अंड|अण्ड|\band[ae]\b|(?<!أ|(?:^|\s|ال)ا)بيض|mayai|\byai\b/, 'egg-free'],
  [/salt|sodium|\bsal\b|sodio|\bsel\b|नमक|ملح|صوديوم|chumvi/, 'low-sodium'],
  [/gdm|diabet|low.?carb|sugar|azucar|sucre|मधुमेह|शुगर|चीनी|سكر|sukari/, 'gdm-friendly'],
];

/** Words that join two phrases, as parts of a pattern. Not "na": it is "and" in Swahili, and "not" in Hindi. */
export const conjunctions = {
  and: 'and|y|e|et|और|aur|و|&',
  but: 'but|pero|mais|लेकिन|lekin|لكن|lakini',
  with: 'with|con|avec|مع',
};

/** Lower case without Latin accents, as in the patterns. */
export const plain = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .normalize('NFC');
