// @vitest-environment page
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { ModerationQueue } from './moderation-queue.tsx';

const server = vi.hoisted(() => ({ calls: [] as string[], isReached: true }));
vi.mock('@/sync/api/community/watch-forum.ts', () => ({ watchForum: () => () => undefined }));
vi.mock('@/sync/api/community/moderation.ts', () => {
  const text = {
    targetId: 'r1',
    targetType: 'post',
    topicId: 't1',
    topicTitle: 'Tea',
    content: 'Drink ten cups',
    authorId: 'pen',
    authorName: null,
    writtenAt: '2026-11-27T08:00:00Z',
    isTopicLocked: false,
  };
  const report = { ...text, reasons: ['unkind', 'unsafe', 'unsafe'], reportedAt: text.writtenAt, isHidden: false };
  return {
    readModerationQueue: () => Promise.resolve({ reports: [report], hidden: [] }),
    moderate: (_: string, target: { targetType: string; targetId: string }, action: string, reason?: string) => {
      server.calls.push([action, target.targetType, target.targetId, reason].filter(Boolean).join(' '));
      return server.isReached ? Promise.resolve({}) : Promise.reject(new TypeError('no network'));
    },
  };
});
const LONG_WAIT = { timeout: 5000 };
afterEach(() => {
  cleanup();
  Object.assign(server, { calls: [], isReached: true });
});

async function show(): Promise<HTMLElement> {
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
        <MemoryRouter>
          <ModerationQueue userId="mod" />
        </MemoryRouter>
      </QueryClientProvider>
    </IntlProvider>,
  );
  return (await screen.findByText('Drink ten cups', {}, LONG_WAIT)).closest('li')!;
}
const press = (place: HTMLElement, name: string) => fireEvent.click(within(place).getByRole('button', { name }));
const calls = (...expected: string[]) => waitFor(() => expect(server.calls).toEqual(expected), LONG_WAIT);

it('a reported reply shows its words, its topic, its author without a name, and how often each reason was given', async () => {
  const row = await show();
  for (const words of ['Drink ten cups', 'Tea', 'Anonymous', 'Dangerous advice (2 reports)', 'Unkind (1 report)'])
    expect(row.textContent).toContain(words);
});

it.each([
  ['hide', en['forum.decide.hide.yes'], ['hide post r1 private', 'show post r1', 'reopen post r1']],
  ['warn', en['forum.decide.warn.yes'], ['warn post r1 private', 'unwarn post r1', 'reopen post r1']],
] as const)('%s asks for a reason, and undo takes everything back', async (action, yes, [done, ...undone]) => {
  press(await show(), en[`forum.moderate.${action}`]);
  const sheet = screen.getByRole('dialog');
  press(sheet, en['forum.report.private']);
  press(sheet, yes);
  await screen.findByText(en[`forum.decided.${action}`], {}, LONG_WAIT);
  await calls(done);
  fireEvent.click(screen.getByRole('button', { name: en['ui.undo'] }));
  await calls(done, ...undone);
});

it('the topic of a reply can be locked, and “nothing wrong” closes its reports', async () => {
  const row = await show();
  press(row, en['forum.queue.lock']);
  await calls('lock topic t1');
  await screen.findByText(en['forum.decided.lock'], {}, LONG_WAIT);
  press(row, en['forum.moderate.dismiss']);
  await calls('lock topic t1', 'dismiss post r1');
});

it('an action that did not reach the server says so and offers no undo', async () => {
  server.isReached = false;
  press(await show(), en['forum.moderate.dismiss']);
  expect((await screen.findByRole('alert', {}, LONG_WAIT)).textContent).toContain(en['forum.failed']);
  expect(screen.queryByRole('button', { name: en['ui.undo'] })).toBeNull();
});
