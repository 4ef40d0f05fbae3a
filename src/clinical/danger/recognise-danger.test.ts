import { describe, expect, it } from 'vitest';
import { tierRank, type Tier } from '@/clinical/rules/acuity-tier.ts';
import { conceptOf, type ConceptId } from './danger-concepts.ts';
import { recogniseDanger } from './recognise-danger.ts';
import vectors from './red-flag-sentences.json' with { type: 'json' };

describe('the sentences that must be right', () => {
  it.each(vectors.danger)('$text is $rule', ({ text, rule }) => {
    const found = recogniseDanger(text);
    expect(found).toMatchObject({ card: 'full', concepts: expect.arrayContaining([rule]) });
    const tier: Tier = conceptOf(rule as ConceptId)?.tier ?? 'URGENT';
    expect(tierRank(found?.tier ?? null)).toBeGreaterThanOrEqual(tierRank(tier));
  });

  it.each(vectors.benign)('%s is nothing', (text) => {
    expect(recogniseDanger(text)).toBeNull();
  });
});

it.each(['constructor', '{{constructor.constructor("x")()}}', '__proto__', "it's constructor's"])(
  'a word that every JavaScript object inherits is read like other words: %s',
  (text) => {
    expect(recogniseDanger(text)).toBeNull();
    expect(recogniseDanger(`${text}. i am bleeding heavily`)).toMatchObject({ card: 'full' });
  },
);

describe('the context of the words', () => {
  it.each([
    ['no bleeding and no pain', null],
    ['no fever but bleeding a lot', 'full'],
    ['not sure if i am bleeding', 'full'],
    ['it does not stop bleeding', 'full'],
    ['had headaches last year, gone now', 'compact'],
    ['is spotting normal', 'compact'],
    ['my sister had a seizure years ago', 'compact'],
    ['my wife is bleeding heavily', 'full'],
    ['should i worry about not feeling kicks', 'full'],
  ])('%s: %s', (text, card) => {
    expect(recogniseDanger(text)?.card ?? null).toBe(card);
  });
});

describe('fewer movements', () => {
  const at = (weeks: number) => ({ kind: 'pregnant', weeks, days: 0, totalDays: 7 * weeks }) as const;

  it.each([
    [12, 'SELF_CARE'],
    [15, 'SELF_CARE'],
    [16, 'TODAY'],
    [23, 'TODAY'],
    [24, 'URGENT'],
    [38, 'URGENT'],
  ])('at %i weeks are %s', (weeks, tier) => {
    expect(recogniseDanger('baby not moving', at(weeks))?.tier).toBe(tier);
  });

  it('are urgent when no week is known, even if the message names a later one', () => {
    expect(recogniseDanger('baby not moving')?.tier).toBe('URGENT');
    expect(recogniseDanger('baby not moving, 33 weeks', at(14))?.tier).toBe('URGENT');
  });

  it('never hide another danger', () => {
    expect(recogniseDanger('baby not moving and i am bleeding a lot', at(12))?.tier).toBe('EMERGENCY');
  });
});

describe('numbers', () => {
  it.each([
    ['165/112', 'URGENT'],
    ['bp 158 110', 'URGENT'],
    ['pressure 142 over 88', 'TODAY'],
    ['my bp is 118/76', undefined],
    ['born on 24/12', undefined],
    ['sugar 3.0', undefined],
    ['sugar 2.9', 'URGENT'],
    ['sugar is 215', 'TODAY'],
    ['glucose 251 mg', 'URGENT'],
    ['sugar 260 and vomiting', 'EMERGENCY'],
    ['glucose 250 and i was throwing up all night', 'EMERGENCY'],
    ['I keep being sick. My sugar was 13.9 mmol', 'EMERGENCY'],
    ['sugar 260, so drowsy', 'EMERGENCY'],
    ['sugar 260 and breathing deep', 'EMERGENCY'],
    ['glycémie 260 et je vomis', 'EMERGENCY'],
    ['azúcar 260 y vómitos', 'EMERGENCY'],
    ['sukari 260 na natapika', 'EMERGENCY'],
    ['sugar 260 no vomiting', 'URGENT'],
    ['glucose 249 and vomiting', 'URGENT'],
    ['sugar 2.6 and vomiting', 'URGENT'],
    ['two spoons of sugar in 2 cups', undefined],
    ['temperature 38.1', 'URGENT'],
    ['temperature 36.9', undefined],
    ['39 weeks today', undefined],
  ])('%s: %s', (text, tier) => {
    expect(recogniseDanger(text)?.tier).toBe(tier);
  });
});

