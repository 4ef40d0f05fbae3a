// @vitest-environment page
import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { UNDO_OUTCOME_MS } from '@/model/records/care-episode.ts';
import type { CareNote } from '@/model/records/care-note.ts';
import { HOUR_MS } from '@/model/time/durations.ts';
import { doctorQueryClient } from '@/features/doctor/queries/doctor-query-client.ts';
import { opened } from '@/features/doctor/queries/test-episodes.ts';
import { HOUR, now, patient, pressure } from '@/features/doctor/queries/test-patients.ts';
import { PatientAlarms } from './patient-alarms.tsx';

let sent: CareNote[] = [];
let isLost = false;
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  sent = [];
  isLost = false;
  vi.stubGlobal('fetch', async (_: unknown, { body }: RequestInit) => {
    const { documentId, data, permissions } = JSON.parse(String(body)) as Record<string, object>;
    sent.push({ ...data, id: String(documentId) } as unknown as CareNote);
    if (isLost) throw new TypeError('the answer was lost');
    const created = { ...data, $id: documentId, $permissions: permissions, $createdAt: '', $updatedAt: '' };
    return new Response(JSON.stringify(created), { status: 201, headers: { 'content-type': 'application/json' } });
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const severe = pressure('amina', [168, 114], HOUR);
const notes = [opened('amina', severe.id, HOUR)];
const show = (canWrite = true) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <QueryClientProvider client={doctorQueryClient()}>
        <PatientAlarms
          doctorId="dr"
          patient={patient('amina', { name: 'Amina' })}
          known={{ readings: [severe], notes }}
          now={now}
          canWrite={canWrite}
        />
      </QueryClientProvider>
    </IntlProvider>,
  );
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const settled = (count: number) =>
  act(async () => {
    await vi.waitFor(() => expect(sent).toHaveLength(count), 10_000);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
const openSheet = () => {
  press('Close the alarm of Amina');
  return within(screen.getByRole('dialog'));
};

describe('an open case on the page of a patient', () => {
  it('closes with an outcome and words, and the outcome names the alarms that were known', async () => {
    show();
    openSheet();
    press('Called');
    fireEvent.change(screen.getByLabelText('Words (optional)'), { target: { value: 'She rests.' } });
    press('Close the alarm');
    await settled(1);
    const about = { entry: 'outcome', outcome: 'called', text: 'She rests.', tier: 'URGENT', coveredIds: [severe.id] };
    expect(sent[0]).toMatchObject(about);
    expect(screen.queryByRole('dialog')).toBeNull();
    screen.getByText('Closed: Called');
  });

  it('can be opened again for ten seconds with a further note', async () => {
    show();
    openSheet();
    press('False reading');
    press('Close the alarm');
    await settled(1);
    press('Undo');
    await settled(2);
    expect(sent[1]).toMatchObject({ entry: 'undone', undoneId: sent[0]?.id, episodeId: sent[0]?.episodeId });
    expect(screen.queryByText(/^Closed:/)).toBeNull();
    expect(UNDO_OUTCOME_MS).toBe(10_000);
  });

  it('stays open after "no answer", with a call back in an hour that the doctor can change', async () => {
    show();
    const sheet = openSheet();
    press('No answer');
    sheet.getByRole('button', { name: '1 h', pressed: true });
    press('Save, keep it open');
    await settled(1);
    expect(Date.parse(sent[0]?.callbackAt ?? '')).toBe(now + HOUR_MS);
    screen.getByText('Saved: No answer');
    openSheet();
    press('No answer');
    press('30 min');
    press('Save, keep it open');
    await settled(2);
    expect(Date.parse(sent[1]?.callbackAt ?? '')).toBe(now + HOUR_MS / 2);
  });

  it.each([
    ['no outcome', [], 'Choose what was done.'],
    ['a note without words', ['Note'], 'Write the note.'],
  ])('does not close with %s', (_, pressed, words) => {
    show();
    openSheet();
    for (const name of pressed) press(name);
    press('Close the alarm');
    screen.getByText(words);
    expect(sent).toEqual([]);
  });

  it('keeps the sheet and its words when saving fails, and a retry is the same note', async () => {
    isLost = true;
    show();
    openSheet();
    press('Come in');
    for (const count of [1, 2]) {
      press('Close the alarm');
      await settled(count);
      screen.getByText('Not saved. Try again.');
    }
    expect(sent[1]?.id).toBe(sent[0]?.id);
  });

  it('is marked as seen with one tap', async () => {
    show();
    press('I have seen it: Amina');
    await settled(2);
    expect(sent.map(({ entry, tier }) => [entry, tier])).toEqual([
      ['seen', 'EMERGENCY'],
      ['seen', 'URGENT'],
    ]);
  });

  it('offers nothing without a network, and says why', () => {
    show(false);
    screen.getByText(en['doctor.close.offline']);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
