import { describe, expect, it } from 'vitest';
import { buckets, CHUNK_BYTES } from './bucket.ts';
import { nameFor } from './file-kind.ts';
import { validateFile, type FileRefusal } from './validate-file.ts';

const text = (content: string) => new TextEncoder().encode(content);
const latin = (content: string) => Uint8Array.from(content, (char) => char.charCodeAt(0));
const files = {
  jpeg: latin('\xff\xd8\xff\xe0..JFIF'),
  png: latin('\x89PNG\r\n\x1a\n....'),
  webp: latin('RIFF....WEBPVP8 '),
  heic: latin('....ftypheic....'),
  pdf: text('%PDF-1.7\n'),
};
const judged = (name: string, bytes: Uint8Array<ArrayBuffer>, type = '') =>
  validateFile('medical-files', new Blob([bytes], { type }), name);

describe('a file', () => {
  it.each([
    ['scan.jpg', files.jpeg, 'jpeg'],
    ['SCAN.JPEG', files.jpeg, 'jpeg'],
    ['scan.png', files.png, 'png'],
    ['scan.webp', files.webp, 'webp'],
    ['scan.heic', files.heic, 'heic'],
    ['letter.pdf', files.pdf, 'pdf'],
    ['photo', files.jpeg, 'jpeg'],
  ])('%s is recognised by its bytes', async (name, bytes, kind) => {
    expect(await judged(name, bytes)).toBe(kind);
  });

  it.each<[why: FileRefusal, name: string, bytes: Uint8Array<ArrayBuffer>]>([
    ['empty', 'scan.pdf', text('')],
    ['svg', 'scan.svg', text('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"><script/></svg>')],
    ['svg', 'scan.png', text('<!-- a picture --><svg/>')],
    ['html', 'scan.html', text('<!DOCTYPE html><script>alert(1)</script>')],
    ['html', 'scan.pdf', text('  <html><body onload=x>')],
    ['html', 'wide.html', latin('\xff\xfe<\0h\0t\0m\0l\0>\0')],
    ['archive', 'scans.zip', latin('PK\x03\x04....')],
    ['archive', 'letter.docx', latin('PK\x03\x04....')],
    ['archive', 'scan.pdf', latin('\x1f\x8b\x08....')],
    ['archive', 'scan.7z', latin("7z\xbc\xaf'\x1c")],
    ['unknown', 'notes.txt', text('Dear Amina,')],
    ['unknown', 'scan.pdf', text('just words')],
    ['unknown', 'film.mp4', latin('....ftypisom....')],
    ['belied', 'scan.pdf', files.png],
    ['belied', 'scan.png', files.jpeg],
    ['belied', 'scan.jpg', files.pdf],
  ])('is refused (%s): %s', async (reason, name, bytes) => {
    await expect(judged(name, bytes)).rejects.toMatchObject({ name: 'FileRefused', reason });
  });

  it('is refused when its declared type contradicts its bytes and its name has no known extension', async () => {
    await expect(judged('scan', files.png, 'application/pdf')).rejects.toMatchObject({ reason: 'belied' });
  });

  it('may have 25 MB and not a byte more', async () => {
    const { maximumBytes } = buckets['medical-files'];
    expect(maximumBytes).toBe(5 * CHUNK_BYTES);
    const of = (size: number) => new Blob([files.pdf, new Uint8Array(size - files.pdf.length)]);
    expect(await validateFile('medical-files', of(maximumBytes), 'a.pdf')).toBe('pdf');
    await expect(validateFile('medical-files', of(maximumBytes + 1), 'a.pdf')).rejects.toMatchObject({
      reason: 'tooLarge',
    });
  });

  it('is refused as a profile photo when it is a PDF', async () => {
    const validation = validateFile('profile-photos', new Blob([files.pdf]), 'me.pdf');
    await expect(validation).rejects.toMatchObject({ reason: 'notHere' });
  });
});

it.each([
  ['Photo 2026-11-21.jpg', 'Photo 2026-11-21.jpg'],
  ['letter', 'letter.jpg'],
  ['a.b.png', 'a.b.png.jpg'],
  ['.jpg', 'file.jpg'],
  [`${'x'.repeat(300)}.jpg`, `${'x'.repeat(120)}.jpg`],
])('a JPEG named %s is stored as %s', (name, stored) => {
  expect(nameFor('jpeg', name)).toBe(stored);
});
