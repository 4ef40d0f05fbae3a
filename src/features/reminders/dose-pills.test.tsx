// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, it, vi } from 'vitest';
import type { PlannedDose } from '@/clinical/medicines/adherence.ts';
import { en } from '@/i18n/messages/en.ts';
import { List } from '@/ui/layout/list.tsx';
import { DosePills } from './dose-pills.tsx';
import { DoseRow } from './dose-row.tsx';

afterEach(cleanup);

const now = Date.parse('2026-11-24T12:00:00Z');
const reminder = { id: 'r1', userId: 'me', medicationName: 'Iron', dosage: '1', frequency: 'Often' };
const dose = (time: string, standing: PlannedDose['standing']): PlannedDose => ({
  date: '2026-11-24',
  time,
  dueAt: Date.parse(`2026-11-24T${time}Z`),
  reminder,
  standing,
  answeredAt: standing === 'taken' ? `2026-11-24T${time}:00.000Z` : null,
});
const doses = [
  dose('06:00', 'taken'),
  dose('08:00', 'missed'),
  dose('09:00', 'skipped'),
  dose('11:45', 'due'),
  dose('11:46', 'due'),
  dose('20:00', 'upcoming'),
];

const show = () => {
  const onTake = vi.fn<(dose: PlannedDose) => void>();
  render(
    <IntlProvider locale="en" messages={en}>
      <DosePills doses={doses} now={now} onTake={onTake} />
      <List>
        {doses.map((each) => (
          <DoseRow key={each.time} dose={each} now={now} until={null} onUndo={() => undefined} />
        ))}
      </List>
    </IntlProvider>,
  );
  return { onTake, pills: screen.getByRole('group', { name: 'Doses of today' }).querySelectorAll('button') };
};

it('each dose of today is one pill that says its state', () => {
  const said = [...show().pills].map((pill) => pill.getAttribute('aria-label'));
  expect(said).toEqual([
    '06:00, Iron: taken',
    '08:00, Iron: missed. Go to this dose.',
    '09:00, Iron: skipped',
    '11:45, Iron: late. Go to this dose.',
    '11:46, Iron: due now. Press when you have taken it.',
    '20:00, Iron: not due yet',
  ]);
});

it('a tap takes only a dose that is due now; on any other it goes to its row, so that no answer is changed', () => {
  const { onTake, pills } = show();
  pills.forEach((pill, at) => {
    fireEvent.click(pill);
    if (at !== 4) expect(document.activeElement?.textContent).toContain('Iron');
    if (at !== 4) expect(document.activeElement?.id).toBe(`dose-r1-2026-11-24-${doses[at]!.time.replace(':', '')}`);
  });
  expect(onTake.mock.calls).toEqual([[doses[4]]]);
});
