// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { SeenConflict } from '@/sync/conflicts-seen.ts';
import { ConflictLines } from './conflict-lines.tsx';
import { keepList } from './kept-list.ts';

const seen = vi.hoisted(() => ({ conflicts: [] as SeenConflict[] }));
vi.mock('@/db/use-live-query.ts', () => ({ useLiveQuery: () => seen.conflicts }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const doctorChanged = { field: 'assignedDoctorId', kept: 'dr-a', lost: 'dr-b' };

/** What the line of a merge says, without the marks around names. */
function lineOf(loss: Pick<SeenConflict, 'field' | 'kept' | 'lost' | 'lostFrom'>): string {
  const at = { recordId: 'amina', collection: 'profile', kind: 'profile', noticedAt: '2026-11-21T09:00:00Z' } as const;
  seen.conflicts = [{ id: `amina|${loss.field}`, ...at, ...loss }];
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <ConflictLines />
    </IntlProvider>,
  );
  return container.querySelectorAll('p')[1]?.textContent.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
}

describe('the line of a merge', () => {
  it.each([
    ['here', 'Name: it is now Amina O. Here it was Amina.'],
    ['there', 'Name: it is now Amina O. On the other device it was Amina.'],
    [undefined, 'Name: it is now Amina O. Here it was Amina.'],
  ] as const)('says where the value that gave way had been entered (%s)', (lostFrom, words) => {
    expect(lineOf({ field: 'name', kept: 'Amina O', lost: 'Amina', lostFrom })).toBe(words);
  });

  it('names both doctors where this phone keeps their names', () => {
    keepList('doctors-lakeside', [{ userId: 'dr-a', name: 'Dr Achieng' }]);
    keepList('doctors-hill', [{ userId: 'dr-b', name: 'Dr Njeri' }]);
    keepList('hospitals', [{ userId: 'dr-a', name: 'Lakeside' }]);
    const words = 'Doctor: it is now Dr Achieng. Here it was Dr Njeri.';
    expect(lineOf({ ...doctorChanged, lostFrom: 'here' })).toBe(words);
  });

  it.each([
    ['here', 'Doctor: it is now the doctor chosen on the other device. Here it was another doctor.'],
    ['there', 'Doctor: it is now the doctor chosen on this device. On the other device it was another doctor.'],
  ] as const)('tells doctors without a name apart by the device that they were chosen on (%s)', (lostFrom, words) => {
    expect(lineOf({ ...doctorChanged, lostFrom })).toBe(words);
  });
});
