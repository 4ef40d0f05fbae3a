import { expect, it } from 'vitest';
import type { Upload } from '@/db/files/upload.ts';
import { fileStatus, type FilePlace, type KnownFiles } from './file-status.ts';

const sent = { fileId: 'f', serverUpdatedAt: '2026-11-27T08:00:00.000+00:00' };
const copies = new Map([['f', { isKept: false }]]);
const upload = (fields: Partial<Upload>) => [{ id: 'f', stage: 'waiting', ...fields } as Upload];
const missing = new Set(['f']);

const cases: readonly [rule: string, known: Partial<KnownFiles>, place: FilePlace, document?: typeof sent][] = [
  ['both sides have it', {}, 'complete'],
  ['it waits to be sent', { uploads: upload({}) }, 'unsent', { ...sent, serverUpdatedAt: '' }],
  ['it was sent and its record waits', { uploads: upload({ stage: 'stored' }) }, 'unsent'],
  ['only its record waits', {}, 'unsent', { ...sent, serverUpdatedAt: '' }],
  ['the server has lost it, and this phone sends it again', { uploads: upload({ isRestored: true }) }, 'lost'],
  ['it was sent again', { uploads: upload({ isRestored: true, stage: 'stored' }) }, 'unsent'],
  ['neither side has it', { copies: new Map(), missing }, 'missing'],
  [
    'neither side has it, and its record waits',
    { copies: new Map(), missing },
    'missing',
    { ...sent, serverUpdatedAt: '' },
  ],
  ['this phone has it again', { missing }, 'complete'],
  ['another phone sent it', { copies: new Map() }, 'remote'],
  ['the copies are still being read', { copies: undefined, missing }, 'complete'],
  ['the server did not accept it', { uploads: upload({ stage: 'refused' }) }, 'refused'],
  ['the server did not accept its record', { uploads: upload({ stage: 'withdrawn' }) }, 'refused'],
];

it.each(cases)('a document shows where its file is missing when %s', (_, known, place, document = sent) => {
  expect(fileStatus(document, { uploads: [], copies, missing: new Set(), ...known }).place).toBe(place);
});
