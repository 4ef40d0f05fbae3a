import { FileBox } from './file-box.ts';
import { currentStore, type Store } from './open-store.ts';

let open: { store: Store; files: FileBox } | undefined;

/** The files of the signed-in user, as a page sees them: one connection for each opened store. */
export async function filesHere(): Promise<FileBox> {
  const store = await currentStore();
  if (open?.store !== store) {
    open?.files.close();
    open = { store, files: new FileBox(store) };
  }
  return open.files;
}
