import { describe, expect, it } from 'vitest';
import { checkReply, replyFault, sentencesOf } from './reply-filter.ts';

describe('what the assistant may not say', () => {
  it.each([
    ['You can take 500 mg of paracetamol.', 'dose'],
    ['Take two tablets: 400mg now.', 'dose'],
    ['Ibuprofen 200 mg twice daily works.', 'dose'],
    ['Increase your insulin by 2 units.', 'dose'],
    ['Double the labetalol to 200 mg.', 'dose'],
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
    'Ask your midwife before you take anything.',
    'Do not stop taking your medicine without asking your prescriber.',
    'If you have bleeding, call your maternity unit now.',
    'Gestational diabetes is found with a glucose test between 24 and 28 weeks.',
    'Call your midwife if you are worried.',
    'Your blood pressure was 118/76 mmHg.',
    'Many women have heartburn in the third trimester.',
    'Your doctor can tell you whether a test is needed.',
  ])('may say: %s', (sentence) => {
    expect(replyFault(sentence)).toBeNull();
  });
});

describe('a reply that is still coming', () => {
  it('shows only sentences that have ended, so that none is shown and taken back', () => {
    expect(checkReply('Drink water. You can ta', false)).toEqual({ shown: 'Drink water. ', fault: null });
    expect(checkReply('Drink water. You can take 500 mg now.', false)).toEqual({
      shown: 'Drink water. ',
      fault: 'dose',
    });
  });

  it('shows nothing after a fault', () => {
    expect(checkReply('You have anaemia. Eat beans.', true)).toEqual({ shown: '', fault: 'diagnosis' });
  });

  it('shows a whole one with lists and lines as it came', () => {
    const text = 'Try this:\n- small meals\n- water\n\nCall your midwife if it lasts';
    expect(checkReply(text, true)).toEqual({ shown: text, fault: null });
  });

  it('does not take a decimal point for the end of a sentence', () => {
    expect(sentencesOf('Below 5.1 is usual. Ask.')).toEqual(['Below 5.1 is usual. ', 'Ask.']);
  });
});