describe('a sign beside a high sugar', () => {
  it.each([
    'sugar 260, my baby vomited',
    'sugar 255 and my husband is sleepy',
    'my husband is sleepy and my sugar is 260',
    'my husband has a cold, my fasting sugar is 260',
    'sugar 260 mg/dl and my baby threw up',
    'sugar 260 my husband and my baby are vomiting',
    'sugar 260, my toddler has been vomiting all night',
    'sugar 260, my husband has vomited',
    'Sugar: 260. My son threw up!',
    'My blood sugar is 260 mg/dL. My husband was sick this morning!',
    'sugar 260, my mother gave me lunch',
    'sugar 260, doing deep breathing exercises',
    'sugar 260, did a deep breathing exercise',
    'sugar 260, practising deep breathing',
    'I practise deep breathing, sugar 260',
    'I practice deep breathing, sugar 260',
    'azúcar 260, mi bebé vomitó',
    'azúcar 260 y mis hijos vomitan',
    'glycémie 260, mon bébé a vomi',
    'glycémie 260 et mon mari vomit',
    'sugar 260 aur mere pati ko ulti hui',
    'शुगर 260, मेरे बच्चे को उल्टी हुई',
    'السكر 260 وطفلي استفرغ',
    'سكري 260 وزوجي استفرغ',
    'زوجي استفرغ وسكري 260',
    'sukari 260, mtoto wangu anatapika',
    'sukari 260 na mume wangu anatapika',
  ])('of another person, or done on purpose, does not count; the sugar does: %s', (text) => {
    expect(recogniseDanger(text)).toMatchObject({ tier: 'URGENT', card: 'full', concepts: ['RF30'] });
  });

  it.each([
    'sugar 260 and I vomited',
    'sugar 260, vomiting since morning',
    'my baby is fine, sugar 260 and I am vomiting',
    'sugar 260, my baby is fine, vomiting since morning',
    'sugar 260, my husband says I am sleepy and confused',
    'my sugar is 260, my mother says I vomited a lot',
    'sugar 260, me and my husband are vomiting',
    'sugar 260, me, my husband and my baby are vomiting',
    'sugar 260, my husband and I vomited',
    'sugar 260, my baby vomited and so did I',
    'sugar 260, my baby vomited and I did too',
    'sugar 260 with my baby vomiting',
    'sugar 260 pregnant with 2nd baby vomiting',
    'sugar 260, breathing fast after exercise',
    'sugar 260, breathing exercises do not help, breathing fast',
    'azúcar 260, mi marido dice que vomité',
    'azúcar 260, mi bebé está bien y yo vomito',
    'azúcar 260, mi bebé vomitó y yo también',
    'glycémie 260, mon mari dit que je vomis',
    'glycémie 260 pour mon bébé je vomis',
    'glycémie 260, mon bébé et moi vomissons',
    'शुगर 260 और मुझे उल्टी हो रही है',
    'sugar 260 hai, main aur pati ko ulti',
    'السكر 260 طفلي بخير وأنا استفرغت',
    'السكر 260 مع طفلي استفرغت',
    'السكر 260 وابني استفرغ وانا كمان',
    'sukari 260 na mtoto wangu natapika',
    'sukari 260, mimi na mtoto tunatapika',
    'sugar 260, my kids are vomiting and I cannot keep anything down either',
    'my sugar is 260. My husband vomited and now I do',
    "my sugar is 260, my husband is vomiting and I can't stop",
    'my sugar is 260, my husband was vomiting and now I am',
    'My sugar is 260. My toddler is vomiting and I have been since this morning.',
    'sugar 260, my baby vomited and then I did',
    'sugar 260, my baby vomited and me',
    'sugar 260, my husband is vomiting, as am I',
    'sugar 260, my husband is vomiting and I am worse',
    'sugar 260, my kids are vomiting, all of us',
    'sugar 260, my husband is sleepy, vomiting since morning',
    'sugar 260, my husband and my baby, vomiting',
    'my husband is sleepy and my sugar is 260 and vomiting',
    'azúcar 260, mi marido vomita y a mí me pasa lo mismo',
    'glycémie 260, mon mari vomit et moi pareil',
    'sugar 260, pati ko ulti aur ab main bhi',
    'sugar 260, mere pati ko ulti aur ab main bhi',
    'السكر 260 زوجي استفرغ وانا',
    'السكر 260 زوجي استفرغ والآن أنا',
    'sukari 260, mume wangu anatapika na mimi',
    'my mother is worried, sugar 280, I keep throwing up',
    'My sister took it, sugar 300 and I keep vomiting',
    "my neighbour measured, sugar 310 and I can't stop vomiting",
    'mi hermana midió azúcar 300 y no paro de vomitar',
    'ma belle-mère a mesuré, glycémie 300, je vomis',
    'सास ने नापा शुगर 300 मुझे उल्टी हो रही है',
    'أختي قاست السكر 280 وأنا أستفرغ',
    'dada yangu alinipima sukari 300, ninatapika',
    'my husband has a meter, sugar 300 and I am vomiting',
    'my husband has measured sugar 300, vomiting',
    'sugar 260, I am at my gp practice breathing deep',
    'sugar 260, somnolent',
    'sugar 260, at the practice deep breathing',
    'glucose 300. At the practice breathing deep.',
  ])('of the writer makes it an emergency, whichever other person is named: %s', (text) => {
    expect(recogniseDanger(text)).toMatchObject({ tier: 'EMERGENCY', card: 'full' });
  });

  it.each([
    'my wife has sugar 260 and is vomiting',
    'sugar 260 and my wife is sleepy',
    'my husband is sleepy, sugar 260',
    'my daughter is vomiting, her sugar is 260',
    'sugar 260, my daughter is vomiting',
    'azúcar 260, mi esposa está vomitando',
    'azúcar 260, mi pareja vomita',
    'azúcar 260 y mi hermana vomita',
    'glycémie 260, ma conjointe vomit',
    'sugar 260, my partner is vomiting',
    'sugar 260, my spouse is vomiting',
    'sugar 260, my fiancee is vomiting',
    'sugar 260, my sister has been vomiting all night, 28 weeks pregnant, help',
    'sugar 260, neighbour is vomiting and is 8 months pregnant',
    'sugar 260, baby vomiting',
    'sukari 260, mtoto wangu anatapika ana mimba',
    'Patient: sugar 260, mother drowsy',
    'Her sugar is 260, my sister is vomiting',
    'Her sugar is 260, my baby is vomiting',
    'my husband is sleepy, her sugar is 260',
  ])("counts if the sugar may be the same person's: %s", (text) => {
    expect(recogniseDanger(text)?.tier).toBe('EMERGENCY');
  });
});

