// @vitest-environment page
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { LimitsPanel } from '@/features/doctor/limits/limits-panel.tsx';
import { NotesPanel } from './notes-panel.tsx';
import { now, patient } from '@/features/doctor/queries/test-patients.ts';

/** A note request, as the server receives it. */
interface Sent {
  readonly id: string;
  readonly text: string;
  arrive(): void;
  lose(): void;
}
const sent: Sent[] = [];

beforeEach(() => {
  vi.stubGlobal(
    'fetch',
    (_: unknown, { body }: RequestInit) =>
      new Promise<Response>((resolve, reject) => {
        const { documentId, data, permissions } = JSON.parse(String(body)) as Record<string, object>;
        const created = { ...data, $id: documentId, $permissions: permissions, $createdAt: '', $updatedAt: '' };
        sent.push({
          id: String(documentId),
          text: String((data as { text?: unknown }).text),
          arrive: () =>
            resolve(
              new Response(JSON.stringify(created), { status: 201, headers: { 'content-type': 'application/json' } }),
            ),
          lose: () => reject(new TypeError('the answer was lost')),
        });
      }),
  );
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sent.length = 0;
});

const client = doctorQueryClient();
const page = (children: ReactNode) => (
  <IntlProvider locale="en" messages={en}>
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  </IntlProvider>
);
const notes = (canWrite = true) =>
  page(<NotesPanel doctorId="dr" patient={patient('amina')} notes={[]} now={now} canWrite={canWrite} />);
const limits = (canWrite = true) =>
  page(<LimitsPanel doctorId="dr" patient={patient('amina')} limits={null} canWrite={canWrite} />);

const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const untilSent = (count: number) => vi.waitFor(() => expect(sent).toHaveLength(count), 10_000);
const settle = (end: () => void) =>
  act(async () => {
    end();
    await new Promise((resolve) => setTimeout(resolve, 50));
  });

describe('a note', () => {
  it('is removed from the field when it is saved', async () => {
    render(notes());
    type('New note', 'Rest.');
    press('Add note');
    await untilSent(1);
    await settle(() => sent[0]?.arrive());
    expect(field('New note').value).toBe('');
  });

  it('keeps text that was typed while it was being saved', async () => {
    render(notes());
    type('New note', 'Rest.');
    press('Add note');
    await untilSent(1);
    type('New note', 'Rest. Call if your head aches.');
    await settle(() => sent[0]?.arrive());
    expect(field('New note').value).toBe('Rest. Call if your head aches.');
  });

  it('has the same id when it is retried, and a new id when its text has changed', async () => {
    render(notes());
    type('New note', 'Rest.');
    for (const count of [1, 2]) {
      press('Add note');
      await untilSent(count);
      await settle(() => sent[count - 1]?.lose());
    }
    expect(sent[1]?.id).toBe(sent[0]?.id);
    type('New note', 'Walk.');
    press('Add note');
    await untilSent(3);
    expect(sent[2]?.id).not.toBe(sent[0]?.id);
    await settle(() => sent[2]?.arrive());
    type('New note', 'Walk.');
    press('Add note');
    await untilSent(4);
    expect(sent[3]?.id).not.toBe(sent[2]?.id);
  });

  it('stays in the field while saving is not possible', () => {
    const { rerender } = render(notes());
    type('New note', 'Rest.');
    rerender(notes(false));
    expect(field('New note').value).toBe('Rest.');
    screen.getByText('Read only now: nothing can be saved. What you typed stays here.');
    expect(screen.queryByRole('button', { name: 'Add note' })).toBeNull();
  });
});

describe('typed limits', () => {
  it('survive a lost and restored network', () => {
    const { rerender } = render(limits());
    press('Set limits');
    type('Call from, on top (mmHg)', '130');
    type('Reason', 'Kidneys');
    rerender(limits(false));
    screen.getByText('Read only now: nothing can be saved. What you typed stays here.');
    expect(screen.queryByRole('button', { name: 'Save limits' })).toBeNull();
    rerender(limits());
    expect([field('Call from, on top (mmHg)').value, field('Reason').value]).toEqual(['130', 'Kidneys']);
  });

  it.each([
    ['nothing was', (): void => undefined, 0],
    ['something was', (): void => void type('Reason', 'Kidneys, and her mother had it'), 1],
  ])('are saved, and %s typed meanwhile: the form stays open only if something was', async (_, meanwhile, left) => {
    render(limits());
    press('Set limits');
    type('Call from, on top (mmHg)', '130');
    type('Reason', 'Kidneys');
    press('Save limits');
    await untilSent(1);
    meanwhile();
    await settle(() => sent[0]?.arrive());
    expect(screen.queryAllByLabelText('Reason')).toHaveLength(left);
  });
});
