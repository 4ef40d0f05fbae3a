import {
  PDFArray,
  PDFDict,
  PDFInvalidObject,
  PDFName,
  PDFNumber,
  PDFObjectStreamParser,
  PDFParser,
  PDFRawStream,
  PDFStream,
  type PDFContext,
  type PDFObject,
} from 'pdf-lib';
import { inflateUpTo } from './inflate.ts';

/**
 * What in a PDF acts by itself or carries another file. `script`: JavaScript, or a form or medium that runs it. `launch`: it
 * starts a program. `attachment`: a file inside. `unreadable`: a part that cannot be examined.
 */
export type ActiveContent = 'script' | 'launch' | 'attachment' | 'unreadable';

/** The objects of all compressed object streams together, in bytes: a small file can unpack to any size. */
const MAX_UNPACKED = 64_000_000;

const name = (text: string): PDFName => PDFName.of(text);
const NAMES = {
  s: name('S'),
  js: name('JS'),
  javaScript: name('JavaScript'),
  launch: name('Launch'),
  xfa: name('XFA'),
  subtype: name('Subtype'),
  richMedia: name('RichMedia'),
  type: name('Type'),
  embeddedFile: name('EmbeddedFile'),
  embeddedFiles: name('EmbeddedFiles'),
  ef: name('EF'),
  f: name('F'),
  uf: name('UF'),
  n: name('N'),
  first: name('First'),
  filter: name('Filter'),
  parms: name('DecodeParms'),
  objectStream: name('ObjStm'),
};

/** The active content that this dictionary declares itself; names are compared decoded, so `/J#53` is `/JS`. */
function inDictionary(dict: PDFDict): ActiveContent | null {
  const action = dict.get(NAMES.s);
  if (action === NAMES.launch) return 'launch';
  if (action === NAMES.javaScript || dict.has(NAMES.javaScript)) return 'script';
  if (action !== undefined && dict.has(NAMES.js)) return 'script';
  if (dict.has(NAMES.xfa) || dict.get(NAMES.subtype) === NAMES.richMedia) return 'script';
  if (dict.has(NAMES.embeddedFiles) || dict.get(NAMES.type) === NAMES.embeddedFile) return 'attachment';
  // A file specification; a resource may happen to have the name EF.
  if (dict.has(NAMES.ef) && (dict.has(NAMES.f) || dict.has(NAMES.uf))) return 'attachment';
  return null;
}

/** The same for an object with everything in it. References are not followed: each object of the file is examined. */
function inObject(object: PDFObject): ActiveContent | null {
  // The type of an action may be an object of its own.
  if (object === NAMES.launch) return 'launch';
  if (object === NAMES.javaScript) return 'script';
  const rest: PDFObject[] = [object];
  for (let next = rest.pop(); next; next = rest.pop()) {
    const dict = next instanceof PDFStream ? next.dict : next;
    if (dict instanceof PDFArray) rest.push(...dict.asArray());
    if (!(dict instanceof PDFDict)) continue;
    const found = inDictionary(dict);
    if (found) return found;
    rest.push(...dict.values());
  }
  return null;
}

/** Readers find the objects in such a stream also without its type. */
const isObjectStream = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream &&
  object.dict.get(NAMES.n) instanceof PDFNumber &&
  object.dict.get(NAMES.first) instanceof PDFNumber;

