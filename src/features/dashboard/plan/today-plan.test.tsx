// @vitest-environment page
import 'fake-indexeddb/auto';
import type { DoseStep, LatePlan, VisitStep } from '@/model/plan/plan-step.ts';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLatePlan } from '@/app/plan/use-late-plan.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveDoses } from '@/db/records/doses.ts';
import { addReminder } from '@/db/records/reminders.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { HOUR_MS, MINUTE_MS } from '@/model/time/durations.ts';
import { deviceTimeZone } from '@/model/time/device-time-zone.ts';
import { toInstant } from '@/model/time/instant.ts';
import { TodayPlan, type TodayPlanProps } from './today-plan.tsx';
import { ToolRows } from './tool-rows.tsx';

const noon = new Date('2026-11-21T12:00').getTime();
const pregnant: Profile = {
  id: 'p',
  userId: 'p',
  pregnancyStatus: 'pregnant',
  estimatedLmp: '2026-05-06',
  datingMethod: 'LMP',
};
const dose = (medicine: string, at: number, more: Partial<DoseStep> = {}): DoseStep => ({
  is: 'dose',
  key: `dose ${medicine} ${at}`,
  at,
  until: at + 2 * HOUR_MS,
  doneAt: null,
  reminderId: medicine,
  date: localDate(at),
  time: '08:00',
  medicine,
  dosage: '1 tablet',
  note: null,
  isSkipped: false,
  ...more,
});
const scan: VisitStep = {
  is: 'visit',
  key: 'visit v',
  at: noon + 2.5 * HOUR_MS,
  until: null,
  doneAt: null,
  visitId: 'v',
  kind: 'Scan',
  place: 'Lakeside',
};
const weight = (id: string, at = noon - HOUR_MS) =>
  ({ id, kind: 'weight', weight: 68.4, unit: 'kg', recordedAt: toInstant(at) }) as Reading;
const planOf = (...steps: LatePlan['steps'][number][]) => ({
  plan: { steps, asked: { pressure: false, sugar: [] }, chosen: { kinds: [], times: [] } },
  isLive: true,
});

const ui = (props: Partial<TodayPlanProps>) => (
  <IntlProvider locale="en" messages={en}>
    <MemoryRouter>
      <TodayPlan
        now={noon}
        profile={{ ...pregnant, pregnancyStatus: 'ended' }}
        readings={[]}
        late={planOf()}
        onAdd={() => undefined}
        textOf={() => '68.4 kg'}
        seenOf={() => null}
        rowOf={(reading) => <li key={reading.id}>row of {reading.id}</li>}
        matters={null}
        tools={null}
        {...props}
      />
    </MemoryRouter>
  </IntlProvider>
);
const next = () => screen.queryByRole('heading', { level: 3 })?.textContent ?? null;
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

afterEach(cleanup);

