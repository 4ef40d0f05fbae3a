// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { ListKeys } from './list-keys.tsx';
import { chooseSingleKeys } from './single-keys.ts';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
  chooseSingleKeys(true);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <Page title="Patients" tools={<ListKeys />}>
          <input type="search" aria-label="Find" />
          <List>
            <ListRow to="/doctor/patient/1" title="Chipo" />
            <ListRow to="/doctor/patient/2" title="Grace" />
          </List>
          <textarea aria-label="Note" data-key="n" />
        </Page>
      </MemoryRouter>
    </IntlProvider>,
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** @returns whether the key was left to the browser */
const press = (key: string, on: Element = document.activeElement ?? document.body, more = {}) =>
  fireEvent.keyDown(on, { key, bubbles: true, ...more });
const row = (name: string) => screen.getByRole('link', { name });

it('j and k move the focus over the rows and stay at the ends', () => {
  const passed = ['j', 'j', 'j', 'k', 'k'].map((key) => {
    press(key);
    return document.activeElement?.textContent;
  });
  expect(passed).toEqual(['Chipo', 'Grace', 'Grace', 'Chipo', 'Chipo']);
});

it('a slash goes to the search and n to the note, and neither is typed there', () => {
  expect(press('/')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Find'));
  (document.activeElement as HTMLElement).blur();
  expect(press('n')).toBe(false);
  expect(document.activeElement).toBe(screen.getByLabelText('Note'));
});

it.each(['Find', 'Note'])('no key is taken while typing in %s', (field) => {
  screen.getByLabelText(field).focus();
  for (const key of ['j', 'k', '/', 'n', '?']) expect(press(key)).toBe(true);
  expect(document.activeElement).toBe(screen.getByLabelText(field));
});

it('a shortcut of the browser stays one', () => {
  for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }])
    expect(press('j', document.body, more)).toBe(true);
  expect(document.activeElement).toBe(document.body);
});

it('a question mark shows the keys, and while that sheet is open no other key does anything', () => {
  press('?');
  expect(screen.getByRole('dialog').textContent).toContain('the next row');
  expect(press('j', document.body)).toBe(true);
  expect(document.activeElement).not.toBe(row('Chipo'));
});

it('single keys can be switched off, which the button then says', () => {
  fireEvent.click(screen.getByRole('button', { name: 'Keys' }));
  fireEvent.click(screen.getByRole('button', { name: 'One key is enough' }));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(press('j', document.body)).toBe(true);
  expect(document.activeElement).not.toBe(row('Chipo'));
  expect(screen.getByRole('button', { name: 'Keys are off' })).toBeTruthy();
});
