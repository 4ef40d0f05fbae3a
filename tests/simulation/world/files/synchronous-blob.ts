const bytesOf = (part: BlobPart): Uint8Array<ArrayBuffer> => {
  if (part instanceof SynchronousBlob) return part.bytes;
  if (typeof part === 'string') return new TextEncoder().encode(part);
  if (part instanceof ArrayBuffer) return new Uint8Array(part);
  if (ArrayBuffer.isView(part)) return new Uint8Array(part.buffer as ArrayBuffer, part.byteOffset, part.byteLength);
  throw new Error('the simulation does not know this part of a blob');
};

/** Takes the place of `Blob`: Node reads a blob in another thread, which ends at a random moment. */
class SynchronousBlob {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly type: string;

  constructor(parts: readonly BlobPart[] = [], { type = '' }: { readonly type?: string } = {}) {
    const all = parts.map(bytesOf);
    this.bytes = new Uint8Array(all.reduce((sum, { length }) => sum + length, 0));
    let at = 0;
    for (const part of all) {
      this.bytes.set(part, at);
      at += part.length;
    }
    this.type = type;
  }

  get size(): number {
    return this.bytes.length;
  }

  slice(from = 0, to = this.size): SynchronousBlob {
    return new SynchronousBlob([this.bytes.slice(from, to)], { type: this.type });
  }

  arrayBuffer(): Promise<ArrayBuffer> {
    return Promise.resolve(this.bytes.slice().buffer);
  }
}

class SynchronousFile extends SynchronousBlob {
  constructor(
    parts: readonly BlobPart[],
    readonly name: string,
    options: { readonly type?: string } = {},
  ) {
    super(parts, options);
  }
}

Object.assign(globalThis, { Blob: SynchronousBlob, File: SynchronousFile });
