import { matchPrecache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { atMost } from '@/db/at-most.ts';
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
/** What was read when this worker started is as it is now for so long. */
const FRESH_MS = 1_000;

/** Whether a file is taken in when this worker is installed, and so is kept by the browser itself beside it. */
export const isOfDrawing = (path: string): boolean => DRAWING_SCRIPT.test(path);

const encoder = new TextEncoder();

/** The page is under way while the disk is still read and its drawing is made. */
function drawnPage(index: Response, { before, after }: PageAround, drawing: () => Promise<string>): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(page) {
      page.enqueue(encoder.encode(before));
      page.enqueue(encoder.encode((await drawing()) + after));
      page.close();
    },
  });
  return new Response(body, { headers: index.headers });
}

/** A drawing that fails costs the start nothing but itself. */
function drawn(draw: () => string | null): string | null {
  try {
    return draw();
  } catch {
    return null;
  }
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

  // A disk takes its time to answer for the first time: it is asked before anybody asks this worker.
  const startedAt = performance.now();
  let early: Promise<WholeHead | null> | null = readWholeHead();
  early.catch(() => undefined);
  const headNow = (): Promise<WholeHead | null> => {
    const read = performance.now() - startedAt < FRESH_MS ? early : null;
    early = null;
    return read ?? readWholeHead();
  };

  async function answer(path: string): Promise<Response> {
    const reading = atMost(PATIENCE_MS, headNow());
    const index = await matchPrecache('/index.html');
    if (!index) return fetch('/index.html');
    const around = pageAround(await index.clone().text());
    if (!around) return index;
    return drawnPage(index, around, async () => {
      // While the disk takes its time.
      if (!self.drawFirst) takeIn();
      const head = await reading;
      if (!head) return '';
      const markup = drawn(() => self.drawFirst?.(path, head) ?? null);
      return markup === null ? '' : templateOf({ markup, stored: head.face.stored, root: head.face.root });
    });
  }
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin && request.mode === 'navigate' && url.search === '' && paths.has(url.pathname),
    ({ url }) => answer(url.pathname),
  );
}
