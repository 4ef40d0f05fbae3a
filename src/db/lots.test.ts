import { describe, expect, it } from 'vitest';
import { CHANGED, CHANGES_END, inShortBulks, isNotice, UNTOLD, type Bulk } from './lots.ts';

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

describe('one write, told of in short bulks', () => {
  it('is told as it is when it is short', () => {
    const bulk = bulkOf([...sent(25), ...fetched(25)]);
    expect(inShortBulks(bulk)).toEqual([bulk]);
  });

  it.each([51, 101, 102, 500, 3_500])(
    '%i sent rows are told once each, in their order, none in a long bulk',
    (count) => {
      const events = sent(count);
      const rows = inShortBulks(bulkOf(events)).filter((bulk) => !isNotice(bulk));
      expect(rows.flatMap((bulk) => bulk.events)).toEqual(events);
      expect(Math.max(...rows.map((bulk) => bulk.events.length))).toBeLessThanOrEqual(50);
    },
  );

  it('of many changes the end is told too, of few not', () => {
    const contexts = (count: number) => inShortBulks(bulkOf(sent(count))).map(({ context }) => context);
    expect(contexts(120)).toEqual([CHANGED, CHANGED, CHANGED, CHANGES_END]);
    expect(contexts(100)).toEqual(['worker', 'worker']);
  });

  it('of many fetched rows none is told, only that there were some', () => {
    const [notice, ...others] = inShortBulks(bulkOf(fetched(10_000)));
    expect(notice?.context).toBe(UNTOLD);
    expect(new Set(notice?.events.map(({ documentId }) => documentId))).toEqual(new Set(['']));
    expect(others).toEqual([]);
    expect(idsOf(inShortBulks(bulkOf(fetched(101))))).toHaveLength(101);
  });

  it('rows that wait are told whole, however many, and nobody may pass them by', () => {
    const bulks = inShortBulks(bulkOf(typed(400)));
    expect(bulks.flatMap(({ events }) => events)).toEqual(typed(400));
    expect(new Set(bulks.map(({ context }) => context))).toEqual(new Set(['worker']));
  });

  it('a mixture loses and doubles nothing but the fetched rows, and no two bulks have one name', () => {
    const gone = many(30, (at) => eventOf(`gone-${at}`, 'DELETE', '2026-11-01'));
    const bulks = inShortBulks(bulkOf([...fetched(8_000), ...sent(1_249), ...typed(60), ...gone]));
    const told = idsOf(bulks.filter((bulk) => !isNotice(bulk)));
    expect(told).toHaveLength(1_249 + 60 + 30);
    expect(new Set(told)).toEqual(new Set(idsOf([bulkOf([...sent(1_249), ...typed(60), ...gone])])));
    expect(new Set(bulks.map(({ id }) => id)).size).toBe(bulks.length);
    expect(bulks.every(({ checkpoint }) => (checkpoint as { lwt: number }).lwt === 7)).toBe(true);
  });

  it('what was made short stays as it is', () => {
    const bulks = inShortBulks(bulkOf([...sent(500), ...fetched(500)]));
    expect(bulks.flatMap(inShortBulks)).toEqual(bulks);
  });
});
