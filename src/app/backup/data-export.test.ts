import 'fake-indexeddb/auto';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openStore, type Store } from '@/db/store/open-store.ts';
import { addProfilePhoto } from '@/db/records/profile-photo.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { addReading, removeReading } from '@/db/records/readings.ts';
import { toInstant } from '@/model/time/instant.ts';
import { makeExport, type ExportOptions } from './data-export.ts';

let store: Store;
let number = 0;
beforeEach(async () => {
  store = await openStore(`nala-${number++}`);
  await saveProfile({ name: 'Nala, "N"', dietaryPreferences: ['vegetarian', 'no nuts'], profilePhotoId: 'photo-1' });
  await addReading('weight', { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()), note: '=1+1' });
  const gone = await addReading('weight', { weight: 60, unit: 'kg', recordedAt: toInstant(Date.now()) });
  await removeReading(gone.id);
});
afterEach(() => {
  vi.restoreAllMocks();
  return store.close();
});

const jpeg = new Blob([new Uint8Array([255, 216, 255])], { type: 'image/jpeg' });
const options: ExportOptions = {
  user: { id: 'nala', name: 'Nala', email: 'nala@example.org' },
  now: new Date('2026-11-21T09:00:00Z'),
  isAllFetched: () => true,
  onlyThere: () =>
    Promise.resolve([{ name: 'access_log', columns: ['id', 'what'], records: [{ id: 'a', what: 'weight' }] }]),
  bytesOf: () => Promise.resolve(jpeg),
};
const opened = async (zip: Blob) => unzipSync(new Uint8Array(await zip.arrayBuffer()));

it('exports every kind of record as JSON and CSV, the files, and the records that only the server has', async () => {
  const steps: number[] = [];
  const made = await makeExport({ ...options, onProgress: (done) => steps.push(done) });
  const files = await opened(made.zip);
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());

  expect(made).toMatchObject({
    records: 3,
    files: 1,
    missing: [],
    isPhoneOnly: false,
    isUnfinished: false,
    unreadable: 0,
  });
  expect(JSON.parse(text('json/weight.json'))).toMatchObject([{ weight: 68.4, unit: 'kg', userId: store.userId }]);
  expect(JSON.parse(text('json/profiles.json'))).toMatchObject([{ id: store.userId, name: 'Nala, "N"' }]);
  expect(text('csv/weight.csv')).toMatch(/^id,createdAt,userId,weight,.*\r\n.*,68\.4,kg,.*'=1\+1.*\r\n$/);
  expect(text('csv/profiles.csv')).toContain('"Nala, ""N"""');
  expect(text('csv/access_log.csv')).toBe('id,what\r\na,weight\r\n');
  // Spreadsheets recognise UTF-8 by this byte order mark.
  expect([...(files['csv/access_log.csv'] ?? [])].slice(0, 3)).toEqual([0xef, 0xbb, 0xbf]);
  expect(files['files/001-photo.jpg']).toEqual(new Uint8Array([255, 216, 255]));
  expect(JSON.parse(text('export.json'))).toMatchObject({
    format: 'maia-export-1',
    account: { id: 'nala' },
    records: { weight: 1, profiles: 1, blood_pressure: 0, access_log: 1 },
    files: { 'photo-1': 'files/001-photo.jpg' },
  });
  expect(steps.at(-1)).toBe(1);
});

it('works offline and lists the files that it could not get', async () => {
  const made = await makeExport({
    ...options,
    onlyThere: () => Promise.resolve(null),
    bytesOf: () => Promise.resolve(null),
  });
  expect(made).toMatchObject({ records: 2, files: 0, missing: ['photo'], isPhoneOnly: true });
  const about = JSON.parse(strFromU8((await opened(made.zip))['export.json'] ?? new Uint8Array())) as object;
  expect(about).toMatchObject({ isPhoneOnly: true, missingFiles: ['photo'] });
});

