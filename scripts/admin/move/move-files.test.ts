import { expect, test } from 'vitest';
import { uploadName } from './move-files.ts';

test.each([
  ['scan of 6 ü.png', 'scan of 6 ü.png'],
  ['large; 100% scan.png', 'file.png'],
  ['a"b.PDF', 'file.PDF'],
  ['a%2Fb', 'file'],
])('%s is uploaded as %s, because Appwrite would change some names', (name, uploaded) => {
  expect(uploadName(name)).toBe(uploaded);
});