describe('a high sugar of the husband', () => {
  it.each([
    ['my husband has sugar 260', 'URGENT'],
    ["My husband's sugar is 300", 'URGENT'],
    ['my husband has sugar 260 and is vomiting', 'EMERGENCY'],
    ["My husband's blood sugar is 300 mg/dl and he is vomiting.", 'EMERGENCY'],
    ['mi marido tiene azúcar 260 y está vomitando', 'EMERGENCY'],
    ['mon mari a une glycémie 300 et il vomit', 'EMERGENCY'],
  ])('is taken as his if the message says nothing else: %s', (text, tier) => {
    expect(recogniseDanger(text)).toMatchObject({ tier, card: 'compact', concepts: ['RF30'] });
  });

  it.each([
    'my husband has sugar 260 and is vomiting and so am I',
    'my husband has sugar 260, vomiting',
    'my husband has sugar 260 and my sugar is 300, vomiting',
    "My mother's sugar is 300 and she is vomiting",
    'my sister has sugar 300 and is vomiting',
    'my son has sugar 300 and is vomiting',
  ])("is a full emergency if it may be the writer's, or of a person who may be pregnant: %s", (text) => {
    expect(recogniseDanger(text)).toMatchObject({ tier: 'EMERGENCY', card: 'full' });
  });
});

