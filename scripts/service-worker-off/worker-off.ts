import { copyFileSync, existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Puts the worker that removes itself in the place of the app's. @param folder the built app */
export function switchWorkerOff(folder: string): string {
  const worker = join(folder, 'service-worker.js');
  if (!existsSync(worker)) throw new Error(`No service-worker.js in ${folder}. Name the folder of the built app.`);
  copyFileSync(fileURLToPath(new URL('./self-destroying-worker.js', import.meta.url)), worker);
  return worker;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const worker = switchWorkerOff(resolve(process.argv[2] ?? 'dist'));
  console.log(`${worker} now removes itself from every browser that opens the app.`);
  console.log('Restart the server, which holds its files in memory. Back again: npm run build, and restart.');
}
