// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '@/i18n/messages/en.ts';
import type { PatientDocument } from '@/sync/api/doctor/patient-records.ts';
import { FilesPanel } from './files-panel.tsx';

const file = (id: string, more: Partial<PatientDocument>): PatientDocument =>
  ({ id, userId: 'amina', fileId: `file-${id}`, createdAt: '2026-11-20T10:00:00Z', ...more }) as PatientDocument;
const files = [
  file('letter', {
    fileName: 'IMG_2041.jpg',
    documentType: 'image/jpeg',
    description: 'Letter after the scan\nAsk about iron',
    category: 'discharge',
    documentDate: '2026-09-28',
  }),
  file('page', { fileName: 'page.html', documentType: 'text/html' }),
];
let answer: () => Promise<Response>;

beforeEach(() => {
  answer = () => Promise.resolve(new Response(new Uint8Array([255, 216, 255])));
  vi.stubGlobal('fetch', () => answer());
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});
function show() {
  render(
    <IntlProvider locale="en-GB" messages={en}>
      <FilesPanel files={files} />
    </IntlProvider>,
  );
}
async function open(name: string) {
  fireEvent.click(screen.getByRole('button', { name }));
  return within(await screen.findByRole('dialog', { hidden: true }));
}

it('a document has the title, the kind and the date that the patient sees, and its file name', () => {
  show();
  const [row] = screen.getAllByRole('listitem');
  for (const words of ['Letter after the scan', 'Discharge letter', '28 Sept 2026', 'IMG_2041.jpg'])
    expect(row?.textContent).toContain(words);
  expect(row?.textContent).not.toContain('20 Nov');
});

it('a picture opens in the viewer, with its text, and the next document is one tap away', async () => {
  show();
  const dialog = await open('Open Letter after the scan');
  expect(await dialog.findByRole('img', { name: 'Letter after the scan', hidden: true })).toBeTruthy();
  expect(dialog.getByText('Ask about iron')).toBeTruthy();
  expect(dialog.getByRole('button', { name: 'Document before', hidden: true }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  fireEvent.click(dialog.getByRole('button', { name: 'Next document', hidden: true }));
  expect(await dialog.findByText(en['doctor.files.unknown'])).toBeTruthy();
});

it('a web page that a record calls a document is offered for download and not shown', async () => {
  show();
  const dialog = await open('Open page.html');
  expect(await dialog.findByRole('button', { name: 'Download', hidden: true })).toBeTruthy();
  expect(dialog.queryByRole('img', { hidden: true })).toBeNull();
  expect(dialog.queryByRole('button', { name: en['documents.openPdf'], hidden: true })).toBeNull();
});

it('a file that cannot be loaded says so, and can be tried again', async () => {
  answer = () => Promise.reject(new TypeError('no network'));
  show();
  const dialog = await open('Open Letter after the scan');
  expect(await dialog.findByText(en['doctor.files.away'])).toBeTruthy();
  answer = () => Promise.resolve(new Response(new Uint8Array([255, 216, 255])));
  fireEvent.click(dialog.getByRole('button', { name: 'Try again', hidden: true }));
  expect(await dialog.findByRole('img', { name: 'Letter after the scan', hidden: true })).toBeTruthy();
});
