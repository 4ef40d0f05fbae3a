import { describe, expect, it } from 'vitest';
import { languageTags, type LanguageTag } from '@/i18n/languages/languages.ts';
import { readPushMessage, type PushMessage } from '@/model/notifications/push-message.ts';
import { notificationOf, clickPath } from './notification-text.ts';

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
  it('reveals no health information and can be answered', () => {
    const { title, options } = notificationOf(dose, 'en', true, TODAY);
    expect([title, options.body]).toEqual(['You have a reminder', '08:00']);
    expect(options.actions?.map(({ action }) => action)).toEqual(['taken', 'later']);
    expect(options.tag).toBe('n-1');
  });

  it('is in the language of the device', () => {
    const { title, options } = notificationOf(dose, 'sw', true, TODAY);
    expect(title).toBe('Una kikumbusho');
    expect(options.lang).toBe('sw');
    expect(options.actions?.map((each) => each.title)).toEqual(['Nimetumia', 'Baadaye']);
  });

  it('names the medicine only when the message does', () => {
    expect(notificationOf({ ...dose, name: 'Iron, 60 mg' }, 'en', true, TODAY).title).toBe('Iron, 60 mg');
  });

  it('of a reminder to measure offers to add the reading, and opens its form', () => {
    const measuring = { ...dose, measures: 'bloodPressure' as const };
    const { title, options } = notificationOf(measuring, 'en', true, TODAY);
    expect(title).toBe('You have a reminder');
    expect(options.actions).toEqual([
      { action: 'add', title: 'Add' },
      { action: 'later', title: 'Later' },
    ]);
    expect(clickPath(measuring)).toBe('/dashboard?add=bloodPressure');
    expect(readPushMessage(JSON.stringify(measuring))).toEqual(measuring);
  });

  it.each([
    ['on a device where the user is not signed in', dose, false],
    ['for a visit', { ...dose, kind: 'dayBefore' as const }, true],
    ['for a test', { ...dose, kind: 'test' as const }, true],
  ])('%s has no answer buttons', (_, message, canAnswer) => {
    expect(notificationOf(message, 'en', canAnswer, TODAY).options.actions).toEqual([]);
  });

  describe.each(['dayBefore', 'hoursBefore'] as const)('for a visit (%s)', (kind) => {
    const bodyOn = (date: string, language: LanguageTag = 'en') =>
      notificationOf({ ...dose, kind, date, time: '00:30' }, language, true, TODAY).options.body;

    it('says "tomorrow" with the date on the day before, because it may be read after midnight', () => {
      expect(bodyOn('2026-11-22')).toBe('Tomorrow, Sun 22 Nov, 00:30');
    });

    it('says "today" on the day itself, however late it arrived', () => {
      expect(bodyOn('2026-11-21')).toBe('Today, 00:30');
    });

    it('shows the date on any other day', () => {
      expect(bodyOn('2026-11-24')).toBe('Tue 24 Nov, 00:30');
      expect(bodyOn('2026-11-20')).toBe('Fri 20 Nov, 00:30');
      expect(bodyOn('soon')).toBe('soon, 00:30');
    });

    it.each(languageTags)('is complete in %s, with Latin digits', (language) => {
      for (const date of ['2026-11-21', '2026-11-22', '2026-11-24']) {
        expect(bodyOn(date, language)).toMatch(/00:30/);
        expect(bodyOn(date, language)).not.toMatch(/[{}٠-٩०-९]/);
      }
      expect(bodyOn('2026-11-22', language)).toMatch(/22/);
    });
  });

  it.each(languageTags)(
    'about an alarm stays on the screen in %s, without a value, a name or an answer',
    (language) => {
      for (const kind of ['measureAgain', 'alarm', 'alarmSecond', 'alarmOnCall'] as const) {
        const { title, options } = notificationOf({ ...dose, kind, name: '' }, language, true, TODAY);
        expect(title).toBe(notificationOf(dose, language, true, TODAY).title);
        expect(options).toMatchObject({ requireInteraction: true, actions: [], tag: 'n-1' });
        expect(options.body, kind).not.toMatch(/[{}٠-٩०-९]|08:00/);
      }
    },
  );

  it.each(languageTags)('about a message says in %s only that there is one', (language) => {
    const { title, options } = notificationOf({ ...dose, kind: 'message', unread: 3 }, language, true, TODAY);
    expect(title).not.toBe(notificationOf(dose, language, true, TODAY).title);
    expect(`${title} ${options.body}`).not.toMatch(/[{}٠-٩०-९]|08:00|3/);
    expect(options).toMatchObject({ requireInteraction: false, actions: [] });
  });

  it('about a message opens its conversation, of a patient hers, of a doctor that of the patient', () => {
    const message = { ...dose, kind: 'message' as const };
    expect(clickPath({ ...message, userId: 'amina', subjectId: 'amina' })).toBe('/doctor-chat');
    expect(clickPath({ ...message, userId: 'dr', subjectId: 'amina' })).toBe('/doctor-chat?patient=amina');
  });

  it('opens its screen', () => {
    const kinds = [
      'dose',
      'again',
      'dayBefore',
      'hoursBefore',
      'test',
      'measureAgain',
      'alarm',
      'alarmOnCall',
    ] as const;
    expect(kinds.map((kind) => clickPath({ ...dose, kind }))).toEqual([
      '/reminders',
      '/reminders',
      '/appointment',
      '/appointment',
      '/notifications',
      '/dashboard',
      '/doctor',
      '/doctor',
    ]);
  });
});

describe('a push message', () => {
  it.each(['', 'null', '{"nonsense":true}', '[]', JSON.stringify({ ...dose, kind: 'advert' })])(
    'with the text %s is ignored',
    (text) => expect(readPushMessage(text)).toBeUndefined(),
  );
});
