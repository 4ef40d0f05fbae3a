// @vitest-environment happy-dom
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

afterEach(() => {
  cleanup();
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
