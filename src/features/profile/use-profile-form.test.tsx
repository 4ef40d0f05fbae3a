// @vitest-environment page
import type { ReactNode } from 'react';
import { act, cleanup, renderHook } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import { useProfileForm } from './use-profile-form.ts';

let saved: Partial<Profile>[];
let whileSaving: () => void;
vi.mock('@/db/records/profile.ts', () => ({
  saveProfile: (changes: Partial<Profile>) => {
    saved.push(changes);
    whileSaving();
    return Promise.resolve(changes);
  },
}));
vi.mock('@/db/drafts/sealed-draft.ts', () => ({
  readSealedDraft: () => Promise.resolve(null),
  saveSealedDraft: () => Promise.resolve(),
  delaySealedDraft: () => () => {},
  forgetSealedDraft: () => {},
}));

beforeEach(() => {
  saved = [];
  whileSaving = () => {};
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(new Date(2026, 10, 20, 22));
});
afterEach(() => {
  cleanup();
  clearDrafts();
  vi.useRealTimers();
});

const wrapper = ({ children }: { children: ReactNode }) => (
  <IntlProvider locale="en" messages={en}>
    {children}
  </IntlProvider>
);

function open(changes: Partial<Profile> = {}) {
  const profile = { id: 'amina', userId: 'amina', name: 'Amina', ...changes } as Profile;
  const onSaved = vi.fn();
  const { result } = renderHook(() => useProfileForm('pregnancy', profile, onSaved), { wrapper });
  const set = (draft: Parameters<typeof result.current.set>[0]) => act(() => result.current.set(draft));
  return { result, onSaved, set, submit: (incomplete: string[] = []) => act(() => result.current.submit(incomplete)) };
}

it('a page that has been open since yesterday saves with today’s date', async () => {
  const { set, submit } = open({ pregnancyStatus: 'pregnant' });
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  set({ datingMethod: 'WEEKS_ENTERED', weeks: '30' });
  await submit();
  set({ pregnancyStatus: 'postpartum', birthDate: '2026-11-22' });
  await submit();
  expect(saved).toMatchObject([{ weeksPregnantRecordedOn: '2026-11-22' }, { birthDate: '2026-11-22' }]);
});

it('a page that becomes visible again shows today’s date', () => {
  const { result } = open();
  vi.setSystemTime(new Date(2026, 10, 22, 9));
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.today).toBe('2026-11-22');
});

it('text typed during a save stays in the draft, and saved text does not', async () => {
  const { result, onSaved, set, submit } = open();
  set({ phoneNumber: '0700', allergies: 'nuts' });
  whileSaving = () => result.current.set({ allergies: 'penicillin' });
  await submit();
  expect(result.current.form).toMatchObject({ phoneNumber: '', allergies: 'penicillin' });
  expect(onSaved).toHaveBeenLastCalledWith({ phoneNumber: '0700', allergies: 'nuts' }, false);
  whileSaving = () => {};
  await submit();
  expect(saved.at(-1)).toEqual({ allergies: 'penicillin' });
  expect(onSaved).toHaveBeenLastCalledWith({ allergies: 'penicillin' }, true);
});

it('an incomplete day of birth is marked and not saved until it is complete', async () => {
  const { result, set, submit } = open({ pregnancyStatus: 'postpartum', birthDate: '2026-11-01' });
  set({ birthDate: '' });
  await submit(['birthDate']);
  expect(saved).toEqual([]);
  expect(result.current.isInvalid).toBe(true);
  expect(result.current.error('birthDate', 'Day of birth')).toBe(en['validation.unfinished']);
  set({ birthDate: '2026-11-02' });
  expect(result.current.error('birthDate', 'Day of birth')).toBeNull();
  await submit();
  expect(saved).toEqual([{ birthDate: '2026-11-02' }]);
});
