import { inFreshProfile } from './fresh-browser.ts';
import { serveFolders } from './folder-server.ts';
import { cachedFiles, workerIsActive } from './cached-files.ts';
import type { Measure } from './report.ts';
import { signedInAs } from './signed-in.ts';

const LOOK_MS = 2_000;
/** Reads PDF files and pictures of lab reports: not even kept before somebody has one. */
const READERS = /pdf\.worker|lab-reader|ocr\.worker|tesseract|recognise-text|letters-/;
/** Writes PDF files and pictures: kept, so that it works offline, and run by nobody before she asks for one. */
const WRITERS = /make-pdf|picture\.worker|LiberationSans/;
const pages = ['/dashboard', '/readings', '/bloodwork', '/medicaldocs', '/report', '/doctor-chat', '/more'];
const count = (paths: Iterable<string>, names: RegExp) => [...paths].filter((path) => names.test(path)).length;

/** Whether anything of PDF or OCR is loaded while she only looks at pages, those that could use it among them. */
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
