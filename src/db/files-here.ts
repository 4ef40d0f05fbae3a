import { besideStore } from './beside-store.ts';
import { FileBox } from './file-box.ts';

/** The files of the signed-in user, as a page sees them. */
export const filesHere = besideStore((store) => new FileBox(store));
