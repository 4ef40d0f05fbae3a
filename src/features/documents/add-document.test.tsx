// @vitest-environment page
import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraftFiles } from '@/db/drafts/draft-files.ts';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { en } from '@/i18n/messages/en.ts';
import { useSession } from '@/sync/session/session.ts';
import { clearDrafts } from '@/ui/controls/use-draft.ts';
import { AddDocument } from './add-document.tsx';
import { pickingSessionOf } from './picking-session.ts';

/** Lets the pending file preparation continue. */
let prepare: () => void;
let mayPrepare: Promise<void>;
const small = new Blob([Uint8Array.of(255, 216, 255, 1)], { type: 'image/jpeg' });
vi.mock('@/app/files/pictures.ts', () => ({
  shrinkPicture: async ({ name }: File) => {
    await mayPrepare;
    if (name === 'torn.jpg') throw new Error('cannot be read');
    return small;
  },
  makeThumbnail: () => Promise.resolve(null),
  requireInactivePdf: async (pdf: Blob) => {
    const [{ findActiveContent }, { FileRefused }] = await Promise.all([
      import('@/pdf/active-content.ts'),
      import('@/model/files/validate-file.ts'),
    ]);
    if (await findActiveContent(new Uint8Array(await pdf.arrayBuffer()))) throw new FileRefused('active');
  },
  picturesToPdf: () => Promise.resolve(new Blob(['%PDF-1.4 pages'], { type: 'application/pdf' })),
}));

const photo = (name: string) => new File([Uint8Array.of(255, 216, 255, 224)], name, { type: 'image/jpeg' });
const pdf = new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' });
const program = '%PDF-1.4\n1 0 obj\n<< /OpenAction << /S /Launch >> >>\nendobj\ntrailer\n<< /Root 1 0 R >>';
const programPdf = new File([program], 'program.pdf', { type: 'application/pdf' });
const drawing = new File(['<svg><script/></svg>'], 'script.svg', { type: 'image/svg+xml' });
const onSaved = vi.fn();
let store: Store;
let number = 0;

const as = (id: string) =>
  useSession.setState({ user: { id, name: 'Halima', email: 'halima@example.org', labels: [] }, isAuthenticated: true });
const open = () =>
  render(
    <IntlProvider locale="en" messages={en}>
      <AddDocument onClose={() => undefined} onSaved={onSaved} />
    </IntlProvider>,
  );
beforeEach(async () => {
  store = await openStore(`halima-${number++}`);
  as(store.userId);
  mayPrepare = new Promise((resolve) => (prepare = resolve));
  onSaved.mockClear();
  open();
});
afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
  clearDrafts();
  sessionStorage.clear();
  return store.close();
});

function choose(...files: File[]) {
  const [chooser] = [...document.querySelectorAll<HTMLInputElement>('input[type=file][multiple]')];
  Object.defineProperty(chooser, 'files', { value: files, configurable: true });
  Object.defineProperty(chooser, 'value', { value: '', writable: true, configurable: true });
  fireEvent.change(chooser as HTMLInputElement);
}
const save = () => fireEvent.submit(document.querySelector('form') as HTMLFormElement);
const fileNames = async () => {
  const rows = await (await store.collection('documents')).find().exec();
  return rows.map((row) => String(row.get('fileName')).replace(/\d{4}-\d\d-\d\d/, 'today'));
};
const draftIds = async () => (await readDraftFiles({ userId: store.userId, name: 'document' })).map(({ id }) => id);
const troubles = () => screen.getAllByRole('alert').map(({ textContent }) => textContent);
const description = () => screen.getByLabelText<HTMLTextAreaElement>(en['documents.description']);

describe('saving while photos are being prepared', () => {
  it.each([
    ['cannot be read', photo('torn.jpg'), 'torn.jpg could not be read as a picture on this phone.'],
    ['is rejected', drawing, en['files.refused.svg'].replace('{name}', 'script.svg')],
    ['is a PDF that runs a program', programPdf, en['files.refused.active'].replace('{name}', 'program.pdf')],
    ['is a PDF together with a photo', pdf, en['documents.mixed'].replace('{name}', 'letter.pdf')],
  ])('stops with the reason when a file %s; saving again keeps the rest', async (_, bad, reason) => {
    choose(photo('one.jpg'), bad);
    save();
    prepare();
    await screen.findByText(reason);
    await screen.findByText(en['documents.refused']);
    expect(onSaved).not.toHaveBeenCalled();
    expect(await fileNames()).toEqual([]);
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(await fileNames()).toEqual(['Photo today.jpg']);
  });

  it('does not call the only file empty when it cannot be read', async () => {
    choose(photo('torn.jpg'));
    save();
    prepare();
    await screen.findByText(/torn\.jpg could not be read/);
    expect(troubles().join(' ')).not.toMatch(/is empty|storage/);
    save();
    await screen.findByText(en['documents.none']);
    expect(onSaved).not.toHaveBeenCalled();
  });

  it('waits for all pages, also those chosen meanwhile', async () => {
    choose(photo('one.jpg'));
    save();
    choose(photo('two.jpg'));
    prepare();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(await fileNames()).toEqual(['Photo today.pdf']);
  });
});

