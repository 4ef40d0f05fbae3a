/**
 * Why a file cannot be opened now. `away`: the server cannot be reached, or the session has ended. `gone`: the server
 * does not have the file for the signed-in user.
 */
export type FileUnavailable = 'away' | 'gone';

export type FetchedFile = { readonly is: 'here'; readonly file: File } | { readonly is: FileUnavailable };

/**
 * Turns a request for a file into a result; never throws.
 * @param isSignedIn asked after a 404, which the server also sends to a guest
 */
export async function fetchFileResult(
  request: () => Promise<File>,
  isSignedIn: () => Promise<boolean>,
): Promise<FetchedFile> {
  try {
    return { is: 'here', file: await request() };
  } catch (error) {
    if ((error as { status?: number }).status !== 404) return { is: 'away' };
    return { is: (await isSignedIn().catch(() => false)) ? 'gone' : 'away' };
  }
}
