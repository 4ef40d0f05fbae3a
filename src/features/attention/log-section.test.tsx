// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { logFailedList } from '@/log/log.ts';
import { LogSection } from './log-section.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

it('what did not work is listed in words with its technical line, leads to a report, and can be deleted', () => {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <LogSection />
      </MemoryRouter>
    </IntlProvider>,
  );
  screen.getByText(en['phone.log.empty']);
  act(() => {
    logFailedList('votes', { code: 500, type: 'general_unknown' });
    logFailedList('topics', { code: 400, type: 'general_query_invalid', message: 'no index' });
  });
  const lines = screen.getAllByRole('listitem', { hidden: true }).map(({ textContent }) => textContent);
  expect(lines[0]).toContain(en['phone.log.event.index-topics']);
  expect(lines[0]).toMatch(/error index-topics topics 400 general_query_invalid$/);
  expect(lines[1]).toMatch(/warn list-failed votes 500 general_unknown$/);
  expect(screen.getByRole('link', { name: en['phone.log.report'] }).getAttribute('href')).toBe('/contact');
  fireEvent.click(screen.getByRole('button', { name: en['phone.log.clear'] }));
  screen.getByText(en['phone.log.empty']);
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([]);
});
