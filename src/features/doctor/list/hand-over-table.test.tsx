// @vitest-environment page
import { cleanup, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { toInstant } from '@/model/time/instant.ts';
import { answer, newestFirst, opened } from '@/features/doctor/queries/test-episodes.ts';
import { careNote, HOUR, MINUTE, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';
import { patientRow } from '@/features/doctor/triage/patient-row.ts';
import { sbarText } from '@/features/doctor/triage/sbar.ts';
import { HandOverTable } from './hand-over-table.tsx';

afterEach(cleanup);

it('a hand-over says of each open case what was done, with times, and what is next', () => {
  const severe = pressure('amina', [168, 114], 2 * HOUR);
  const plan = { situation: 'Severe.', background: '', assessment: '', recommendation: 'Come in if 160 again.' };
  const notes = newestFirst(
    opened('amina', severe.id, 2 * HOUR),
    answer('amina', 'outcome', severe.id, HOUR, { outcome: 'noAnswer', callbackAt: toInstant(now + 30 * MINUTE) }),
    careNote('amina', 'note', { text: sbarText(plan) }, 10 * MINUTE),
  );
  const row = patientRow(patient('amina', { name: 'Amina' }), { readings: [severe], notes }, now);
  const steady = patientRow(patient('grace', { name: 'Grace' }), { readings: [pressure('grace', [118, 76], 0)] }, now);
  render(
    <IntlProvider locale="en" messages={en}>
      <HandOverTable rows={[row, steady]} now={now} caption="Patients of Dr Njeri" />
    </IntlProvider>,
  );
  const ofAmina = within(screen.getByRole('row', { name: /Amina/ }));
  const items = ofAmina.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(items).toEqual([
    '11:00 Dr Njeri called, no answer',
    'Call back: today 12:30.',
    'Recommendation: Come in if 160 again.',
  ]);
  expect(within(screen.getByRole('row', { name: /Grace/ })).queryAllByRole('listitem')).toEqual([]);
});
