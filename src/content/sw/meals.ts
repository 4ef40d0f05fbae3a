import type { MealWords } from '@/content/entries/content-words.ts';

const calcium = 'kalsiamu';
const fibre = 'nyuzinyuzi';
const protein = 'protini';
const choline = 'kolini';
const folate = 'foliki';
const iron = 'madini ya chuma';
const iodine = 'madini ya joto (iodini)';

/** Meal ideas (clinical rules 8.3). */
export const meals: Readonly<Record<string, MealWords>> = {
  'meal.oats-milk': {
    title: 'Uji wa oti (oats) na maziwa yaliyopasteurishwa na matunda',
    nutrients: [calcium, fibre],
  },
  'meal.oats-soy': {
    title: 'Oti (oats) na mtindi wa soya ulioongezwa virutubisho na matunda ya beri',
    nutrients: [calcium, fibre, protein],
  },
  'meal.egg-wrap': { title: 'Chapati ya kukunja yenye yai lililoiva kabisa na nyanya', nutrients: [protein, choline] },
  'meal.idli': {
    title: 'Keki za mvuke za mchele na kamande (idli) na mchuzi wa mboga (sambar)',
    nutrients: [folate, protein],
  },
  'meal.fruit-quinoa': { title: 'Kinoa ya moto na peasi na mdalasini', nutrients: [fibre, iron] },
  'meal.toast-beans': {
    title: 'Tosti ya mkate wa ngano isiyokobolewa na maharage',
    nutrients: [iron, fibre, protein],
  },
  'meal.dal': { title: 'Mchuzi wa kamande au adesi (dal) na wali na mchicha', nutrients: [folate, iron, protein] },
  'meal.chickpea-feta': {
    title: 'Saladi ya dengu (chickpeas), iliyooshwa vizuri, na jibini la feta lililopasteurishwa',
    nutrients: [protein, calcium, folate],
  },
  'meal.hummus': {
    title: 'Hummus na mkate wa ngano isiyokobolewa na karoti',
    nutrients: [protein, fibre],
  },
  'meal.sardines': {
    title: 'Sadini (sardines) juu ya tosti ya mkate wa ngano isiyokobolewa',
    nutrients: [calcium, iodine, protein],
  },
  'meal.soup': { title: 'Supu ya mboga na maharage meupe', nutrients: [folate, fibre] },
  'meal.quinoa-bowl': {
    title: 'Kinoa na pilipili hoho za kuoka na dengu (chickpeas)',
    nutrients: [iron, protein, fibre],
  },
  'meal.paneer': { title: 'Paneer ya maziwa yaliyopasteurishwa na njegere na wali', nutrients: [calcium, protein] },
  'meal.bean-chilli': {
    title: 'Mchuzi wa maharage wenye pilipili na wali wa mchele usiokobolewa',
    nutrients: [folate, iron, fibre],
  },
  'meal.tofu': {
    title: 'Tofu ya kukaanga haraka na brokoli na wali',
    nutrients: [calcium, protein, folate],
  },
  'meal.chicken-bulgur': {
    title: 'Kuku wa kuchoma, aliyeiva kabisa, na bulgur ya ngano na mboga',
    nutrients: [protein, iron],
  },
  'meal.fish-curry': { title: 'Mchuzi wa samaki mweupe na wali', nutrients: [iodine, protein] },
  'meal.salmon': {
    title: 'Salmoni wa kuoka na viazi na maharage machanga ya kijani',
    nutrients: [iodine, protein],
  },
  'meal.beef-stew': {
    title: 'Mchuzi wa nyama ya ng’ombe, iliyopikwa hadi ikalainika, na karoti',
    nutrients: [iron, protein],
  },
  'meal.khichdi': { title: 'Khichdi (kichri) ya mchele na choroko', nutrients: [protein, folate] },
  'meal.stuffed-pepper': {
    title: 'Pilipili hoho zilizojazwa uwele (millet) na kamande (adesi)',
    nutrients: [iron, fibre],
  },
  'meal.yoghurt': { title: 'Mtindi wa kawaida uliopasteurishwa na tufaha', nutrients: [calcium, protein] },
  'meal.fruit-nuts': { title: 'Tunda moja na lozi kiasi cha kiganja', nutrients: [fibre, protein] },
  'meal.peanut-apple': { title: 'Vipande vya tufaha na siagi ya karanga', nutrients: [fibre, protein] },
  'meal.crackers': { title: 'Biskuti kavu zisizo tamu (crackers) na kunywa maji kidogo kidogo', nutrients: [] },
  'meal.ginger-banana': { title: 'Ndizi na chai ya tangawizi', nutrients: [fibre] },
  'meal.roast-chickpeas': {
    title: 'Dengu (chickpeas) za kuoka, bila chumvi',
    nutrients: [protein, fibre, folate],
  },
  'meal.veg-sticks': {
    title: 'Tango na pilipili hoho zilizooshwa, na maharage yaliyopondwa ya kuchovya',
    nutrients: [fibre, folate],
  },
  'meal.boiled-egg': { title: 'Yai lililochemshwa hadi kuwa gumu', nutrients: [protein, choline] },
};
