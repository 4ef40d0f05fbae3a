import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const BITS = 8;
const GREY = 0;

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** A picture in shades of grey, 0 (black) to 255 (white). */
export class GreyPicture {
  private readonly points: Uint8Array;

  constructor(
    readonly width: number,
    readonly height: number,
    paper: number,
  ) {
    this.points = new Uint8Array(width * height).fill(paper);
  }

  /** Points outside the picture are left out. */
  put(x: number, y: number, shade: number): void {
    if (x >= 0 && y >= 0 && x < this.width && y < this.height) this.points[y * this.width + x] = shade;
  }

  fill(left: number, top: number, width: number, height: number, shade: number): void {
    for (let y = top; y < top + height; y++) for (let x = left; x < left + width; x++) this.put(x, y, shade);
  }

  /** The picture as a PNG file. */
  toPng(): Uint8Array<ArrayBuffer> {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    header.set([BITS, GREY, 0, 0, 0], 8);
    // Each row begins with the number of its filter; 0 is none.
    const rows = Buffer.alloc((this.width + 1) * this.height);
    for (let y = 0; y < this.height; y++)
      rows.set(this.points.subarray(y * this.width, (y + 1) * this.width), y * (this.width + 1) + 1);
    const parts = [chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND', Buffer.alloc(0))];
    return new Uint8Array(Buffer.concat([SIGNATURE, ...parts]));
  }
}
