/** Delay (ms) before the URL is revoked: Chrome reads it after the click handler has returned. */
const READ_MS = 10_000;

/** Saves a file to the browser's downloads. Nothing leaves the phone. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