it('a file that changes on the disk after it was chosen is saved in its original form', async () => {
  const letter = new File(['%PDF-1.4 letter'], 'letter.pdf', { type: 'application/pdf' });
  choose(letter);
  await screen.findByText('letter.pdf');
  // Every browser rejects reads like this after the file was changed or deleted.
  const gone = () => Promise.reject(new DOMException('changed on the disk', 'NotReadableError'));
  letter.arrayBuffer = gone;
  letter.slice = () => Object.assign(new Blob(), { arrayBuffer: gone });
  save();
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
  expect(await fileNames()).toEqual(['letter.pdf']);
});

it.each([
  ['in the future', '2099-01-01', /cannot be in the future/],
  ['that is half typed', '01/0', en['validation.unfinished']],
])('a document with a date %s is not saved', async (_, date, words) => {
  prepare();
  choose(photo('one.jpg'));
  await screen.findByRole('button', { name: 'Remove page 1', hidden: true });
  fireEvent.change(screen.getByLabelText(en['documents.date']), { target: { value: date } });
  save();
  expect(await screen.findByText(words)).toBeTruthy();
  expect(onSaved).not.toHaveBeenCalled();
});

it('a page removed while others are prepared stays removed', async () => {
  prepare();
  choose(photo('one.jpg'));
  const remove = await screen.findByRole('button', { name: 'Remove page 1', hidden: true });
  mayPrepare = new Promise((resolve) => (prepare = resolve));
  choose(photo('two.jpg'));
  await act(async () => {});
  fireEvent.click(remove);
  prepare();
  await screen.findByText('Page 1');
  await waitFor(() => expect(screen.queryByText(en['documents.preparing'])).toBeNull());
  expect(screen.queryByText('Page 2')).toBeNull();
});

describe('an unsaved document', () => {
  beforeEach(async () => {
    prepare();
    choose(photo('one.jpg'), photo('two.jpg'));
    await screen.findByText('2 pages become one PDF');
    fireEvent.click(screen.getByText('Discharge letter'));
    fireEvent.change(description(), { target: { value: 'Letter after the scan' } });
  });
  const words = () => [screen.queryByText('2 pages become one PDF') !== null, description().value];

  it('is restored with pages and text after its sheet was closed by mistake', () => {
    cleanup();
    open();
    expect(words()).toEqual([true, 'Letter after the scan']);
    expect(screen.getByText('Discharge letter').closest('button')?.getAttribute('aria-pressed')).toBe('true');
  });

  it('is restored after the page was killed, as the camera of a small phone does, and is stored encrypted', async () => {
    await waitFor(() => expect(sessionStorage.length).toBe(1));
    await waitFor(async () => expect(await draftIds()).toHaveLength(2));
    cleanup();
    clearDrafts();
    open();
    await waitFor(() => expect(words()).toEqual([true, 'Letter after the scan']));
    expect(JSON.stringify(sessionStorage)).not.toContain('Letter');
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(await fileNames()).toEqual(['Photo today.pdf']);
  });

  it('is restored without the removed page, in order', async () => {
    choose(photo('three.jpg'));
    fireEvent.click(await screen.findByRole('button', { name: 'Remove page 2', hidden: true }));
    await waitFor(async () => expect(await draftIds()).toHaveLength(2));
    cleanup();
    clearDrafts();
    open();
    await screen.findByText('2 pages become one PDF');
    expect(
      pickingSessionOf(store.userId)
        .store.getState()
        .picks.map(({ name }) => name),
    ).toEqual(['one.jpg', 'three.jpg']);
  });

  it('is not shown to another user', async () => {
    cleanup();
    const other = await openStore(`jamila-${number++}`);
    as(other.userId);
    open();
    await act(async () => {});
    expect(words()).toEqual([false, '']);
    await other.close();
  });

  it('can be saved on a phone with space for only one copy of its pages', async () => {
    await waitFor(async () => expect(await draftIds()).toHaveLength(2));
    const { put, add, delete: remove } = IDBObjectStore.prototype;
    let hasRoom = false;
    const full = () => {
      throw new DOMException('', 'QuotaExceededError');
    };
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...row) {
      return hasRoom ? put.apply(this, row) : full();
    });
    vi.spyOn(IDBObjectStore.prototype, 'add').mockImplementation(function (this: IDBObjectStore, ...row) {
      return hasRoom ? add.apply(this, row) : full();
    });
    vi.spyOn(IDBObjectStore.prototype, 'delete').mockImplementation(function (this: IDBObjectStore, ...row) {
      hasRoom = true;
      return remove.apply(this, row);
    });
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    expect(await draftIds()).toEqual([]);
  });

  it('is removed from the sheet once it is saved', async () => {
    save();
    await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1), { timeout: 5_000 });
    cleanup();
    open();
    expect(words()).toEqual([false, '']);
    expect(sessionStorage.length).toBe(0);
    await waitFor(async () => expect(await draftIds()).toEqual([]));
  });
});
