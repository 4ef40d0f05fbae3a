// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { LanguageProvider } from '@/i18n/catalogue/language-provider.tsx';
import { isAdministrator } from '@/model/account/staff.ts';
import { useSyncStatus } from '@/sync/status/use-sync-status.ts';
import { AdministratorNavigation } from './administrator-navigation.tsx';
import { SyncLine } from './sync-line.tsx';

afterEach(() => {
  cleanup();
  useSyncStatus.setState(useSyncStatus.getInitialState());
});

const show = (path: string) =>
  render(
    <LanguageProvider>
      <MemoryRouter initialEntries={[path]}>
        <SyncLine quiet />
        <AdministratorNavigation />
      </MemoryRouter>
    </LanguageProvider>,
  );
const current = () =>
  screen.getAllByRole('link').flatMap((link) => (link.getAttribute('aria-current') ? [link.textContent] : []));

it.each([
  ['/clinic', ['People']],
  ['/clinic/people/dr-ada', ['People']],
  ['/clinic/patients', ['People']],
  ['/clinic/hospital', ['Hospital']],
  ['/clinic/roster/riverside', ['Hospital']],
  ['/forum/topic', ['Community']],
  ['/edit-blog/fish', ['Articles']],
  ['/clinic/articles', ['Articles']],
  ['/blog/fish', ['Articles']],
  ['/clinic/messages', ['Messages']],
  ['/clinic/installation', ['Installation']],
  ['/clinic/templates', ['More pages']],
  ['/clinic/settings', ['More pages']],
  ['/clinic/audit', ['More pages']],
  ['/account', []],
])('on %s the tab %j is current', (path, tabs) => {
  show(path);
  expect(current()).toEqual(tabs);
});

it('no line says “saved on this device” there, but unsent entries are told', () => {
  show('/clinic');
  expect(screen.queryByRole('status')).toBeNull();
  cleanup();
  useSyncStatus.setState({ phase: 'idle', pending: 2 });
  show('/clinic');
  expect(screen.getByRole('status').textContent).toContain('2 waiting');
});

it.each([
  [['admin'], true],
  [['admin', 'moderator'], true],
  [['admin', 'doctor'], false],
  [['moderator'], false],
  [[], false],
])('an account with the labels %j works in this frame: %s', (labels, is) => {
  expect(isAdministrator(labels)).toBe(is);
});
