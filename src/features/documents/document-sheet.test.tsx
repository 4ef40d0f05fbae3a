// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDocument, type KeptDocument } from '@/db/documents.ts';
import { keepOffline } from '@/db/local-files.ts';
import { openStore } from '@/db/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { DocumentSheet } from './document-sheet.tsx';

const { put } = IDBObjectStore.prototype;
const scan = new File(['%PDF-1.4 scan'], 'scan.pdf', { type: 'application/pdf' });
let document: KeptDocument;
let person = 0;

beforeEach(async () => {
  person += 1;
  await openStore(`papers${person}`);
  const words = { category: null, documentDate: null, description: null };
  document = await addDocument({ file: scan, name: 'scan.pdf', thumbnail: null, ...words });
});
afterEach(() => {
  IDBObjectStore.prototype.put = put;
  cleanup();
});

/** Taps "Keep offline" on a phone whose storage answers every write so; says what she is told. */
async function told(answer: DOMException, isKept = false): Promise<string | null> {
  if (isKept) await keepOffline(document.fileId, scan);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <DocumentSheet document={document} upload={undefined} isKept={isKept} onClose={() => undefined} />
      </MemoryRouter>
    </IntlProvider>,
  );
  const chip = await screen.findByText('Keep offline', {}, { timeout: 10_000 });
  IDBObjectStore.prototype.put = () => {
    throw answer;
  };
  fireEvent.click(chip);
  return (await screen.findByRole('alert')).textContent;
}

describe('a document that could not be kept offline', () => {
  it('for want of room says so', async () => {
    expect(await told(new DOMException('', 'QuotaExceededError'))).toBe(en['records.full']);
  });

  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])('for %s says nothing of room', async (name) => {
    expect(await told(new DOMException('', name))).toBe(en['documents.notKept']);
    expect(en['documents.notKept']).not.toMatch(/room/);
  });

  it('says of one that could not be let go that it was not changed', async () => {
    expect(await told(new DOMException('', 'UnknownError'), true)).toBe(en['records.notChanged']);
  });
});
