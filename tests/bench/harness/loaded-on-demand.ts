import { inFreshProfile } from './fresh-browser.ts';
import { serveFolders } from './folder-server.ts';
import { cachedFiles, workerIsActive } from './cached-files.ts';
import type { Measure } from './report.ts';
import { signedInAs } from './signed-in.ts';

const LOOK_MS = 2_000;
/** Scripts that read PDF files and pictures of lab reports. They are not even cached before the user has one. */
const READERS = /pdf\.worker|lab-reader|ocr\.worker|tesseract|recognise-text|letters-/;
/** Scripts that write PDF files and pictures. They are cached for offline use, but run only on request. */
const WRITERS = /make-pdf|picture\.worker|LiberationSans/;
const pages = ['/dashboard', '/readings', '/bloodwork', '/medicaldocs', '/report', '/doctor-chat', '/more'];
const count = (paths: Iterable<string>, names: RegExp) => [...paths].filter((path) => names.test(path)).length;

/** Measures whether any script for PDF or OCR is loaded while the user only opens pages. */
export async function loadedOnDemand(dist: string): Promise<Measure[]> {
  await using app = await serveFolders([dist]);
  const asked = new Set<string>();
  const kept = await inFreshProfile(async (profile) => {
    const page = await profile.restart();
    await page.goto(`${app.origin}/emergency`);
    await workerIsActive(page);
    await page.evaluate((state) => localStorage.setItem('maia-auth', state), signedInAs('bench-user', []));
    page.on('request', (request) => asked.add(new URL(request.url()).pathname));
    for (const path of pages) {
      await page.goto(`${app.origin}${path}`);
      await page.locator('h1').first().waitFor();
      await page.waitForTimeout(LOOK_MS);
    }
    return cachedFiles(page);
  });
  console.log(`\n${asked.size} files were asked for by ${pages.join(' ')}`);
  const none = { unit: 'requests', reference: [1], referenceName: 'one would be one too many', goal: 0 } as const;
  return [
    { name: 'Readers of PDF and pictures, loaded or kept', value: [count([...asked, ...kept], READERS)], ...none },
    { name: 'Writers of PDF and pictures, loaded', value: [count(asked, WRITERS)], ...none },
  ];
}
