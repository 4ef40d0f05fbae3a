import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshId, type Client } from '../server/client.ts';
import { ownServer } from '../server/own-server.ts';
import { done, isElsewhere, refused } from '../server/server-under-test.ts';
import { files, picture, upload } from '../server/upload-file.ts';

const server = ownServer();
let ann: Client;
let png: Buffer;
let jpeg: Buffer;
beforeAll(async () => {
  ann = await server.member('ann');
  [png, jpeg] = await Promise.all([picture(8, 8), picture(8, 8, 'jpeg')]);
});

const SCRIPT = '<script>alert(document.cookie)</script>';
const svg = `<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${SCRIPT}</svg>`;
/** A bucket that accepts png, jpg and pdf; the app's own buckets accept some kinds of pictures, and pdf. */
const BUCKET = 'sealed';

const hostile: [what: string, bytes: string | Buffer][] = [
  ['a drawing', svg],
  ['a drawing after a declaration', `<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "x">${svg}`],
  ['a drawing after a byte order mark', `\ufeff${svg}`],
  ['a drawing after a comment', `<!-- ${'x'.repeat(3000)} -->${svg}`],
  ['a drawing in UTF-16', Buffer.from(`\ufeff${svg}`, 'utf16le')],
  ['a page', `<!doctype html>${SCRIPT}`],
  ['a page without a head', SCRIPT],
  ['a page after blanks', `${'\n '.repeat(2000)}<html>${SCRIPT}`],
  ['a page that says it is a PDF', `<html>%PDF-1.7 ${SCRIPT}`],
  ['a page far behind words', `${'word '.repeat(3000)}${SCRIPT}`],
  ['an XML file with a style', `<?xml version="1.0"?><?xml-stylesheet href="x.xsl"?><x/>`],
  ['XHTML', `<?xml version="1.0"?><html xmlns="http://www.w3.org/1999/xhtml">${SCRIPT}</html>`],
  ['a script', 'alert(document.cookie)'],
  ['a script with a shebang', '#!/bin/sh\nrm -rf /'],
  ['a data URL', 'data:text/html,<b>x</b>'],
  ['a GIF that is a script', 'GIF89a=1;alert(1)//'],
  ['a BMP that is a script', 'BM=1;alert(1)//'],
  ['a program', Buffer.from('7f454c4602010100', 'hex')],
  ['a program of Windows', Buffer.from(`4d5a${'00'.repeat(64)}`, 'hex')],
  ['an archive', Buffer.from('504b0304140000000800', 'hex')],
  ['a packed archive', Buffer.from('1f8b080000000000', 'hex')],
  ['words', 'My blood pressure today'],
  ['bytes that tell nothing', Buffer.from([1, 2, 3, 250, 251])],
  ['nothing', ''],
  ['half a signature', Buffer.from('8950', 'hex')],
];

