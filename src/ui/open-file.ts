import { saveFile } from './save-file.ts';

/** How long another tab gets to read a file that it was handed. */
const READ_MS = 60_000;

/** Opens a file in the browser's own viewer, in another tab; where the browser refuses a new tab, the file is saved. */
export function openFile(file: File): void {
  const url = URL.createObjectURL(file);
  if (!window.open(url, '_blank')) saveFile(file.name, file, file.type);
  window.setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
