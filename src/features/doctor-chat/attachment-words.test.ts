import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorMessage } from '@/model/messages/doctor-message.ts';
import { writeAttachment } from '@/model/messages/message-attachment.ts';
import { accept } from '@/model/schema/record.ts';
import { wordsToSend } from './attachment-words.ts';

const intl = createIntl({ locale: 'en', messages: en });
const letter = writeAttachment({ kind: 'document', id: 'd1', fileName: 'letter.pdf' });
const message = {
  userId: 'amina',
  doctorId: 'dr',
  sessionId: 's',
  senderId: 'amina',
  role: 'patient',
  timestamp: '2026-11-21T09:00:00.000+00:00',
};

it('an attachment without text is sent with its title, within the length limit of the record', () => {
  expect(wordsToSend(intl, '', letter)).toBe('letter.pdf');
  expect(wordsToSend(intl, 'Please read this', letter)).toBe('Please read this');
  expect(
    accept(doctorMessage, { ...message, content: wordsToSend(intl, '', letter), attachment: letter }),
  ).toMatchObject({
    content: 'letter.pdf',
  });
  expect(() => accept(doctorMessage, { ...message, content: '', attachment: letter })).toThrow();
});
