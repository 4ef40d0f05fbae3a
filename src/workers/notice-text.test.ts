import { describe, expect, it } from 'vitest';
import { languageTags, type LanguageTag } from '@/i18n/languages.ts';
import { readPushMessage, type PushMessage } from '@/model/push-message.ts';
import { noticeOf, placeOf } from './notice-text.ts';

const TODAY = '2026-11-21';
const dose: PushMessage = {
  id: 'n-1',
  kind: 'dose',
  userId: 'amina',
  subjectId: 'r-1',
  date: '2026-11-21',
  time: '08:00',
};

describe('a notification', () => {
  it('says nothing of health, and can be answered', () => {
    const { title, options } = noticeOf(dose, 'en', true, TODAY);
    expect([title, options.body]).toEqual(['You have a reminder', '08:00']);
    expect(options.actions?.map(({ action }) => action)).toEqual(['taken', 'later']);
    expect(options.tag).toBe('n-1');
  });

  it('is in the language of the phone', () => {
    const { title, options } = noticeOf(dose, 'sw', true, TODAY);
    expect(title).toBe('Una kikumbusho');
    expect(options.lang).toBe('sw');
    expect(options.actions?.map((each) => each.title)).toEqual(['Nimetumia', 'Baadaye']);
  });

  it('names the medicine only when the message does', () => {
    expect(noticeOf({ ...dose, name: 'Iron, 60 mg' }, 'en', true, TODAY).title).toBe('Iron, 60 mg');
  });

  it.each([
    ['on a device where she is not signed in', dose, false],
    ['of a visit', { ...dose, kind: 'dayBefore' as const }, true],
    ['that is a test', { ...dose, kind: 'test' as const }, true],
  ])('%s has nothing to answer', (_, message, canAnswer) => {
    expect(noticeOf(message, 'en', canAnswer, TODAY).options.actions).toEqual([]);
  });

  describe.each(['dayBefore', 'hoursBefore'] as const)('of a visit (%s)', (kind) => {
    const said = (date: string, language: LanguageTag = 'en') =>
      noticeOf({ ...dose, kind, date, time: '00:30' }, language, true, TODAY).options.body;

    it('says tomorrow the day before, with the date, because it may be read after midnight', () => {
      expect(said('2026-11-22')).toBe('Tomorrow, Sun 22 Nov, 00:30');
    });

    it('says today on the day itself, however late it arrived', () => {
      expect(said('2026-11-21')).toBe('Today, 00:30');
    });

    it('names the date of any other day', () => {
      expect(said('2026-11-24')).toBe('Tue 24 Nov, 00:30');
      expect(said('2026-11-20')).toBe('Fri 20 Nov, 00:30');
      expect(said('soon')).toBe('soon, 00:30');
    });

    it.each(languageTags)('is complete in %s, in the digits of clinics', (language) => {
      for (const date of ['2026-11-21', '2026-11-22', '2026-11-24']) {
        expect(said(date, language)).toMatch(/00:30/);
        expect(said(date, language)).not.toMatch(/[{}٠-٩०-९]/);
      }
      expect(said('2026-11-22', language)).toMatch(/22/);
    });
  });

  it('leads to its screen', () => {
    const kinds = ['dose', 'again', 'dayBefore', 'hoursBefore', 'test'] as const;
    expect(kinds.map((kind) => placeOf({ ...dose, kind }))).toEqual([
      '/reminders',
      '/reminders',
      '/appointment',
      '/appointment',
      '/notifications',
    ]);
  });
});

describe('what arrives', () => {
  it.each(['', 'null', '{"nonsense":true}', '[]', JSON.stringify({ ...dose, kind: 'advert' })])(
    'and is %s is no message of ours',
    (text) => expect(readPushMessage(text)).toBeUndefined(),
  );
});
