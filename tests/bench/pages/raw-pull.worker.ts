import { RawRows, type RawRow } from './raw-rows.ts';

interface Asked {
  readonly url: string;
  readonly headers: Record<string, string>;
}

/**
 * One fetch and one write of raw rows in a worker, like the app's sync. Answers with the time in ms and the number of
 * rows.
 */
globalThis.addEventListener('message', ({ data }: MessageEvent<Asked>) => {
  void (async () => {
    const raw = await RawRows.open();
    const from = performance.now();
    const answer = await fetch(data.url, { headers: data.headers });
    const { documents } = (await answer.json()) as { documents: (RawRow & { $id: string })[] };
    await raw.write(documents.map((document) => ({ ...document, id: document.$id, kind: 'bloodPressure' })));
    postMessage({ ms: performance.now() - from, count: documents.length });
  })();
});
