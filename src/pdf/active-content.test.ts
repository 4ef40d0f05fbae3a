import { zlibSync } from 'fflate';
import { PDFDocument, PDFName, PDFString, StandardFonts } from 'pdf-lib';
import { describe, expect, it } from 'vitest';
import { findActiveContent } from './active-content.ts';

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const binary = (bytes: Uint8Array) => Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');

/** A file of one page, with more in its catalogue and more objects. */
const pdf = (catalogue: string, ...objects: string[]): Uint8Array =>
  latin(
    [
      '%PDF-1.7',
      `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${catalogue} >>\nendobj`,
      '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj',
      '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>\nendobj',
      ...objects,
      'trailer\n<< /Root 1 0 R /Size 20 >>\nstartxref\n0\n%%EOF',
    ].join('\n'),
  );

/** Object 9 in a compressed object stream. */
function packed(object: string, { more = '', type = '/Type /ObjStm', bytes = zlibSync(latin(`9 0 ${object}`)) } = {}) {
  const dict = `<< ${type} /N 1 /First 4 /Filter /FlateDecode /Length ${bytes.length} ${more} >>`;
  return `8 0 obj\n${dict}\nstream\n${binary(bytes)}\nendstream\nendobj`;
}

async function honest(change: (document: PDFDocument) => unknown = () => undefined, useObjectStreams = true) {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  document.addPage().drawText('Haemoglobin 11.2 g/dL (/JavaScript is a word here)', { font });
  await change(document);
  return document.save({ useObjectStreams });
}

describe('a PDF is refused for', () => {
  it.each<[string, string, Uint8Array]>([
    ['a script when it is opened', 'script', pdf('/OpenAction << /S /JavaScript /JS (app.alert(1)) >>')],
    ['a script in another object', 'script', pdf('/OpenAction 9 0 R', '9 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj')],
    ['a script under an escaped name', 'script', pdf('/OpenAction << /S /J#61v#61Script /#4AS (x) >>')],
    ['a script whose type is an object of its own', 'script', pdf('/AA << /WC << /S 9 0 R /JS (x) >> >>')],
    ['a type of action in an object of its own', 'script', pdf('', '9 0 obj\n/Java#53cript\nendobj')],
    ['a list of scripts', 'script', pdf('/Names << /JavaScript 9 0 R >>')],
    ['a form of programs', 'script', pdf('/AcroForm << /Fields [] /XFA 9 0 R >>')],
    ['a medium that plays', 'script', pdf('', '9 0 obj\n<< /Type /Annot /Subtype /RichMedia >>\nendobj')],
    ['a program to start', 'launch', pdf('/OpenAction << /S /Launch /Win << /F (cmd.exe) >> >>')],
    [
      'a program to start after another action',
      'launch',
      pdf('/OpenAction << /S /GoTo /D [] /Next [<< /S /Launch >>] >>'),
    ],
    ['a file inside', 'attachment', pdf('/Names << /EmbeddedFiles << /Names [] >> >>')],
    [
      'a file that an annotation carries',
      'attachment',
      pdf('', '9 0 obj\n<< /Type /Filespec /F (a.exe) /EF << /F 7 0 R >> >>\nendobj'),
    ],
    [
      'the bytes of a file inside',
      'attachment',
      pdf('', '9 0 obj\n<< /Type /EmbeddedFile /Length 1 >>\nstream\nx\nendstream\nendobj'),
    ],
    ['a script in a compressed object', 'script', pdf('', packed('<< /S /JavaScript /JS (x) >>'))],
    [
      'a script in a compressed object without its type',
      'script',
      pdf('', packed('<< /S /JavaScript /JS (x) >>', { type: '' })),
    ],
    [
      'a script that a later version of the object hides',
      'script',
      pdf('', '9 0 obj\n<< /S /JavaScript /JS (x) >>\nendobj', '9 0 obj\nnull\nendobj'),
    ],
    [
      'a script in a stream whose end is broken',
      'script',
      pdf(
        '',
        packed('', { bytes: zlibSync(latin(`9 0 << /S /JavaScript /JS (x) >>${' '.repeat(9000)}`)).subarray(0, -4) }),
      ),
    ],
    [
      'compressed objects in another filter',
      'unreadable',
      pdf('', packed('null', { more: '/DecodeParms << /Predictor 12 >>' })),
    ],
    [
      'compressed objects that cannot be unpacked',
      'unreadable',
      pdf('', packed('null', { bytes: latin('no zlib at all') })),
    ],
    [
      'compressed objects that unpack to 200 MB',
      'unreadable',
      pdf('', packed('', { bytes: zlibSync(new Uint8Array(200_000_000)) })),
    ],
    [
      'a script in lists that are nested without end',
      'unreadable',
      pdf('', `9 0 obj\n${'['.repeat(200_000)} << /S /Java#53cript >>`),
    ],
  ])('%s', async (_, found, bytes) => {
    expect(await findActiveContent(bytes)).toBe(found);
  });

  it.each([true, false])('what pdf-lib itself attaches or runs; compressed objects: %s', async (useObjectStreams) => {
    const script = await honest((document) => document.addJavaScript('a', 'app.alert(1)'), useObjectStreams);
    expect(await findActiveContent(script)).toBe('script');
    const attachment = await honest((document) => document.attach(latin('MZ'), 'a.exe'), useObjectStreams);
    expect(await findActiveContent(attachment)).toBe('attachment');
  });
});

