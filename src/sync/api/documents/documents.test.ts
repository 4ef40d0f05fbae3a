// @vitest-environment page
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { careNote } from '@/model/records/care-note.ts';
import { writeCareNote, careNotesOf } from '@/sync/api/doctor/care-notes.ts';
import { createDocument } from './documents.ts';
import { SessionEnded } from './session-ended.ts';

const json = (status: number, body: object) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Held = Record<string, unknown>;
interface Created {
  readonly documentId: string;
  readonly data: Held;
  readonly permissions: readonly string[];
}
/** The documents on the server, by id. */
const held = new Map<string, Held>();
let isAnswerLost = false;

beforeEach(() => {
  vi.stubGlobal('fetch', async (url: string | URL, { method, body }: { method: string; body?: string }) => {
    const id = String(url).split('/documents/')[1];
    if (String(url).endsWith('/account')) return json(401, { code: 401, message: 'nobody' });
    if (method.toUpperCase() === 'GET' && id === undefined) return json(200, { total: 0, documents: [] });
    if (method.toUpperCase() === 'GET') return json(200, held.get(id ?? '') ?? {});
    const { documentId, data, permissions } = JSON.parse(body ?? '') as Created;
    if (held.has(documentId)) return json(409, { code: 409, type: 'document_already_exists', message: 'there' });
    const made = { ...data, $id: documentId, $permissions: permissions, $createdAt: '', $updatedAt: '' };
    held.set(documentId, made);
    if (isAnswerLost) throw new TypeError('the answer was lost');
    return json(201, made);
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  held.clear();
  isAnswerLost = false;
});

const rest = { userId: 'amina', entry: 'note', text: 'Take rest.', senderName: 'Dr Njeri' } as const;

describe('a note whose response was lost', () => {
  beforeEach(async () => {
    isAnswerLost = true;
    await expect(writeCareNote('dr', 'n-1', rest)).rejects.toThrow('lost');
    isAnswerLost = false;
  });

  it('exists once when it is written again under its id', async () => {
    const firstAt = held.get('n-1')?.recordedAt;
    expect(await writeCareNote('dr', 'n-1', rest)).toMatchObject({
      id: 'n-1',
      text: 'Take rest.',
      recordedAt: firstAt,
    });
    expect(held.size).toBe(1);
  });

  it('is not mistaken for another note', async () => {
    const other = { ...rest, senderId: 'dr', text: 'Walk.' };
    await expect(createDocument(careNote, 'dr', 'n-1', other)).rejects.toMatchObject({ code: 409 });
  });
});

it('an empty list of notes is an error when the session has ended', async () => {
  await expect(careNotesOf('dr', 'amina')).rejects.toThrow(SessionEnded);
});
