import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { appointment } from '@/model/records/appointment.ts';
import { blogPost } from '@/model/blog/blog-post.ts';
import { bloodPressure } from '@/model/records/blood-pressure.ts';
import { bloodSugar } from '@/model/records/blood-sugar.ts';
import { bloodwork } from '@/model/records/bloodwork.ts';
import { issue, validationMessages, type IssueCode } from '@/model/schema/issue.ts';
import { medicalDocument } from '@/model/records/medical-document.ts';
import { reminder } from '@/model/reminders/reminder.ts';
import { weight } from '@/model/records/weight.ts';
import { issueText } from './issue-text.ts';
import { languageTags } from '@/i18n/languages/languages.ts';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { en } from '@/i18n/messages/en.ts';

/** The fields on forms, by record. A report has a date where its record has an instant. */
const onForms = [
  [bloodPressure, ['systolic', 'diastolic', 'recordedAt', 'pulse', 'note']],
  [bloodSugar, ['level', 'unit', 'measurementType', 'recordedAt', 'note']],
  [weight, ['weight', 'unit', 'recordedAt', 'note']],
  [
    reminder,
    ['medicationName', 'dosage', 'frequency', 'times', 'notes', 'weekdays', 'everyDays', 'startsOn', 'endsOn'],
  ],
  [appointment, ['appointmentType', 'date', 'time', 'place', 'clinician', 'questions', 'notes']],
  [bloodwork, ['testName', 'date']],
  [medicalDocument, ['documentDate', 'description']],
  [blogPost, ['title', 'slug', 'content', 'author', 'tags', 'sources', 'reviewer', 'reviewedOn', 'fromWeek', 'toWeek']],
] as const;
/** Documents and articles have messages of their own for missing fields. */
const namedRecords = onForms.slice(0, -2);

const codes = Object.keys(validationMessages) as IssueCode[];
const intlOf = async (tag: (typeof languageTags)[number]) =>
  createIntl({
    locale: tag,
    messages: { ...en, ...(await firstPaintMessages(tag)), ...(await remainingMessages(tag)) },
  });

/** A name as in the code, as a separate word. */
const hasWord = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

describe.each(languageTags.filter((tag) => tag !== 'en'))('field issues in %s', async (tag) => {
  const intl = await intlOf(tag);
  const nameless = intl.formatMessage({ id: 'attention.conflict.other' });

  it.each(onForms.map(([record, fields]) => [record.title, fields] as const))(
    'use the field names of the form of a %s',
    (record, fields) => {
      const texts = fields.flatMap((field) =>
        codes
          .filter((code) => !['required', 'blank'].includes(code))
          .map((code) => ({
            field,
            code,
            text: issueText(intl, [issue(field, code, { limit: 5, value: '9' })], field),
          })),
      );
      // French uses the word "date" itself.
      const wrong = texts.filter(
        ({ field, code, text }) =>
          text === null ||
          text.includes(nameless) ||
          (code !== 'date' && hasWord(text, field)) ||
          hasWord(text, record),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(namedRecords.map(([record, fields]) => [record.title, fields] as const))(
    'name a %s without a required field as the screens do',
    (record, fields) => {
      for (const field of fields) {
        const text = issueText(intl, [issue(field, 'required', { record })], field) ?? '';
        expect(text).not.toContain(nameless);
        expect([field, record].filter((name) => hasWord(text, name))).toEqual([]);
      }
    },
  );
});

describe('field issues in English', async () => {
  const intl = await intlOf('en');

  it.each([
    ['systolic', 'required', 'Field systolic required for blood pressure.'],
    ['systolic', 'number', 'systolic must be valid number.'],
    ['systolic', 'negative', 'systolic must be non-negative.'],
  ] as const)('%s, %s: the message of the specification', (field, code, words) => {
    expect(issueText(intl, [issue(field, code, { record: 'blood pressure' })], field)).toBe(words);
  });

  it.each([
    ['recordedAt', 'future', {}, 'Date and time cannot be in the future.'],
    ['everyDays', 'above', { limit: 28 }, 'Every how many days must be at most 28.'],
  ] as const)("%s, %s: an added message uses the form's name of the field", (field, code, values, words) => {
    expect(issueText(intl, [issue(field, code, values)], field)).toBe(words);
  });
});
