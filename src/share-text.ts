/** Hands a text to whatever the phone sends texts with; without that it is copied. */
export async function shareText(text: string): Promise<'shared' | 'copied' | 'failed'> {
  if ('share' in navigator) {
    try {
      await navigator.share({ text });
      return 'shared';
    } catch (error) {
      // Closed again by her: that is an answer, not a failure.
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared';
    }
  }
  return navigator.clipboard.writeText(text).then(
    () => 'copied' as const,
    () => 'failed' as const,
  );
}
