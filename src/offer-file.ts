/** Gives the person a file. Nothing leaves the phone. */
export function offerFile(fileName: string, type: string, content: string): void {
  const address = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // Chrome reads the address after the click has returned.
  window.setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
