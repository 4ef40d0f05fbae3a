import { saveFile } from './save-file.ts';

/** Whether this browser can share this file with another app. */
export const canShare = (file: File): boolean => navigator.canShare?.({ files: [file] }) ?? false;

/** Shares a file with an app of the user's choice; saves it to the downloads if the browser cannot share. */
export async function shareFile(file: File): Promise<void> {
  if (!canShare(file)) return saveFile(file.name, file, file.type);
  await navigator.share({ files: [file], title: file.name }).catch((error: unknown) => {
    // AbortError: the user cancelled.
    if ((error as Error).name !== 'AbortError') saveFile(file.name, file, file.type);
  });
}
