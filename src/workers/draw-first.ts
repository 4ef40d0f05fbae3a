import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { atMost } from '@/db/at-most.ts';
import { headOwners } from '@/db/head-records.ts';
import { readWholeHead, type WholeHead } from '@/db/whole-head.ts';
import { pageAround, templateOf, type PageAround } from './drawn-page.ts';

declare const self: ServiceWorkerGlobalScope & {
  /** `src/first-drawing.tsx` */
  drawFirst?: (path: string, head: WholeHead) => string | null;
};

/** The build gives it this name. */
const DRAWING_SCRIPT = /\/first-drawing-[^/]*\.js$/;
const paths = new Set(['/dashboard', '/readings']);
/** A disk that takes longer holds up nothing. */
const PATIENCE_MS = 1_000;

/** Whether a file is taken in when this worker is installed, and so is kept by the browser itself beside it. */
export const isOfDrawing = (path: string): boolean => DRAWING_SCRIPT.test(path);

const encoder = new TextEncoder();

/** The page is under way while the disk is still read and its drawing is made. */
function drawnPage(index: Response, { before, between, after }: PageAround, drawing: () => Promise<string>): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(page) {
      page.enqueue(encoder.encode(before));
      // A drawing that fails costs the start nothing but itself.
      page.enqueue(encoder.encode(between + (await drawing().catch(() => '')) + after));
      page.close();
    },
  });
  return new Response(body, { headers: index.headers });
}

/**
 * Answers for the pages that most people open with what the last visit left already drawn into them, so that numbers are on
 * screen before the app is. Call before the route of all other pages. @param files of this version
 */
export function drawFirstPages(files: readonly string[]): void {
  const script = files.find(isOfDrawing);
  if (!script) return;
  const takeIn = () => importScripts(new URL(script, self.location.origin).href);
  // What was not taken in at install time can never be taken in later.
  self.addEventListener('install', takeIn);

  // A disk takes its time to answer for the first time: it wakes before anybody asks this worker for a page.
  void headOwners().catch(() => undefined);

  async function draw(path: string, reading: Promise<WholeHead | null | undefined>): Promise<string> {
    // While the disk takes its time.
    if (!self.drawFirst) takeIn();
    const head = await reading;
    const markup = head && self.drawFirst?.(path, head);
    return markup ? templateOf(markup, head) : '';
  }

  async function answer(path: string): Promise<Response> {
    const reading = atMost(PATIENCE_MS, readWholeHead());
    const index = await matchPrecache('/index.html');
    const around = index && pageAround(await index.clone().text());
    if (!around) return index ?? fetch('/index.html');
    return drawnPage(index, around, () => draw(path, reading));
  }
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && url.search === '' && paths.has(url.pathname),
    ({ url }) => answer(url.pathname),
  );
}
