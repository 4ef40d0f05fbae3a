/** Why a file cannot be opened now. `away`: only the server has it and cannot be reached. `gone`: the server answered 404. */
export type FileUnavailable = 'away' | 'gone';

export type FetchedFile = { readonly is: 'here'; readonly file: File } | { readonly is: FileUnavailable };

/** Turns a request for a file into a result; never throws. */
export async function fetchFileResult(request: () => Promise<File>): Promise<FetchedFile> {
  try {
    return { is: 'here', file: await request() };
  } catch (error) {
    return { is: (error as { status?: number }).status === 404 ? 'gone' : 'away' };
  }
}
