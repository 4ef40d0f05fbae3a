import { createIntl } from 'react-intl';
import { expect, it } from 'vitest';
import { fieldText } from '@/i18n/phrases/field-words.ts';
import { en } from '@/i18n/messages/en.ts';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { localCollections } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { isShownField, valueText } from './conflict-words.ts';

const intl = createIntl({ locale: 'en', messages: en });

it('every field that two devices can change has a name, or belongs to a field that has one', () => {
  const edited = Object.values(localCollections)
    .flatMap(({ records }) => Object.values(records) as RecordType[])
    .filter(({ conflict }) => conflict === 'per-field')
    .flatMap(({ fields }) => Object.keys(fields))
    .filter((field) => field !== 'userId' && isShownField(field));
  const nameless = edited.filter(
    (field) => fieldText(intl, field) === intl.formatMessage({ id: 'attention.conflict.other' }),
  );
  expect([...new Set(nameless)]).toEqual(['results']);
});

it.each([
  [undefined, 'empty'],
  ['', 'empty'],
  [[], 'empty'],
  [false, 'no'],
  [68.4, '68.4'],
  [['peanut', 'milk'], 'peanut, milk'],
  ['2027-02-10', 'Feb 10, 2027'],
  ['Old Town', 'Old Town'],
])('the value %j is shown as "%s"', (value, words) => {
  expect(valueText(intl, 'notes', value, 'other')).toBe(words);
});

it.each([
  ['appointmentType', 'Scan', 'Ecografía'],
  ['appointmentType', 'Yoga', 'Yoga'],
  ['frequency', 'Twice a day', 'Dos veces al día'],
  ['frequency', 'when it hurts', 'when it hurts'],
  ['pregnancyStatus', 'postpartum', 'Di a luz'],
  ['diabetes', 'type1', 'Tipo 1'],
  ['sugarTargets', 'ADA_ACOG', 'ADA y ACOG'],
  ['activityLevel', 'low', 'Casi siempre sentada'],
  ['chatTonePreference', 'brief', 'Breve'],
  ['countryCode', 'ES', 'España'],
  ['weekdays', ['wed', 'mon'], 'lun y mié'],
])('the choice %s, %j, is shown in another language as "%s"', async (field, value, words) => {
  const messages = { ...en, ...(await firstPaintMessages('es')), ...(await remainingMessages('es')) };
  expect(valueText(createIntl({ locale: 'es', messages }), field, value, 'other')).toBe(words);
});