/** For bytes that the parser cannot read, such as lists nested without end: the same names, wherever they stand. */
function inBytes(bytes: Uint8Array): ActiveContent | null {
  const decoded = Array.from({ length: Math.ceil(bytes.length / 8192) }, (_, at) =>
    String.fromCharCode(...bytes.subarray(at * 8192, (at + 1) * 8192)),
  )
    .join('')
    .replaceAll(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return /\/(?:JavaScript|Launch|EmbeddedFiles?|RichMedia)\b/.test(decoded) ? 'unreadable' : null;
}

function bytesOf(object: PDFInvalidObject): Uint8Array {
  const bytes = new Uint8Array(object.sizeInBytes());
  object.copyBytesInto(bytes, 0);
  return bytes;
}

/** The number and generation of an object, right before the word `obj`. */
const OBJECT_NUMBER = /\d[\0\t\n\f\r ]+\d+[\0\t\n\f\r ]*$/;
const LONGEST_OBJECT_NUMBER = 40;

/** Whether there is any object: the parser takes minutes for megabytes without one. */
function hasObject(bytes: Uint8Array): boolean {
  for (let at = bytes.indexOf(0x6f); at > 1; at = bytes.indexOf(0x6f, at + 1)) {
    if (bytes[at + 1] !== 0x62 || bytes[at + 2] !== 0x6a) continue;
    const before = bytes.subarray(Math.max(0, at - LONGEST_OBJECT_NUMBER), at);
    if (OBJECT_NUMBER.test(String.fromCharCode(...before))) return true;
  }
  return false;
}

/** Examines one file. */
class Examination {
  found: ActiveContent | null = null;
  private unpacked = 0;

  note(found: ActiveContent | null): void {
    // What could not be read matters only when nothing was found.
    if (found && (this.found === null || this.found === 'unreadable')) this.found = found;
  }

  /**
   * The object stream without its compression.
   * @throws Error when it cannot be unpacked within the limit
   */
  unpack({ dict, contents }: PDFRawStream): PDFRawStream {
    const filter = dict.lookup(NAMES.filter);
    if (filter === undefined) return PDFRawStream.of(dict, contents);
    const filters = filter instanceof PDFArray ? filter.asArray() : [filter];
    const isPlain = filters.length === 1 && filters[0] === name('FlateDecode') && !dict.has(NAMES.parms);
    if (!isPlain) throw new Error('an object stream with other filters');
    const bytes = inflateUpTo(contents, MAX_UNPACKED - this.unpacked);
    this.unpacked += bytes.length;
    const plain = dict.clone();
    plain.delete(NAMES.filter);
    return PDFRawStream.of(plain, bytes);
  }
}

/** The examination of each file that is being read; the parser passes its context on to object streams only. */
const examinations = new WeakMap<PDFContext, Examination>();

// pdf-lib unpacks object streams without a limit while it reads.
const { forStream } = PDFObjectStreamParser;
PDFObjectStreamParser.forStream = (stream, shouldWait) => {
  const examination = examinations.get(stream.dict.context);
  if (!examination) return forStream(stream, shouldWait);
  try {
    return forStream(examination.unpack(stream), shouldWait);
  } catch (error) {
    examination.note('unreadable');
    throw error;
  }
};

async function readObjectStream(stream: PDFRawStream): Promise<void> {
  // Its type says so, and the parser reads it itself.
  if (stream.dict.lookup(NAMES.type) === NAMES.objectStream) return;
  await PDFObjectStreamParser.forStream(stream).parseIntoContext();
}

/**
 * Looks for scripts, programs to start and files inside a PDF, in every object of the file, also in those that a later
 * version replaces. An action that shows a page is not active content. In an encrypted file the compressed objects cannot be
 * read, and nothing is reported for them.
 * @returns the first that was found, or null
 */
export async function findActiveContent(bytes: Uint8Array): Promise<ActiveContent | null> {
  if (!hasObject(bytes)) return inBytes(bytes);
  const examination = new Examination();
  const parser = PDFParser.forBytesWithOptions(bytes, 100);
  const { context } = parser as unknown as { readonly context: PDFContext };
  examinations.set(context, examination);
  const assign = context.assign.bind(context);
  const untyped: PDFRawStream[] = [];
  context.assign = (ref, object) => {
    examination.note(object instanceof PDFInvalidObject ? inBytes(bytesOf(object)) : inObject(object));
    if (isObjectStream(object)) untyped.push(object);
    assign(ref, object);
  };
  try {
    await parser.parseDocument();
    for (const stream of untyped) await readObjectStream(stream);
    if (context.trailerInfo.Root) examination.note(inObject(context.trailerInfo.Root));
  } catch {
    examination.note(inBytes(bytes));
  }
  const isEncrypted = context.trailerInfo.Encrypt !== undefined;
  return examination.found === 'unreadable' && isEncrypted ? null : examination.found;
}
