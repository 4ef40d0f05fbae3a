/** Chrome reads the address after the click has returned. */
const READ_MS = 10_000;

/** Hands a file to the browser, which saves it where downloads go. Nothing leaves the phone. */
export function saveFile(name: string, content: BlobPart, type: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  window.setTimeout(() => URL.revokeObjectURL(address), READ_MS);
}
