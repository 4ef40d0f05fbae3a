/** Shares a text with the phone's share sheet; copies it to the clipboard if there is none. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // The user closed the share sheet: that is a choice, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
