// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { preloadContent } from '@/app/content/use-content.ts';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { pregnancyPages } from '@/content/week-pages/week-pages.ts';
import { en } from '@/i18n/messages/en.ts';
import MilestonesPage from './milestones-page.tsx';
import { WeekPicture } from './week-picture.tsx';
import { WeekSigns } from './week-signs.tsx';

beforeAll(() => preloadContent('weeks', 'afterBirth', 'care', 'weekPages'));
beforeEach(() => useLossMode.setState({ isPlain: false }));
afterEach(cleanup);

const Address = () => {
  const { pathname, state } = useLocation();
  return <output data-testid="address">{JSON.stringify({ pathname, state: state as unknown })}</output>;
};

const show = (element = <MilestonesPage />) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter initialEntries={['/milestones']}>
        {element}
        <Address />
      </MemoryRouter>
    </IntlProvider>,
  );

/** Without a profile the page opens at week 8. */
const pageOf = (week: number) => {
  const page = pregnancyPages.find((each) => each.week === week);
  if (!page) throw new Error(`no week ${week}`);
  return page;
};

describe('the page of a week', () => {
  it('shows the baby on the tape with its length and where that comes from, the womb, and the whole text', () => {
    show();
    expect(screen.getByRole('img', { name: /The baby in week 8/ })).toBeTruthy();
    expect(screen.getByText('1.5 cm')).toBeTruthy();
    expect(screen.getByText('from head to bottom')).toBeTruthy();
    expect(screen.getByText(/Robinson and Fleming/)).toBeTruthy();
    expect(screen.getByRole('img', { name: 'Your body and the womb in week 8' })).toBeTruthy();
    const { body, feel, act, ask } = pageOf(8);
    for (const text of [body, feel, act, ask]) expect(screen.getByText(text)).toBeTruthy();
  });

  it('goes to the next and the last week by its arrows', () => {
    show();
    fireEvent.click(screen.getByRole('button', { name: 'The next week' }));
    expect(screen.getByText(pageOf(9).body)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'The week before' }));
    fireEvent.click(screen.getByRole('button', { name: 'The week before' }));
    expect(screen.getByText(pageOf(7).body)).toBeTruthy();
  });

  it.each([
    ['to the left', 300, 120, 9],
    ['to the right', 120, 300, 7],
  ])('a swipe %s changes the week', (_, from, to, week) => {
    show();
    const text = screen.getByText(pageOf(8).feel);
    fireEvent.touchStart(text, { touches: [{ clientX: from, clientY: 100 }] });
    fireEvent.touchEnd(text, { changedTouches: [{ clientX: to, clientY: 110 }] });
    expect(screen.getByText(pageOf(week).feel)).toBeTruthy();
  });

  it('scrolling is no swipe', () => {
    show();
    const text = screen.getByText(pageOf(8).feel);
    fireEvent.touchStart(text, { touches: [{ clientX: 300, clientY: 500 }] });
    fireEvent.touchEnd(text, { changedTouches: [{ clientX: 220, clientY: 100 }] });
    expect(screen.getByText(pageOf(8).feel)).toBeTruthy();
  });

  it('a task opens the form of a visit with its kind and question', () => {
    show();
    fireEvent.click(screen.getByRole('link', { name: /Put into my visits.*Book the first full check/ }));
    expect(JSON.parse(screen.getByTestId('address').textContent ?? '')).toMatchObject({
      pathname: '/appointment',
      state: { planned: { form: 'visit', kind: 'Booking', question: 'Do I need a scan to fix the date?' } },
    });
  });

  it('a task about a medicine opens its form with the name alone', () => {
    show();
    for (let step = 0; step < 2; step += 1) fireEvent.click(screen.getByRole('button', { name: 'The week before' }));
    fireEvent.click(screen.getByRole('link', { name: /Remind me.*folic acid/ }));
    expect(JSON.parse(screen.getByTestId('address').textContent ?? '')).toEqual({
      pathname: '/reminders',
      state: { planned: { form: 'reminder', medicine: 'Folic acid' } },
    });
  });

  it('after a loss shows no baby, no womb, no tape and no task', () => {
    useLossMode.setState({ isPlain: true });
    show();
    expect(screen.queryAllByRole('img')).toEqual([]);
    expect(screen.queryByText(en['milestones.tasks'])).toBeNull();
    for (const { body } of pregnancyPages) expect(screen.queryByText(body)).toBeNull();
  });
});

describe('the picture of a week', () => {
  it('says that twins can be smaller', () => {
    show(<WeekPicture week={30} isAfter={false} isTwins />);
    expect(screen.getByText(/Twins and more can be smaller/)).toBeTruthy();
    expect(screen.queryByText(en['milestones.size.mean'])).toBeNull();
  });

  it('gives no length before a scan can measure it, and no weight before its source has one', () => {
    show(<WeekPicture week={5} isAfter={false} isTwins={false} />);
    expect(screen.getByText(en['milestones.size.none'])).toBeTruthy();
    cleanup();
    show(<WeekPicture week={9} isAfter={false} isTwins={false} />);
    expect(screen.queryByText('weight')).toBeNull();
  });

  it('shows the length after birth too', () => {
    show(<WeekPicture week={1} isAfter isTwins={false} />);
    expect(screen.getByText('50 cm')).toBeTruthy();
    expect(screen.getByText(/WHO Child Growth Standards/)).toBeTruthy();
  });
});

it('after birth no sign speaks of movements or waters', () => {
  show(<WeekSigns isAfter />);
  expect(screen.queryByText(en['emergency.urgent.movements'])).toBeNull();
  expect(screen.queryByText(en['emergency.urgent.waters'])).toBeNull();
  expect(screen.getByText(en['emergency.urgent.headache'])).toBeTruthy();
});