it('includes a photo that is still being uploaded and is not in the profile yet', async () => {
  await addProfilePhoto(jpeg, null);
  const made = await makeExport(options);
  expect(made).toMatchObject({ files: 2, missing: [] });
  expect(Object.keys(await opened(made.zip))).toContain('files/002-photo.jpg');
});

it('misses no record when a sync deletes another one during the export', async () => {
  const weighed = { weight: 68.4, unit: 'kg', recordedAt: toInstant(Date.now()) } as const;
  const made = await Promise.all(Array.from({ length: 501 }, () => addReading('weight', weighed)));
  const [first, ...others] = made.map(({ id }) => id).toSorted();
  const readings = await store.collection('readings');
  const find = readings.find.bind(readings);
  vi.spyOn(readings, 'find').mockImplementation((query) => {
    const found = find(query);
    const exec = found.exec.bind(found);
    return Object.assign(found, {
      exec: async () => {
        const page = await exec();
        if (page.length > 1 && page.some(({ id }) => id === first)) await removeReading(first ?? '');
        return page;
      },
    });
  });
  const files = await opened((await makeExport(options)).zip);
  const ids = (JSON.parse(strFromU8(files['json/weight.json'] ?? new Uint8Array())) as { id: string }[]).map(
    ({ id }) => id,
  );
  expect(others.filter((id) => !ids.includes(id))).toEqual([]);
});

const summaryOf = async (zip: Blob) =>
  JSON.parse(strFromU8((await opened(zip))['export.json'] ?? new Uint8Array())) as object;

describe('an export during the first sync', () => {
  it.each([
    ['the sync runs all the time', [false, false], true],
    ['the sync runs at the start', [false, true], true],
    ['the sync runs at the end', [true, false], true],
    ['the sync is finished', [true, true], false],
  ])('%s: the export says whether records may be missing', async (_, answers, isUnfinished) => {
    const next = answers.values();
    const made = await makeExport({ ...options, isAllFetched: () => next.next().value ?? false });
    expect(made.isUnfinished).toBe(isUnfinished);
    expect(await summaryOf(made.zip)).toMatchObject({ isUnfinished });
  });
});

it('counts the records on this phone that cannot be decrypted', async () => {
  await store.close();
  store = await openStore(store.userId);
  vi.spyOn(crypto.subtle, 'decrypt').mockRejectedValue(new DOMException('', 'OperationError'));
  const made = await makeExport(options);
  expect(made).toMatchObject({ records: 1, files: 0, unreadable: 2 });
  expect(await summaryOf(made.zip)).toMatchObject({ unreadable: 2 });
});

describe('a file of the server, which sends no type', () => {
  const bytes = (...head: number[]) => Uint8Array.from(head);
  const text = (words: string) => new TextEncoder().encode(words);
  it.each([
    ['a photo', bytes(0xff, 0xd8, 0xff), 'photo.jpg'],
    ['a PNG picture', bytes(0x89, ...text('PNG\r\n\x1a\n')), 'photo.png'],
    ['a PDF', text('%PDF-1.7'), 'photo.pdf'],
    ['a HEIC picture', bytes(0, 0, 0, 24, ...text('ftypheic')), 'photo.heic'],
    ['something else', text('words'), 'photo'],
  ])('gets its extension from its content: %s', async (_, content, name) => {
    const made = await makeExport({
      ...options,
      bytesOf: ({ fileName }) => Promise.resolve(new File([content], fileName)),
    });
    expect(Object.keys(await opened(made.zip))).toContain(`files/001-${name}`);
  });
});

it('lets other work of the page run between slices', async () => {
  const large = new Blob([new Uint8Array(3_000_000)]);
  let turns = 0;
  const count = setInterval(() => turns++);
  await makeExport({ ...options, bytesOf: () => Promise.resolve(large) });
  clearInterval(count);
  expect(turns).toBeGreaterThan(5);
});