describe('a bucket for pictures and PDF', () => {
  test.each(hostile)('refuses %s under any name that it takes', async (_, bytes) => {
    for (const name of ['a.png', 'a.jpg', 'a.pdf', 'a.html.png', 'a.svg\u0000.png']) {
      const id = freshId('bad');
      const content = typeof bytes === 'string' ? Buffer.from(bytes) : bytes;
      refused(await upload(ann, BUCKET, id, content, { name }), 400, 'storage_file_type_unsupported');
      refused(await ann.get(files(BUCKET, id)), 404, 'storage_file_not_found');
    }
  });

  test.each(['a.svg', 'a.html', 'a.png.html', 'a.htm', 'a.xml', 'a.js', 'png', 'a.', 'a.png/'])(
    'refuses a real picture called %s',
    async (name) =>
      refused(await upload(ann, BUCKET, freshId('bad'), png, { name }), 400, 'storage_file_type_unsupported'),
  );

  test('shows what is two things at once as the picture that it is and never as a page', async () => {
    const comment = Buffer.from(`\xff\xfe\x00${String.fromCharCode(SCRIPT.length + 2)}${SCRIPT}`, 'latin1');
    const twofold: [string, Buffer, string][] = [
      ['a.png', Buffer.concat([png, Buffer.from(`<html>${SCRIPT}`)]), 'image/png'],
      ['a.jpg', Buffer.concat([jpeg.subarray(0, 2), comment, jpeg.subarray(2)]), 'image/jpeg'],
      [
        'a.pdf',
        Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj<</OpenAction<</S/GoTo/D[]>>>>\n${SCRIPT}`, 'latin1'),
        'application/pdf',
      ],
    ];
    for (const [name, bytes, type] of twofold) {
      const id = freshId('two');
      done(await upload(ann, BUCKET, id, bytes, { name }), 201);
      for (const call of ['/view', '/download']) {
        const { headers } = await ann.get(files(BUCKET, id, call));
        expect(headers.get('content-type'), name + call).toBe(type);
        expect(headers.get('x-content-type-options'), name + call).toBe('nosniff');
        expect(headers.get('content-security-policy'), name + call).toMatch(/^sandbox; default-src 'none'/);
        expect(headers.get('content-disposition'), name + call).toMatch(call === '/view' ? /^inline/ : /^attachment/);
      }
    }
    const drawn = await upload(ann, 'papers', 'drawn', Buffer.from(svg), { name: 'a.svg' });
    expect(drawn.status).toBe(201);
    expect((await ann.get(files('papers', 'drawn', '/view'))).headers.get('content-type')).toBe('text/plain');
  });

  test.each([
    ['runs a script', '<< /S /J#61vaScript /JS (app.alert(1)) >>'],
    ['starts a program', '<< /S /Launch /F (cmd.exe) >>'],
    ['has a file inside', '<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream'],
  ])('refuses a PDF that %s, and takes it without that', async (_, object) => {
    const pdf = (one: string) =>
      Buffer.from(
        `%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n${one}\nendobj\ntrailer\n<< /Root 1 0 R >>\n`,
      );
    const [id, harmless] = [freshId('pdf'), freshId('pdf')];
    refused(await upload(ann, BUCKET, id, pdf(object), { name: 'a.pdf' }), 400, 'storage_file_type_unsupported');
    refused(await ann.get(files(BUCKET, id)), 404, 'storage_file_not_found');
    done(await upload(ann, BUCKET, harmless, pdf('<< /S /GoTo /D [] >>'), { name: 'a.pdf' }), 201);
  });

  test('takes no more than its size, and keeps nothing of what is larger', async () => {
    const large = Buffer.concat([png, Buffer.alloc(100_001)]);
    refused(await upload(ann, 'pictures', 'large', large, { name: 'a.png' }), 400, 'storage_invalid_file_size');
    refused(await ann.get(files('pictures', 'large')), 404, 'storage_file_not_found');
  });
});

describe.skipIf(isElsewhere)('a path in an id or a name', () => {
  const everything = (): string[] => readdirSync(server.folder, { recursive: true }).map(String).toSorted();
  const steps = fc.constantFrom(
    '..',
    '.',
    '/',
    '\\',
    '%2f',
    '%5c',
    '%00',
    '\u0000',
    '..%2f',
    'a',
    '-',
    '＃',
    '․․',
    '\n',
    '"',
    '${x}',
    '~',
  );
  const path = fc.array(steps, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
  const isId = (text: string): boolean => /^[A-Za-z0-9][A-Za-z0-9._-]{0,35}$/.test(text);

  test('leads nowhere: every file that comes to be lies under a name of the server’s own', async () => {
    const before = everything();
    await fc.assert(
      fc.asyncProperty(path, path, async (id, name) => {
        const key = server.key();
        const answer = await upload(key, BUCKET, isId(id) ? freshId('p') : id, png, { name: `${name}.png` });
        expect([201, 400], `${id} ${name}`).toContain(answer.status);
        if (answer.status === 201) {
          expect(String(answer.body['name'])).not.toMatch(/[/\\]/);
          const { headers, status } = await key.get(files(BUCKET, String(answer.body['$id']), '/download'));
          expect(status).toBe(200);
          expect(headers.get('content-disposition')).not.toMatch(/[\r\n\0]/);
        }
        const asked = await key.get(files(BUCKET, encodeURIComponent(isId(id) ? `${id}~` : id), '/download'));
        expect([400, 404], id).toContain(asked.status);
      }),
      { numRuns: 150 },
    );
    const added = everything().filter((each) => !before.includes(each));
    for (const each of added) expect(each).toMatch(/^(files(\/[A-Za-z0-9_-]+)*|data\.sqlite(-wal|-shm)?)$/);
    expect(everything().some((each) => join('/', each).includes('..'))).toBe(false);
  });
});
