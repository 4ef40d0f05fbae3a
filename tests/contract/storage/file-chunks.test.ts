import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshId, ownedBy, type Client } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';
import { CHUNK, files, md5, sendChunk, upload } from '../server/upload-file.ts';

const server = serverUnderTest();
const whole = Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(2 * CHUNK + 768)]);
let ann: Client;
let ben: Client;
beforeAll(async () => {
  [ann, ben] = [await server.member('ann'), await server.member('ben')];
});

describe('a file in chunks', () => {
  test.each([['papers'], ['sealed']])(
    'comes back byte for byte from %s, in whatever order it was sent',
    async (bucket) => {
      const name = bucket === 'sealed' ? 'scan.pdf' : 'scan.bin';
      for (const order of [
        [0, 1, 2],
        [2, 0, 1],
      ]) {
        const id = freshId('big');
        const counts = [];
        for (const index of order)
          counts.push(done(await sendChunk(ann, bucket, id, whole, index, { name }), 201)['chunksUploaded']);
        expect(counts).toEqual([1, 2, 3]);
        const file = done(await ann.get(files(bucket, id)));
        expect(file).toMatchObject({
          signature: md5(whole),
          chunksTotal: 3,
          sizeOriginal: whole.length,
          compression: 'none',
        });
        expect(file['encryption']).toBe(bucket === 'sealed');
        expect((await ann.get(files(bucket, id, '/download'))).bytes.equals(whole)).toBe(true);
        const range = { headers: { range: `bytes=${CHUNK - 5}-${CHUNK + 20}` } };
        expect((await ann.get(files(bucket, id, '/view'), range)).bytes).toEqual(whole.subarray(CHUNK - 5, CHUNK + 21));
      }
    },
  );

  test('is complete once when all chunks arrive at the same moment', async () => {
    const id = freshId('big');
    const answers = await Promise.all([0, 1, 2, 0, 1, 2].map((index) => sendChunk(ann, 'papers', id, whole, index)));
    expect(answers.every(({ status }) => status === 201 || status === 200)).toBe(true);
    expect(done(await ann.get(files('papers', id)))).toMatchObject({ chunksUploaded: 3, signature: md5(whole) });
  });

  test('can be looked at but not read until it is complete', async () => {
    const id = freshId('big');
    const first = done(await sendChunk(ann, 'papers', id, whole, 1), 201);
    expect(first).toMatchObject({ signature: '', mimeType: '', compression: '', chunksTotal: 3, chunksUploaded: 1 });
    expect(done(await sendChunk(ann, 'papers', id, whole, 1), 201)).toEqual(first);
    refused(await ann.get(files('papers', id, '/view')), 404, 'storage_file_not_found');
    refused(await upload(ann, 'papers', id, whole.subarray(0, 9)), 409, 'storage_file_already_exists');
    done(await ann.delete(files('papers', id)), 204);
    expect(done(await sendChunk(ann, 'papers', id, whole, 0), 201)['chunksUploaded']).toBe(1);
  });

  test('answers a chunk after the last one with the finished file, and keeps the permissions it was begun with', async () => {
    const id = freshId('one');
    const bytes = whole.subarray(0, 100);
    const permissions = ownedBy(ann).slice(0, 1);
    const file = done(await sendChunk(ann, 'papers', id, bytes, 0, { permissions }), 201);
    expect(file).toMatchObject({ chunksTotal: 1, signature: md5(bytes), $permissions: permissions });
    expect(done(await sendChunk(ann, 'papers', id, bytes, 0))).toEqual(file);
  });

  test('is continued only by the user who began it', async () => {
    const id = freshId('big');
    done(await sendChunk(ann, 'papers', id, whole, 0, { permissions: ['read("any")'] }), 201);
    refused(await sendChunk(ben, 'papers', id, whole, 1), 409, 'storage_file_already_exists');
    done(await sendChunk(ann, 'papers', id, whole, 1), 201);
    done(await sendChunk(ann, 'papers', id, whole, 2), 201);
    refused(await sendChunk(ben, 'papers', id, whole, 2), 409, 'storage_file_already_exists');
  });

  test('must fit together', async () => {
    const type = 'storage_invalid_content_range';
    const bytes = whole.subarray(0, 100);
    const ranges = [
      'bytes 0-99/x',
      'bytes 0-99',
      '0-99/100',
      'bytes 99-0/100',
      'bytes 0-199/100',
      'bytes 1-100/200',
      'bytes 0-49/100',
      'bytes 0-99/300',
    ];
    for (const range of ranges) {
      const headers = { 'content-range': range };
      refused(await upload(ann, 'papers', freshId('f'), bytes, { headers }), 400, type);
    }
    const id = freshId('big');
    done(await sendChunk(ann, 'papers', id, whole, 0), 201);
    refused(await sendChunk(ann, 'papers', id, whole.subarray(0, 2 * CHUNK + 5), 1), 400, type);
    const wrongId = { headers: { 'x-appwrite-id': '../up' } };
    refused(await sendChunk(ann, 'papers', freshId('f'), bytes, 0, wrongId), 400, 'storage_invalid_appwrite_id');
    const tooLarge = { headers: { 'content-range': 'bytes 0-99/20000001' } };
    refused(await upload(ann, 'papers', freshId('f'), bytes, tooLarge), 400, 'storage_invalid_content_range');
  });

  test('is checked by its content when the last chunk is there', async () => {
    const page = Buffer.concat([Buffer.from('<html><script>'), Buffer.alloc(CHUNK, 65)]);
    const id = freshId('big');
    done(await sendChunk(ann, 'sealed', id, page, 0, { name: 'scan.pdf' }), 201);
    refused(await sendChunk(ann, 'sealed', id, page, 1, { name: 'scan.pdf' }), 400, 'storage_file_type_unsupported');
    refused(await ann.get(files('sealed', id, '/view')), 404, 'storage_file_not_found');
  });
});
