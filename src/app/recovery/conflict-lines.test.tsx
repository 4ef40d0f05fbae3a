// @vitest-environment page
import { cleanup, render } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { ConflictNotice } from '@/sync/attention/conflict-notices.ts';
import { ConflictLines } from './conflict-lines.tsx';
import { cacheList } from '@/db/cache/cached-list.ts';

const seen = vi.hoisted(() => ({ conflicts: [] as ConflictNotice[] }));
vi.mock('@/db/queries/use-live-query.ts', () => ({ useLiveQuery: () => seen.conflicts }));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const doctorChanged = { field: 'assignedDoctorId', kept: 'dr-a', lost: 'dr-b' };

/** The text of the line, without the bidi isolation marks around names. */
function lineOf(loss: Pick<ConflictNotice, 'field' | 'kept' | 'lost' | 'lostFrom'>): string {
  const at = { recordId: 'amina', collection: 'profile', kind: 'profile', noticedAt: '2026-11-21T09:00:00Z' } as const;
  seen.conflicts = [{ id: `amina|${loss.field}`, ...at, ...loss }];
  const { container } = render(
    <IntlProvider locale="en" messages={en}>
      <ConflictLines />
    </IntlProvider>,
  );
  return container.querySelectorAll('p')[1]?.textContent.replaceAll(/[\u2066-\u2069]/g, '') ?? '';
}

describe('the line of a merged conflict', () => {
  it.each([
    ['here', 'Name: it is now Amina O. Here it was Amina.'],
    ['there', 'Name: it is now Amina O. On the other device it was Amina.'],
    [undefined, 'Name: it is now Amina O. Here it was Amina.'],
  ] as const)('says on which device the lost value was entered (%s)', (lostFrom, words) => {
    expect(lineOf({ field: 'name', kept: 'Amina O', lost: 'Amina', lostFrom })).toBe(words);
  });

  it('names both doctors when their names are cached on this phone', () => {
    cacheList('doctors-lakeside', [{ userId: 'dr-a', name: 'Dr Achieng' }]);
    cacheList('doctors-hill', [{ userId: 'dr-b', name: 'Dr Njeri' }]);
    cacheList('hospitals', [{ userId: 'dr-a', name: 'Lakeside' }]);
    const words = 'Doctor: it is now Dr Achieng. Here it was Dr Njeri.';
    expect(lineOf({ ...doctorChanged, lostFrom: 'here' })).toBe(words);
  });

  it.each([
    ['here', 'Doctor: it is now the doctor chosen on the other device. Here it was another doctor.'],
    ['there', 'Doctor: it is now the doctor chosen on this device. On the other device it was another doctor.'],
  ] as const)(
    'describes doctors without a cached name by the device on which they were chosen (%s)',
    (lostFrom, words) => {
      expect(lineOf({ ...doctorChanged, lostFrom })).toBe(words);
    },
  );
});
