import { describe, expect, it } from 'vitest';
import { CHANGED, CHANGES_END, toChunks, isSummary, UNLISTED, type Bulk } from './bulk-change-events.ts';

type Event = Bulk['events'][number];

const eventOf = (documentId: string, operation: Event['operation'], serverUpdatedAt: string): Event => ({
  operation,
  documentId,
  documentData: {
    id: documentId,
    serverUpdatedAt,
    _deleted: operation === 'DELETE',
    _attachments: {},
    _meta: { lwt: 1 },
    _rev: operation === 'INSERT' ? '1-worker' : '2-worker',
  },
  previousDocumentData: undefined,
});
const many = (count: number, of: (at: number) => Event) => Array.from({ length: count }, (_, at) => of(at));
const sent = (count: number) => many(count, (at) => eventOf(`sent-${at}`, 'UPDATE', '2026-11-01'));
const fetched = (count: number) => many(count, (at) => eventOf(`fetched-${at}`, 'INSERT', '2026-11-01'));
const typed = (count: number) => many(count, (at) => eventOf(`typed-${at}`, 'INSERT', ''));
const bulkOf = (events: Event[]): Bulk => ({
  id: 'write',
  events,
  checkpoint: { id: 'last', lwt: 7 },
  context: 'worker',
});
const idsOf = (bulks: Bulk[]) => bulks.flatMap(({ events }) => events.map(({ documentId }) => documentId));

describe('one write, split into short bulks', () => {
  it('passes a short bulk unchanged', () => {
    const bulk = bulkOf([...sent(25), ...fetched(25)]);
    expect(toChunks(bulk)).toEqual([bulk]);
  });

  it.each([51, 101, 102, 500, 3_500])(
    '%i sent rows are emitted once each and in order, never in a long bulk',
    (count) => {
      const events = sent(count);
      const rows = toChunks(bulkOf(events)).filter((bulk) => !isSummary(bulk));
      expect(rows.flatMap((bulk) => bulk.events)).toEqual(events);
      expect(Math.max(...rows.map((bulk) => bulk.events.length))).toBeLessThanOrEqual(50);
    },
  );

  it('many changes end with a summary, few do not', () => {
    const contexts = (count: number) => toChunks(bulkOf(sent(count))).map(({ context }) => context);
    expect(contexts(120)).toEqual([CHANGED, CHANGED, CHANGED, CHANGES_END]);
    expect(contexts(100)).toEqual(['worker', 'worker']);
  });

  it('many fetched rows are replaced by one summary', () => {
    const [summary, ...others] = toChunks(bulkOf(fetched(10_000)));
    expect(summary?.context).toBe(UNLISTED);
    expect(new Set(summary?.events.map(({ documentId }) => documentId))).toEqual(new Set(['']));
    expect(others).toEqual([]);
    expect(idsOf(toChunks(bulkOf(fetched(101))))).toHaveLength(101);
  });

  it('unsent rows are always emitted completely, and no receiver may skip them', () => {
    const bulks = toChunks(bulkOf(typed(400)));
    expect(bulks.flatMap(({ events }) => events)).toEqual(typed(400));
    expect(new Set(bulks.map(({ context }) => context))).toEqual(new Set(['worker']));
  });

  it('a mixed bulk loses and repeats no row except fetched ones, and all bulk ids differ', () => {
    const deleted = many(30, (at) => eventOf(`deleted-${at}`, 'DELETE', '2026-11-01'));
    const bulks = toChunks(bulkOf([...fetched(8_000), ...sent(1_249), ...typed(60), ...deleted]));
    const emitted = idsOf(bulks.filter((bulk) => !isSummary(bulk)));
    expect(emitted).toHaveLength(1_249 + 60 + 30);
    expect(new Set(emitted)).toEqual(new Set(idsOf([bulkOf([...sent(1_249), ...typed(60), ...deleted])])));
    expect(new Set(bulks.map(({ id }) => id)).size).toBe(bulks.length);
    expect(bulks.every(({ checkpoint }) => (checkpoint as { lwt: number }).lwt === 7)).toBe(true);
  });

  it('short bulks are not split again', () => {
    const bulks = toChunks(bulkOf([...sent(500), ...fetched(500)]));
    expect(bulks.flatMap(toChunks)).toEqual(bulks);
  });
});
