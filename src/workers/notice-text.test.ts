import { describe, expect, it } from 'vitest';
import { readPushMessage, type PushMessage } from '@/model/push-message.ts';
import { noticeOf, placeOf } from './notice-text.ts';

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
    const { title, options } = noticeOf(dose, 'en', true);
    expect([title, options.body]).toEqual(['You have a reminder', '08:00']);
    expect(options.actions?.map(({ action }) => action)).toEqual(['taken', 'later']);
    expect(options.tag).toBe('n-1');
  });

  it('is in the language of the phone', () => {
    const { title, options } = noticeOf(dose, 'sw', true);
    expect(title).toBe('Una kikumbusho');
    expect(options.lang).toBe('sw');
    expect(options.actions?.map((each) => each.title)).toEqual(['Nimetumia', 'Baadaye']);
  });

  it('names the medicine only when the message does', () => {
    expect(noticeOf({ ...dose, name: 'Iron, 60 mg' }, 'en', true).title).toBe('Iron, 60 mg');
  });

  it.each([
    ['on a device where she is not signed in', dose, false],
    ['of a visit', { ...dose, kind: 'dayBefore' as const }, true],
    ['that is a test', { ...dose, kind: 'test' as const }, true],
  ])('%s has nothing to answer', (_, message, canAnswer) => {
    expect(noticeOf(message, 'en', canAnswer).options.actions).toEqual([]);
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
