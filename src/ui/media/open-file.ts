import { saveFile } from './save-file.ts';

/** Time (ms) for the other tab to read the file before its URL is revoked. */
const READ_MS = 60_000;

/** Opens a file in the browser's viewer in another tab; saves it if the browser blocks the new tab. */
export function openFile(file: File): void {
  const url = URL.createObjectURL(file);
  if (!window.open(url, '_blank')) saveFile(file.name, file, file.type);
  window.setTimeout(() => URL.revokeObjectURL(url), READ_MS);
}
