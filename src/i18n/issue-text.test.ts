import { createIntl } from 'react-intl';
import { describe, expect, it } from 'vitest';
import { appointment } from '@/model/appointment.ts';
import { blogPost } from '@/model/blog-post.ts';
import { bloodPressure } from '@/model/blood-pressure.ts';
import { bloodSugar } from '@/model/blood-sugar.ts';
import { bloodwork } from '@/model/bloodwork.ts';
import { issue, validationMessages, type IssueCode } from '@/model/issue.ts';
import { medicalDocument } from '@/model/medical-document.ts';
import { reminder } from '@/model/reminder.ts';
import { weight } from '@/model/weight.ts';
import { issueText } from './issue-text.ts';
import { languageTags } from './languages.ts';
import { firstWords, restWords } from './word-files.ts';
import { en } from './messages/en.ts';

/** The fields that stand on a form, by record. A report has a date where its record has an instant. */
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
/** A document and an article have sentences of their own for what is missing. */
const recordsSaid = onForms.slice(0, -2);

const codes = Object.keys(validationMessages) as IssueCode[];
const intlOf = async (tag: (typeof languageTags)[number]) =>
  createIntl({ locale: tag, messages: { ...en, ...(await firstWords(tag)), ...(await restWords(tag)) } });

/** A name as the code writes it, as a word of its own. */
const has = (text: string, name: string) => new RegExp(`(?<!\\p{L})${name}(?!\\p{L})`, 'u').test(text);

describe.each(languageTags.filter((tag) => tag !== 'en'))('what is wrong with a field, in %s', async (tag) => {
  const intl = await intlOf(tag);
  const nameless = intl.formatMessage({ id: 'attention.conflict.other' });

  it.each(onForms.map(([record, fields]) => [record.title, fields] as const))(
    'names the fields of a %s as its form does',
    (record, fields) => {
      const said = fields.flatMap((field) =>
        codes
          .filter((code) => !['required', 'blank'].includes(code))
          .map((code) => ({
            field,
            code,
            text: issueText(intl, [issue(field, code, { limit: 5, value: '9' })], field),
          })),
      );
      // French says "date" where it means a date.
      const wrong = said.filter(
        ({ field, code, text }) =>
          text === null || text.includes(nameless) || (code !== 'date' && has(text, field)) || has(text, record),
      );
      expect(wrong).toEqual([]);
    },
  );

  it.each(recordsSaid.map(([record, fields]) => [record.title, fields] as const))(
    'names a %s that lacks a field as the screens do',
    (record, fields) => {
      for (const field of fields) {
        const text = issueText(intl, [issue(field, 'required', { record })], field) ?? '';
        expect(text).not.toContain(nameless);
        expect([field, record].filter((name) => has(text, name))).toEqual([]);
      }
    },
  );
});

describe('what is wrong with a field, in English', async () => {
  const intl = await intlOf('en');

  it.each([
    ['systolic', 'required', 'Field systolic required for blood pressure.'],
    ['systolic', 'number', 'systolic must be valid number.'],
    ['systolic', 'negative', 'systolic must be non-negative.'],
  ] as const)('%s, %s: the words of the specification', (field, code, words) => {
    expect(issueText(intl, [issue(field, code, { record: 'blood pressure' })], field)).toBe(words);
  });

  it.each([
    ['recordedAt', 'future', {}, 'Date and time cannot be in the future.'],
    ['everyDays', 'above', { limit: 28 }, 'Every how many days must be at most 28.'],
  ] as const)('%s, %s: a sentence of our own calls it what the form calls it', (field, code, values, words) => {
    expect(issueText(intl, [issue(field, code, values)], field)).toBe(words);
  });
});
