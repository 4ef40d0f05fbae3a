// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { addDocument, type StoredDocument } from '@/db/records/documents.ts';
import { keepOffline } from '@/db/files/local-files.ts';
import { openStore } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { DocumentSheet } from './document-sheet.tsx';

const { put } = IDBObjectStore.prototype;
const scan = new File(['%PDF-1.4 scan'], 'scan.pdf', { type: 'application/pdf' });
let document: StoredDocument;
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

/** Taps "Keep offline" on a phone whose storage rejects every write with this error; returns the shown message. */
async function messageAfter(answer: DOMException, isOffline = false): Promise<string | null> {
  if (isOffline) await keepOffline(document.fileId, scan);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <DocumentSheet
          document={document}
          file={{ place: 'complete', upload: undefined }}
          isOffline={isOffline}
          onClose={() => undefined}
        />
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

describe('a document that could not be stored for offline use', () => {
  it('names missing space as the reason', async () => {
    expect(await messageAfter(new DOMException('', 'QuotaExceededError'))).toBe(en['records.full']);
  });

  it.each(['UnknownError', 'InvalidStateError', 'AbortError'])('does not mention space after %s', async (name) => {
    expect(await messageAfter(new DOMException('', name))).toBe(en['documents.notKept']);
    expect(en['documents.notKept']).not.toMatch(/room/);
  });

  it('reports when removing the offline copy failed', async () => {
    expect(await messageAfter(new DOMException('', 'UnknownError'), true)).toBe(en['records.notChanged']);
  });
});
