/** Why a file cannot be opened now. `away`: only the server has it, and it cannot be reached. `gone`: it says there is none. */
export type FileTrouble = 'away' | 'gone';

export type FetchedFile = { readonly is: 'here'; readonly file: File } | { readonly is: FileTrouble };

/** What becomes of asking the server for a file. */
export async function fetchedFile(asking: () => Promise<File>): Promise<FetchedFile> {
  try {
    return { is: 'here', file: await asking() };
  } catch (error) {
    return { is: (error as { status?: number }).status === 404 ? 'gone' : 'away' };
  }
}
