// @vitest-environment page
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { ArticleView } from './article-view.tsx';

afterEach(cleanup);

it.each([
  ['', []],
  ['Your first weeks', ['Your first weeks']],
])('the preview of a draft with the title “%s” has no empty heading', (title, expected) => {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ArticleView id="a" date="2026-11-27T10:00:00.000Z" post={{ title, slug: 'a', content: '', author: 'Ada' }} />
      </MemoryRouter>
    </IntlProvider>,
  );
  expect(screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(expected);
});
