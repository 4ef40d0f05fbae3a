import { describe, expect, it } from 'vitest';
import { checkReply, replyFault, sentencesOf } from './reply-filter.ts';

describe('forbidden statements of the assistant', () => {
  it.each([
    ['You can take 500 mg of paracetamol.', 'dose'],
    ['Take two tablets: 400mg now.', 'dose'],
    ['Ibuprofen 200 mg twice daily works.', 'dose'],
    ['Increase your insulin by 2 units.', 'dose'],
    ['Double the labetalol to 200 mg.', 'dose'],
    ['Take 400 mg of ibuprofen every 6 hours with food.', 'dose'],
    ['Take one 500 mg paracetamol tablet with a glass of water.', 'dose'],
    ['Take 500 mg with 200 ml of water.', 'dose'],
    ['You can take 1000 mg of paracetamol with a cup of tea.', 'dose'],
    ['You can take **1,000 mg** with tea.', 'dose'],
    ['Take ibuprofen 400 mg three times daily after food.', 'dose'],
    ['Brufen 400 mg three times daily with food, no caffeine.', 'dose'],
    ['With tea 400 mg three times a day, without caffeine.', 'dose'],
    ['Avoid caffeine and take 400 mg every 6 hours.', 'dose'],
    ['Increase your insulin by 4 units before a carbohydrate-rich portion.', 'dose'],
    ['Each tablet contains 500 mg, so take 2 tablets every 4 hours.', 'dose'],
    ['Take 500 milligrams of paracetamol.', 'dose'],
    ['Take 400 micrograms of folic acid.', 'dose'],
    ['Take two tablets with food.', 'dose'],
    ['Take a 200 mg caffeine tablet.', 'dose'],
    ['Take 65 mg of iron a day with your diet.', 'dose'],
    ['Iron tablets of 60 mg daily help with your diet.', 'dose'],
    ['Calcium carbonate 500 mg twice a day is in no food.', 'dose'],
    ['Losartan potassium 50 mg daily needs food.', 'dose'],
    ['Labetalol 200 mg is usually given.', 'dose'],
    ['Paracetamol 1 g helps.', 'dose'],
    ['Never stop taking it; take 500 mg twice a day.', 'dose'],
    ['You should stop taking your tablets.', 'dose'],
    ['You probably have pre-eclampsia.', 'diagnosis'],
    ["You're likely having a miscarriage.", 'diagnosis'],
    ['This is clearly gestational diabetes.', 'diagnosis'],
    ['There is no need to call your midwife.', 'no-need-to-call'],
    ["You don't need to worry about the bleeding.", 'no-need-to-call'],
    ['It is fine to wait until Monday.', 'no-need-to-call'],
    ['As your doctor I would rest.', 'clinician'],
    ['I am a midwife and see this often.', 'clinician'],
  ])('%s', (sentence, fault) => {
    expect(replyFault(sentence)).toBe(fault);
  });

  it.each([
    'A cup of coffee has about 95 mg of caffeine; stay below 200 mg a day of caffeine.',
    'A cup of coffee has 95 mg of caffeine.',
    'Coffee has 95 mg of caffeine, tea 50 mg, so stay under 200 mg a day.',
    'Aim for 200 mg or less of caffeine a day.',
    'Coffee has 95 mg a cup; stay under 200 mg of caffeine a day.',
    'Limit caffeine to **200 mg** a day.',
    'Take no more than 200 mg of caffeine a day.',
    'Lentils have 6.6 mg iron per 100 g.',
    'Increase iron-rich foods: lentils have 6.6 mg of iron per 100 g.',
    'You need 27 mg of iron a day in pregnancy.',
    'A cup of milk has about 300 mg of calcium, and you need 1000 mg of calcium a day.',
    'Drink 250 ml of water every hour.',
    'If you use insulin, keep your sugar above 70 mg/dL.',
    'Take your tablets with food.',
    'Ask your midwife before you take anything.',
    'Do not stop taking your medicine without asking your prescriber.',
    'If you have bleeding, call your maternity unit now.',
    'Gestational diabetes is found with a glucose test between 24 and 28 weeks.',
    'Call your midwife if you are worried.',
    'Your blood pressure was 118/76 mmHg.',
    'Many women have heartburn in the third trimester.',
    'Your doctor can tell you whether a test is needed.',
  ])('allows: %s', (sentence) => {
    expect(replyFault(sentence)).toBeNull();
  });
});

describe('a reply that is still streaming', () => {
  it('shows only finished sentences, so that nothing shown is withdrawn', () => {
    expect(checkReply('Drink water. You can ta', false)).toEqual({ shown: 'Drink water. ', fault: null });
    expect(checkReply('Drink water. You can take 500 mg now.', false)).toEqual({
      shown: 'Drink water. ',
      fault: 'dose',
    });
  });

  it('shows nothing after a fault', () => {
    expect(checkReply('You have anaemia. Eat beans.', true)).toEqual({ shown: '', fault: 'diagnosis' });
  });

  it('shows a complete reply with its lists and line breaks unchanged', () => {
    const text = 'Try this:\n- small meals\n- water\n\nCall your midwife if it lasts';
    expect(checkReply(text, true)).toEqual({ shown: text, fault: null });
  });

  it.each([
    ['You can take:\n- Paracetamol 500 mg\n- Ibuprofen 400 mg\n', 'You can take:\n'],
    ['For this you can take:\n\n* **Brufen** 400 mg', 'For this you can take:\n\n'],
    ['You can take one of these, but ask your midwife or your pharmacist before:\n1. Brufen 400 mg', null],
    ['You can take:\nBrufen 400 mg\nDolo 650 mg', 'You can take:\n'],
    ['What to take\n- rest\n- Brufen 400 mg', 'What to take\n- rest\n'],
    ['You can take:\n- For pain:\n  - Brufen 400 mg', 'You can take:\n- For pain:\n  '],
    ['You should take:\n- Iron: 60 mg\n', 'You should take:\n'],
    ['Puede tomar:\n- Brufen 400 mg\n', 'Puede tomar:\n'],
    ['Vous pouvez prendre :\n- Brufen 400 mg\n', 'Vous pouvez prendre :\n'],
    ['आप ये लें:\n- ब्रूफेन 400 mg\n', 'आप ये लें:\n'],
    ['تناولي:\n- بروفين 400 ملغ\n', 'تناولي:\n'],
    ['Unaweza kunywa:\n- Brufen 400 mg\n', 'Unaweza kunywa:\n'],
  ])('judges a line of a list with the line that introduces it: %j', (text, shown) => {
    const checked = checkReply(text, true);
    expect(checked.fault).toBe('dose');
    if (shown !== null) expect(checked.shown).toBe(shown);
  });

  it.each([
    'In pregnancy you need:\n- Iron: 27 mg a day\n- Calcium: 1000 mg a day\n',
    'Caffeine in drinks:\n- Coffee: 95 mg of caffeine a cup\n- Tea: 50 mg\n',
    'You can take:\n- a walk\n- a bath\n\nLimit caffeine to 200 mg a day.',
    'Take these to your visit:\n- your notes\n\nYou need:\n- Iron: 27 mg a day\n',
  ])('shows a list of food facts: %j', (text) => {
    expect(checkReply(text, true)).toEqual({ shown: text, fault: null });
  });

  it('does not take a decimal point for the end of a sentence', () => {
    expect(sentencesOf('Below 5.1 is usual. Ask.')).toEqual(['Below 5.1 is usual. ', 'Ask.']);
  });
});
