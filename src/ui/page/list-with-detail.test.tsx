// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Messages } from '@/i18n/messages/en.ts';
import { ui } from '@/i18n/messages/en/ui.ts';
import { focusPage } from '@/ui/layout/focus-page.ts';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { ListWithDetail } from './list-with-detail.tsx';

let isDesk = true;
beforeEach(() => {
  isDesk = true;
  vi.stubGlobal('matchMedia', () => ({ matches: isDesk, addEventListener: vi.fn(), removeEventListener: vi.fn() }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function Topics() {
  const [search, setSearch] = useState('');
  return (
    <Page title="Topics" action={<button type="button">Ask</button>} unchosen={<p>Choose a topic</p>}>
      <input aria-label="Find" value={search} onChange={({ target }) => setSearch(target.value)} />
      <List>
        <ListRow to="/topics/1" title="Heartburn" />
        <ListRow to="/topics/2" title="Sleep" />
      </List>
    </Page>
  );
}

const Topic = ({ id }: { id: string }) => (
  <Page title={`Topic ${id}`} foot={<button type="button">Reply</button>} rail={<p>Rules</p>}>
    <p>Text of {id}</p>
  </Page>
);

function Screens() {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  useEffect(focusPage, [pathname]);
  const id = /^\/topics\/(.+)$/.exec(pathname)?.[1];
  return (
    <>
      <button type="button" onClick={() => void navigate(-1)}>
        Browser back
      </button>
      <ListWithDetail
        list={<Topics />}
        listPath="/topics"
        openPath={id === undefined ? null : pathname}
        detail={id !== undefined && <Topic id={id} key={id} />}
      />
    </>
  );
}

const renderAt = (path: string) =>
  render(
    <IntlProvider locale="en" messages={ui as Partial<Messages> as Messages}>
      <MemoryRouter initialEntries={[path]}>
        <Screens />
      </MemoryRouter>
    </IntlProvider>,
  );
const link = (name: string) => screen.getByRole('link', { name });

it('on a desk a detail opens beside its list, which keeps its filter; the browser goes back to the list alone', () => {
  renderAt('/topics');
  expect(screen.getByText('Choose a topic')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Find'), { target: { value: 'sleep' } });
  fireEvent.click(link('Sleep'));
  expect(screen.getByRole('region', { name: 'Topic 2' }).textContent).toContain('Text of 2');
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('sleep');
  expect(link('Sleep').getAttribute('aria-current')).toBe('true');
  expect(link('Heartburn').getAttribute('aria-current')).toBeNull();
  fireEvent.click(link('Heartburn'));
  expect(screen.getByRole('region', { name: 'Topic 1' })).toBeTruthy();
  fireEvent.click(screen.getByText('Browser back'));
  fireEvent.click(screen.getByText('Browser back'));
  expect(screen.queryByRole('region')).toBeNull();
  expect(screen.getByLabelText<HTMLInputElement>('Find').value).toBe('sleep');
});

it('the title of the detail takes the focus, and closing it gives the focus back to its row', () => {
  renderAt('/topics');
  fireEvent.click(link('Sleep'));
  expect(document.activeElement).toBe(screen.getByRole('heading', { level: 2, name: 'Topic 2' }));
  fireEvent.click(link('Close'));
  expect(document.activeElement).toBe(link('Sleep'));
});

it('beside a list there is one page title, one main landmark and one emergency link', () => {
  renderAt('/topics/1');
  expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Topics']);
  expect(screen.getAllByRole('main')).toHaveLength(1);
  expect(screen.getAllByRole('link', { name: 'Emergency' })).toHaveLength(1);
});

it('on a phone a detail is a page of its own, with its own way back and emergency link', () => {
  isDesk = false;
  renderAt('/topics');
  expect(screen.queryByText('Choose a topic')).toBeNull();
  fireEvent.click(link('Sleep'));
  expect(screen.getByRole('heading', { level: 1, name: 'Topic 2' })).toBeTruthy();
  expect(screen.queryByText('Heartburn')).toBeNull();
  expect(link('Emergency')).toBeTruthy();
});

it('the primary action stands in the header on a desk and at the end of the page on a phone', () => {
  renderAt('/topics');
  expect(within(screen.getByRole('banner')).getByText('Ask')).toBeTruthy();
  cleanup();
  isDesk = false;
  renderAt('/topics');
  expect(within(screen.getByRole('banner')).queryByText('Ask')).toBeNull();
  expect(screen.getByText('Ask')).toBeTruthy();
});

it('a rail is a named landmark beside the content of a page, and follows it in the order of reading', () => {
  isDesk = false;
  renderAt('/topics/1');
  const rail = screen.getByRole('complementary', { name: 'Beside this page' });
  expect(rail.textContent).toBe('Rules');
  expect(screen.getByText('Text of 1').compareDocumentPosition(rail)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByRole('main').dataset.template).toBe('rail');
});
