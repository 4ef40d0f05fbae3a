// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ComponentType } from 'react';
import ContactPage from '@/features/about/contact-page.tsx';
import PricingPage from '@/features/about/pricing-page.tsx';
import TermsPage from '@/features/about/terms-page.tsx';
import GamesPage from '@/features/games/games-page.tsx';
import MealsPage from '@/features/meals/meals-page.tsx';
import MilestonesPage from '@/features/milestones/milestones-page.tsx';
import ProductsPage from '@/features/products/products-page.tsx';
import ArticlePage from '@/features/resources/article-page.tsx';
import ResourcesPage from '@/features/resources/resources-page.tsx';
import TopicPage from '@/features/resources/topic-page.tsx';
import SupportPage from '@/features/support/support-page.tsx';
import SymptomCheckerPage from '@/features/symptom-checker/symptom-checker-page.tsx';
import { en } from '@/i18n/messages/en.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { preloadContent } from '@/app/content/use-content.ts';

beforeAll(() =>
  preloadContent(
    'symptoms',
    'weeks',
    'afterBirth',
    'food',
    'needs',
    'meals',
    'care',
    'products',
    'warnings',
    'articles',
    'weekPages',
  ),
);
beforeEach(() => {
  useLossMode.setState({ isPlain: false });
  sessionStorage.clear();
});
afterEach(cleanup);

function show(Page: ComponentType, path = '/'): string {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={[path]}>
        <Page />
      </MemoryRouter>
    </IntlProvider>,
  );
  return document.body.textContent ?? '';
}

const pages = {
  MilestonesPage,
  MealsPage,
  ProductsPage,
  ResourcesPage,
  GamesPage,
  SupportPage,
  SymptomCheckerPage,
  TermsPage,
  PricingPage,
  ContactPage,
} as const;

describe.each(Object.entries(pages))('%s', (_, Page) => {
  it('shows one title and its content at once without an account, a network or a record', () => {
    expect(show(Page).length).toBeGreaterThan(150);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  });

  it('mentions no baby and no week after a loss', () => {
    useLossMode.setState({ isPlain: true });
    const text = show(Page).replace(en['milestones.ended'], '').replace(en['milestones.title'], '');
    expect(text).not.toMatch(/\bbab(y|ies)\b|\bweek \d|movements|contraction/i);
  });
});

it('the symptom checker leads from the emergency question to a call, and back to its start', async () => {
  show(SymptomCheckerPage);
  fireEvent.click(screen.getByRole('button', { name: 'Yes, or not sure' }));
  expect(await screen.findByText('Emergency - call now')).toBeTruthy();
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'I have called, I understand' }));
  expect(screen.getByRole('button', { name: 'No, none of these' })).toBeTruthy();
});

it('“something feels wrong” can be reached from every step and offers a call', () => {
  show(SymptomCheckerPage);
  fireEvent.click(screen.getByRole('button', { name: 'No, none of these' }));
  fireEvent.click(screen.getByRole('button', { name: 'Something feels wrong' }));
  fireEvent.click(screen.getByRole('radio', { name: 'No' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Call your maternity unit now')).toBeTruthy();
  expect(screen.getAllByRole('link').some((link) => link.getAttribute('href')?.startsWith('tel:'))).toBe(true);
});

it('a check about violence can neither be saved nor sent, and can be left at once', () => {
  show(SymptomCheckerPage);
  fireEvent.click(screen.getByRole('button', { name: 'No, none of these' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  fireEvent.click(screen.getByRole('button', { name: 'Not safe at home' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue with 1 symptom' }));
  fireEvent.click(screen.getByRole('radio', { name: 'I am safe now' }));
  fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(screen.getByText('Call today')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Keep this check' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Send this to somebody' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Leave this page now' })).toBeTruthy();
});

describe('an article', () => {
  it('is read with its sources, the pages that it leads to and others of its topic', () => {
    const text = show(ArticlePage, '/resources/articles/movements');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your baby’s movements');
    expect(text).toContain('3 minutes');
    expect(text).toContain('NHS: your baby’s movements');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links).toContain('/schecker');
    expect(links).toContain('/resources/articles/scans-and-screening');
  });

  it('about the baby cannot be reached after a loss, not even by its address', () => {
    useLossMode.setState({ isPlain: true });
    expect(show(ArticlePage, '/resources/articles/movements')).toContain(en['resources.gone']);
    cleanup();
    expect(show(TopicPage, '/resources/topics/baby')).toContain(en['resources.gone']);
    cleanup();
    const mind = show(TopicPage, '/resources/topics/mind');
    expect(mind).toContain('After a loss');
  });

  it('about violence can be left at once', () => {
    show(ArticlePage, '/resources/articles/unsafe-at-home');
    expect(screen.getByRole('button', { name: 'Leave this page now' })).toBeTruthy();
  });

  it('is found by its words, before the short texts', async () => {
    show(ResourcesPage);
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'iron tablets' } });
    const link = await screen.findByRole('link', { name: /about iron and blood/ }, { timeout: 5000 });
    expect(link.getAttribute('href')).toBe('/resources/articles/iron-and-tiredness');
  });
});

it('a contact message needs text before it can be sent', async () => {
  show(ContactPage);
  fireEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(await screen.findByText('Write a message first.')).toBeTruthy();
});

it('pricing shows no amount', () => {
  expect(show(PricingPage)).not.toMatch(/[$€£]|\d/);
});