describe('drowsiness and fast or deep breathing beside a high sugar', () => {
  it.each([
    'ma soeur dit glycémie 300 et je suis somnolente',
    'glycémie 300 et je somnole',
    "glycémie 300 et j'ai sommeil",
    'glycémie 300, je respire très vite',
    'glycémie 300, respiration rapide',
    'glycémie 300, je respire profondément',
    'azúcar 300 y estoy somnolienta',
    'azúcar 300, estoy adormilada',
    'azúcar 300 y tengo mucho sueño',
    'azúcar 300, respiro muy rápido',
    'azúcar 300, respiración acelerada',
    'azúcar 300, respiración profunda',
    'शुगर 300, बहुत नींद आ रही है',
    'शुगर 300, सुस्ती',
    'शुगर 300, साँस तेज चल रही है',
    'शुगर 300, साँस बहुत तेज़ है',
    'शुगर 300, गहरी साँसें',
    'sugar 300 hai, mujhe neend aa rahi hai',
    'sugar 300 hai, saans tez chal rahi hai',
    'السكر 300 وأشعر بالنعاس',
    'السكر 300 وأنا نعسانة',
    'السكر 300 وتنفسي سريع',
    'السكر 300 وأتنفس بسرعة',
    'السكر 300 وتنفس عميق',
    'sukari 300, nina usingizi',
    'sukari 300 na nasinzia',
    'sukari 300, napumua haraka',
    'sukari 300, kupumua kwa kina',
  ])('are signs in every language: %s', (text) => {
    expect(recogniseDanger(text)).toMatchObject({ tier: 'EMERGENCY', card: 'full' });
  });

  it.each([
    'azúcar 300, ejercicios de respiración profunda',
    'azúcar 300, no tengo sueño',
    'glycémie 300, exercices de respiration profonde',
    'glycémie 300, manque de sommeil',
    'शुगर 300, नींद नहीं आ रही',
    'शुगर 300, गहरी साँस का व्यायाम',
    'السكر 300 وتمارين التنفس العميق',
    'sukari 300, mazoezi ya kupumua kwa kina',
    'sukari 300, sipati usingizi',
  ])('do not count when denied or done on purpose: %s', (text) => {
    expect(recogniseDanger(text)).toMatchObject({ tier: 'URGENT', card: 'full', concepts: ['RF30'] });
  });
});

it('quotes the words as they were written', () => {
  const found = recogniseDanger('Since last night I have a BAD headache and my face is swollen. Is this normal?');
  expect(found?.quotes).toEqual(['BAD headache', 'face is swollen']);
});

describe('a long message', () => {
  const story = 'We painted the nursery and bought a stroller. '.repeat(200);

  it('is checked in its middle too, and raises no card without a danger', () => {
    expect(recogniseDanger(`${story}I am bleeding a lot. ${story}`)).toMatchObject({ tier: 'EMERGENCY', card: 'full' });
    expect(recogniseDanger(story)).toBeNull();
  });

  it('without a full stop or a blank is read too', () => {
    expect(recogniseDanger(`${'a'.repeat(9_000)} chest pain`)?.tier).toBe('EMERGENCY');
  });
});
