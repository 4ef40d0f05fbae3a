// @vitest-environment page
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import { ReportForm } from './report-form.tsx';

const late = vi.hoisted(() => ({
  read: null as ((reading: object) => void) | null,
  answer: null as ((text: string) => void) | null,
}));
vi.mock('@/app/labs/read-lab-file.ts', () => ({
  LabFileUnreadable: Error,
  readLabFile: () => new Promise((resolve) => (late.read = resolve)),
}));
vi.mock('@/app/network/ask-ai.ts', () => ({
  AiError: Error,
  completeAnswer: () => new Promise((resolve) => (late.answer = resolve)),
}));

const saved: { summary: string; assistantSummary: string }[] = [];
vi.mock('@/db/records/bloodwork.ts', () => ({
  addBloodwork: async (report: { summary: string; assistantSummary: string }) => void saved.push(report),
}));

afterEach(() => {
  cleanup();
  late.answer = null;
  late.read = null;
  saved.length = 0;
  clearDrafts();
});

const field = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label);
const type = (label: string | RegExp, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));

const word = (text: string, left: number) => ({ text, left, right: left + 9, top: 0, bottom: 9, confidence: 1 });
const pages = [{ width: 100, height: 100, words: [word('Haemoglobin', 0), word('11.2', 20), word('g/dL', 40)] }];
const report = { title: 'FULL BLOOD COUNT', date: null, otherDate: null, rows: [], unread: [], hidden: [] };

/** Chooses a file; it is read after `meanwhile` has run. */
async function choose(meanwhile: () => void) {
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <ReportForm report={null} profile={null} onClose={() => undefined} onSaved={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
  const file = new File(['%PDF-1.4'], 'blood.pdf', { type: 'application/pdf' });
  fireEvent.change(document.querySelector('input[type="file"]')!, { target: { files: [file] } });
  await waitFor(() => expect(late.read).not.toBeNull());
  meanwhile();
  await act(async () => late.read?.({ report, pages, picture: () => Promise.resolve(null), end: () => undefined }));
}

it('text typed while a file is being read stays', async () => {
  await choose(() => type('What was tested', 'Iron in March'));
  await screen.findByRole('button', { name: 'Ask the assistant to read it too', hidden: true });
  expect(field('What was tested').value).toBe('Iron in March');
});

it('text typed while the assistant answers stays', async () => {
  await choose(() => undefined);
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the assistant to read it too', hidden: true }));
  press('Send the lines');
  await waitFor(() => expect(late.answer).not.toBeNull());
  type('Test', 'Ferritin');
  type('Result', '12');
  const row = { name: 'Haemoglobin', value: '11.2', unit: 'g/dL', referenceRange: '' };
  await act(async () => late.answer?.(JSON.stringify({ results: [row] })));
  const results = () => screen.getAllByLabelText<HTMLInputElement>('Result').map(({ value }) => value);
  await waitFor(() => expect(results()).toContain('11.2'));
  expect(results()).toEqual(['12', '11.2']);
});

async function answerWith(answer: object) {
  fireEvent.click(await screen.findByRole('button', { name: 'Ask the assistant to read it too', hidden: true }));
  press('Send the lines');
  await waitFor(() => expect(late.answer).not.toBeNull());
  await act(async () => late.answer?.(JSON.stringify(answer)));
}
const haemoglobin = { name: 'Haemoglobin', value: '11.2', unit: 'g/dL', referenceRange: '' };

it('a test that the assistant saw and that has no value is named, and can be added as a row', async () => {
  await choose(() => undefined);
  await answerWith({ results: [haemoglobin], allTestNames: ['Hemoglobin', 'Ferritin', 'TSH'], summary: '' });
  expect(screen.getByText(/The assistant saw 2 tests in this file that have no value here/)).toBeDefined();
  press('Add TSH');
  expect(screen.getAllByLabelText<HTMLInputElement>('Test').map(({ value }) => value)).toEqual(['Haemoglobin', 'TSH']);
  expect(screen.getByText(/The assistant saw 1 test in this file/)).toBeDefined();
  expect(screen.queryByRole('button', { name: 'Add TSH', hidden: true })).toBeNull();
});

const countSummary = { results: [haemoglobin], allTestNames: [], summary: 'The report has a blood count.' };

it('the summary of the assistant is kept with the report, apart from the app’s and marked as its words', async () => {
  await choose(() => type('What was tested', 'Blood count'));
  await answerWith(countSummary);
  expect(screen.getByText('The assistant’s words. No person has checked them.')).toBeDefined();
  press('Row 1 is right');
  press('Save');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ assistantSummary: countSummary.summary });
  expect(saved[0]?.summary).toContain('This summary is information, not a diagnosis.');
  expect(saved[0]?.summary).not.toContain('blood count');
});

it('the user can leave the summary of the assistant out', async () => {
  await choose(() => type('What was tested', 'Blood count'));
  await answerWith(countSummary);
  press('Row 1 is right');
  press('Leave these words out');
  expect(screen.queryByText(countSummary.summary)).toBeNull();
  press('Save');
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(saved[0]).toMatchObject({ assistantSummary: '' });
});
