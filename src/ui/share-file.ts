import { saveFile } from './save-file.ts';

/** Whether this browser can hand this file to another app. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Hands a file to another app of the person's choice; where the browser cannot, it is saved where downloads go. */
export async function shareFile(file: File): Promise<void> {
  if (!canShare(file)) return saveFile(file.name, file, file.type);
  await navigator.share({ files: [file], title: file.name }).catch((error: unknown) => {
    // She thought better of it.
    if ((error as Error).name !== 'AbortError') saveFile(file.name, file, file.type);
  });
}
