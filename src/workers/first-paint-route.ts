import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { withTimeout } from '@/db/scheduling/with-timeout.ts';
import { snapshotUserIds } from '@/db/snapshot/snapshot-records.ts';
import { readWholeSnapshot, type WholeSnapshot } from '@/db/snapshot/whole-snapshot.ts';
import { pageFrameOf, templateOf, type PageFrame } from './first-paint-page.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** `src/app/start/first-frame.tsx` */
  drawFirst?: (path: string, snapshot: WholeSnapshot) => string | null;
};

/** File name given by the build. */
const FIRST_FRAME_SCRIPT = /\/first-drawing-[^/]*\.js$/;
const paths = new Set(['/dashboard', '/readings']);
/** Without a snapshot after this time, the page is served without a first frame. */
const SNAPSHOT_TIMEOUT_MS = 1_000;

/** True for a script that is imported at install time: the browser stores it with the service worker, so it is not precached. */
export const isFirstPaintScript = (path: string): boolean => FIRST_FRAME_SCRIPT.test(path);

const encoder = new TextEncoder();

/** Streams the head of the page at once, while the snapshot is read and the first frame is rendered. */
function streamPage(
  index: Response,
  { before, between, after }: PageFrame,
  renderFrame: () => Promise<string>,
): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(page) {
      page.enqueue(encoder.encode(before));
      // If rendering fails, the page starts without a first frame.
      page.enqueue(encoder.encode(between + (await renderFrame().catch(() => '')) + after));
      page.close();
    },
  });
  return new Response(body, { headers: index.headers });
}

/**
 * Serves the pages that are opened most with a first frame rendered from the snapshot of the last visit, so that values are
 * shown before the app has started. Call before the route of all other pages. @param files all files of this version
 */
export function serveFirstPaint(files: readonly string[]): void {
  const script = files.find(isFirstPaintScript);
  if (!script) return;
  const importScript = () => importScripts(new URL(script, self.location.origin).href);
  // A script that was not imported during `install` cannot be imported later.
  self.addEventListener('install', importScript);

  // The first access to the disk is slow, so start it before the first request.
  void snapshotUserIds().catch(() => undefined);

  async function renderTemplate(path: string, reading: Promise<WholeSnapshot | null | undefined>): Promise<string> {
    // Import the script while the snapshot is being read.
    if (!self.drawFirst) importScript();
    const snapshot = await reading;
    const markup = snapshot && self.drawFirst?.(path, snapshot);
    return markup ? templateOf(markup, snapshot) : '';
  }

  async function respond(path: string): Promise<Response> {
    const reading = withTimeout(SNAPSHOT_TIMEOUT_MS, readWholeSnapshot());
    const index = await matchPrecache('/index.html');
    const frame = index && pageFrameOf(await index.clone().text());
    if (!frame) return index ?? fetch('/index.html');
    return streamPage(index, frame, () => renderTemplate(path, reading));
  }
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && url.search === '' && paths.has(url.pathname),
    ({ url }) => respond(url.pathname),
  );
}