describe('a PDF is taken', () => {
  it.each<[string, Uint8Array]>([
    ['that opens at a page', pdf('/OpenAction [3 0 R /Fit]')],
    ['that opens at a page by an action', pdf('/OpenAction << /S /GoTo /D [3 0 R /XYZ 0 0 1] >>')],
    [
      'with a link to a site',
      pdf('', '9 0 obj\n<< /Subtype /Link /A << /S /URI /URI (https://lab.example) >> >>\nendobj'),
    ],
    ['that speaks of scripts in its texts', pdf('/Title (/JavaScript /Launch)', '9 0 obj\n(/S /JavaScript)\nendobj')],
    ['with fonts named JS and EF', pdf('/Resources << /Font << /JS 5 0 R /EF 6 0 R >> >>')],
    [
      'whose page content speaks of scripts',
      pdf('', '9 0 obj\n<< /Length 14 >>\nstream\n/S /JavaScript\nendstream\nendobj'),
    ],
    [
      'with a colour profile, which also has an N',
      pdf('', '9 0 obj\n<< /N 3 /Length 1 >>\nstream\nx\nendstream\nendobj'),
    ],
    ['with harmless compressed objects', pdf('', packed('<< /S /GoTo /D [] >>'))],
    ['with a list that has no end', pdf('', '9 0 obj\n[ 1 2')],
    ['that is no document at all', latin(`%PDF-1.7\n${'scan '.repeat(100_000)}`)],
    ['with junk before and after it', latin(`junk\n${binary(pdf(''))}\njunk`)],
  ])('%s', async (_, bytes) => {
    expect(await findActiveContent(bytes)).toBeNull();
  });

  it.each([true, false])(
    'that pdf-lib makes, with title and fonts; compressed objects: %s',
    async (useObjectStreams) => {
      const made = await honest((document) => {
        document.setTitle('Report');
        document.catalog.set(PDFName.of('Lang'), PDFString.of('en'));
      }, useObjectStreams);
      expect(await findActiveContent(made)).toBeNull();
    },
  );

  it('that is encrypted, of which only the uncompressed objects can be read', async () => {
    const encrypted = (text: Uint8Array) =>
      latin(binary(text).replace('/Root', '/Encrypt << /Filter /Standard >> /Root'));
    expect(await findActiveContent(encrypted(pdf('', packed('', { bytes: latin('no zlib at all') }))))).toBeNull();
    expect(await findActiveContent(encrypted(pdf('/OpenAction << /S /Launch >>')))).toBe('launch');
  });
});