describe('the rows of the plan', () => {
  it('the next step is first and large, the others follow in time order', () => {
    render(ui({ late: planOf(scan, dose('Aspirin', noon - MINUTE_MS), dose('Iron', noon + 8 * HOUR_MS)) }));
    expect(next()).toBe('Aspirin');
    expect(rows()).toEqual(['14:30ScanLakeside', '20:00Iron1 tablet']);
  });

  it('a missed dose is marked and can still be answered, with the advice against a double dose', () => {
    render(ui({ late: planOf(dose('Iron', noon - 4 * HOUR_MS), scan) }));
    expect(next()).toBe('Scan');
    expect(rows()[0]).toContain('Missed');
    expect(rows()[0]).toContain(en['reminders.noDouble']);
    expect(screen.getByRole('button', { name: 'Taken' })).toBeTruthy();
  });

  it('a missed dose of a medicine with special rules leads to its page, and cannot be ticked here', () => {
    render(ui({ late: planOf(dose('Labetalol', noon - 4 * HOUR_MS, { note: 'special' })) }));
    expect(screen.queryByRole('button', { name: 'Taken' })).toBeNull();
    expect(screen.getByRole('link', { name: 'What to do' }).getAttribute('href')).toBe('/reminders');
  });

  it('a dose that is not due yet has no button', () => {
    render(ui({ late: planOf(dose('Iron', noon + HOUR_MS)) }));
    expect(next()).toBe('Iron');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('Add opens the form of the measurement with its moment', () => {
    const added: unknown[] = [];
    const profile = { ...pregnant, diabetes: 'gestational' } as const;
    render(ui({ profile, onAdd: ({ kind, moment }) => added.push([kind, moment]) }));
    for (const button of screen.getAllByRole('button', { name: 'Add blood sugar' })) fireEvent.click(button);
    expect(added).toEqual([
      ['bloodSugar', 'fasting'],
      ['bloodSugar', 'post_1h'],
      ['bloodSugar', 'post_1h'],
      ['bloodSugar', 'post_1h'],
    ]);
  });

  it('what is done is one row with the values, and opens', () => {
    const taken = dose('Iron', noon - 4 * HOUR_MS, { doneAt: noon - 3 * HOUR_MS });
    render(ui({ late: planOf(taken, scan), readings: [weight('r1')] }));
    const fold = screen.getByRole('button', { name: '2 done 68.4 kg' });
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByText('row of r1')).toBeNull();
    fireEvent.click(fold);
    expect(screen.getByText('row of r1')).toBeTruthy();
    expect(rows().some((text) => text?.includes('taken 09:00'))).toBe(true);
    expect(screen.getByRole('button', { name: '2 done' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('all done: says that nothing more is planned', () => {
    render(ui({ late: planOf(dose('Iron', noon - 4 * HOUR_MS, { doneAt: noon - 3 * HOUR_MS })) }));
    expect(next()).toBeNull();
    expect(screen.getByText(en['dashboard.plan.nothing'])).toBeTruthy();
  });

  it('after a loss there are her doses and visits, no measurement and no tool', () => {
    const profile: Profile = { ...pregnant, pregnancyStatus: 'ended', diabetes: 'gestational' };
    render(ui({ profile, late: planOf(scan), tools: <ToolRows profile={profile} now={noon} /> }));
    expect(next()).toBe('Scan');
    expect(rows()).toEqual([]);
  });

  it.each([
    ['2026-05-16', []],
    ['2026-05-09', ['Baby’s movements']],
    ['2026-03-14', ['Baby’s movements']],
    ['2026-03-07', ['Baby’s movements', 'Contractions']],
  ])('tools by the week: last period on %s', (estimatedLmp, expected) => {
    render(ui({ tools: <ToolRows profile={{ ...pregnant, estimatedLmp }} now={noon} /> }));
    const links = within(screen.getByRole('list')).queryAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  });

  it('twelve doses of one time are twelve rows, each with a name of its own, the same in the prerendered frame', () => {
    const plan = ui({ late: planOf(...Array.from({ length: 12 }, (_, n) => dose(`Medicine ${n}`, noon))) });
    const frame = document.createElement('div');
    frame.innerHTML = renderToStaticMarkup(plan);
    const { container } = render(plan);
    const described = (place: Element) =>
      [...place.querySelectorAll('button')].map((button) => button.getAttribute('aria-describedby') ?? '');
    expect(described(container)).toEqual(described(frame));
    expect(new Set(described(container)).size).toBe(12);
    for (const id of described(container)) expect(document.getElementById(id)).not.toBeNull();
  });
});

describe('a dose taken on Today', () => {
  let user = 0;
  beforeEach(async () => {
    user += 1;
    await openStore(`plan${user}`, 'reminders');
  });

  function Live({ now }: { now: number }) {
    return ui({ now, late: useLatePlan(`plan${user}`) });
  }

  /** The newest stored outcome. */
  const outcome = () =>
    new Promise<string | undefined>((resolve) => {
      const stop = liveDoses(0).subscribe((doses) => {
        resolve(doses[0]?.outcome);
        setTimeout(() => stop());
      });
    });

  async function withDose() {
    const now = Date.now();
    const at = new Date(now - MINUTE_MS);
    const time = at.toTimeString().slice(0, 5);
    await addReminder({
      medicationName: 'Iron',
      dosage: '1 tablet',
      frequency: 'Once a day',
      times: [time],
      timeZone: deviceTimeZone(),
      isActive: true,
      scheduledSince: toInstant(now - 48 * HOUR_MS),
    });
    render(<Live now={now} />);
    return screen.findByRole('button', { name: 'Taken' }, { timeout: 10_000 });
  }

  it('is stored, is said with Undo for a while, and Undo opens it again', async () => {
    fireEvent.click(await withDose());
    const undo = await screen.findByRole('button', { name: 'Undo' }, { timeout: 10_000 });
    expect(screen.getByRole('status').textContent).toContain('Taken: Iron');
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Taken' })).toBeNull());
    expect(screen.getByRole('button', { name: '1 done' })).toBeTruthy();
    expect(await outcome()).toBe('taken');
    await act(async () => fireEvent.click(undo));
    await screen.findByRole('button', { name: 'Taken' }, { timeout: 10_000 });
    expect(await outcome()).toBe('open');
  });
});
