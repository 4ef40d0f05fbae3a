import { beforeAll, describe, expect, test } from 'vitest';
import { asking, freshId, limit, orderDesc, ownedBy, where, type Client, type Json } from '../server/client.ts';
import { done, refused, serverUnderTest } from '../server/server-under-test.ts';
import { files, md5, picture, upload } from '../server/upload-file.ts';

const server = serverUnderTest();
const note = Buffer.from('what was said at the last visit\n'.repeat(20));
let ann: Client;
let ben: Client;
beforeAll(async () => {
  [ann, ben] = [await server.member('ann'), await server.member('ben')];
});

async function kept(client = ann, bucket = 'papers', options: Parameters<typeof upload>[4] = {}): Promise<string> {
  const id = freshId('f');
  done(await upload(client, bucket, id, note, options), 201);
  return id;
}

describe('a file', () => {
  test('belongs to the user who uploads it, and is described by what it is', async () => {
    const id = freshId('f');
    const file = done(await upload(ann, 'papers', id, note, { name: 'visit.txt' }), 201);
    expect(file).toMatchObject({
      $id: id,
      bucketId: 'papers',
      name: 'visit.txt',
      mimeType: 'text/plain',
      signature: md5(note),
      sizeOriginal: note.length,
      chunksTotal: 1,
      chunksUploaded: 1,
      encryption: false,
      compression: 'none',
      $permissions: ownedBy(ann),
    });
    expect(Object.keys(file)).not.toContain('blobs');
    expect(done(await ann.get(files('papers', id)))).toEqual(file);
  });

  test.each([
    ['nothing', Buffer.alloc(0), 'application/x-empty'],
    ['bytes without a form', Buffer.from([1, 2, 3, 250, 251]), 'application/octet-stream'],
    ['words in UTF-8', Buffer.from('Größe: 165 cm – zuhause gemessen'), 'text/plain'],
    ['a page', Buffer.from('<!DOCTYPE html><title>x</title>'), 'text/html'],
    ['a drawing', Buffer.from('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['JSON', Buffer.from('{"systolic": 118}'), 'application/json'],
    ['a PDF', Buffer.from('%PDF-1.7\n%âãÏÓ\n'), 'application/pdf'],
  ])('with %s is known by its content, whatever its name says', async (_what, bytes, mimeType) => {
    expect(done(await upload(ann, 'papers', freshId('f'), bytes, { name: 'photo.png' }), 201)).toMatchObject({
      mimeType,
      sizeOriginal: bytes.length,
      signature: md5(bytes),
    });
  });

  test.each(['Größe ✓ 100%25.txt', 'مرحبا.pdf', 'a/b\\c.txt', "it's; filename=x.txt", 'no extension'])(
    'called %s keeps the last part of its name',
    async (name) => {
      const file = done(await upload(ann, 'papers', freshId('f'), note, { name }), 201);
      expect(file['name']).toBe(name.split(/[/\\]/).at(-1));
    },
  );

  test('is refused for an id, a name, a size or rights that are not allowed, and then is not there', async () => {
    const png = await picture(8, 8);
    refused(await upload(ann, 'papers', '-x', note), 400, 'general_argument_invalid');
    refused(await upload(ann, 'nowhere', freshId('f'), note), 404, 'storage_bucket_not_found');
    refused(await upload(ann, 'shut', freshId('f'), note), 404, 'storage_bucket_not_found');
    refused(await upload(ann, 'pictures', freshId('f'), png, { name: 'a.gif' }), 400, 'storage_file_type_unsupported');
    refused(await upload(ann, 'pictures', freshId('f'), png, { name: 'png' }), 400, 'storage_file_type_unsupported');
    done(await upload(ann, 'pictures', freshId('f'), png, { name: 'A.PNG' }), 201);
    const id = freshId('f');
    refused(await upload(ann, 'inbox', id, Buffer.alloc(1001)), 400, 'storage_invalid_file_size');
    done(await upload(ann, 'inbox', id, Buffer.alloc(1000)), 201);
    refused(await upload(server.guest(), 'papers', freshId('f'), note), 401, 'user_unauthorized');
    const grantToBen = { permissions: [`read("user:${ben.id}")`] };
    refused(await upload(ann, 'papers', freshId('f'), note, grantToBen), 401, 'user_unauthorized');
    refused(
      await upload(ann, 'papers', freshId('f'), note, { permissions: ['read(x)'] }),
      400,
      'general_argument_invalid',
    );
    refused(await ann.post(files('papers'), { fileId: freshId('f') }), 400, 'storage_file_empty');
  });

  test('whose bytes belie its name is refused where only some kinds are allowed', async () => {
    const page = Buffer.from('<html><script>alert(1)</script></html>');
    refused(await upload(ann, 'pictures', freshId('f'), page, { name: 'a.png' }), 400, 'storage_file_type_unsupported');
    const jpeg = await picture(8, 8, 'jpeg');
    expect(done(await upload(ann, 'pictures', freshId('f'), jpeg, { name: 'a.png' }), 201)['mimeType']).toBe(
      'image/jpeg',
    );
    const webp = await picture(8, 8, 'webp');
    refused(await upload(ann, 'pictures', freshId('f'), webp, { name: 'a.png' }), 400, 'storage_file_type_unsupported');
  });

  test('keeps its id to itself, also when two are sent at once', async () => {
    const id = freshId('twin');
    const answers = await Promise.all([0, 1, 2, 3].map(() => upload(ann, 'papers', id, note)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409, 409]);
    refused(await upload(ben, 'papers', id, note), 409, 'storage_file_already_exists');
    done(await upload(ann, 'inbox', id, note.subarray(0, 10)), 201);
    done(await ann.delete(files('papers', id)), 204);
    done(await upload(ben, 'papers', id, note), 201);
    refused(await ann.get(files('papers', id)), 404, 'storage_file_not_found');
  });
});

describe('the permissions of a file', () => {
  test('decide who reads, changes and deletes it where the bucket has file security', async () => {
    const id = await kept(ann, 'papers', { permissions: ['read("users")', `update("user:${ann.id}")`] });
    done(await ben.get(files('papers', id)));
    expect((await ben.get(files('papers', id, '/download'))).bytes).toEqual(note);
    refused(await ben.put(files('papers', id), { name: 'mine.txt' }), 401, 'user_unauthorized');
    refused(await server.guest().get(files('papers', id)), 404, 'storage_file_not_found');
    refused(await ann.delete(files('papers', id)), 401, 'user_unauthorized');
    done(await ann.put(files('papers', id), { permissions: [`write("user:${ann.id}")`] }));
    refused(await ann.get(files('papers', id)), 404, 'storage_file_not_found');
    done(await ann.delete(files('papers', id)), 204);
  });

  test('do not count where the bucket decides alone', async () => {
    const id = freshId('f');
    const png = await picture(8, 8);
    done(await upload(ann, 'pictures', id, png, { name: 'a.png', permissions: ownedBy(ann) }), 201);
    expect((await server.guest().get(files('pictures', id, '/view'))).bytes).toEqual(png);
    refused(await ann.put(files('pictures', id), { name: 'b.png' }), 401, 'user_unauthorized');
    refused(await ann.delete(files('pictures', freshId('none'))), 401, 'user_unauthorized');
    done(await server.key().put(`/users/${ben.id}/labels`, { labels: ['editor'] }));
    expect(done(await ben.put(files('pictures', id), { name: 'b.png' }))['name']).toBe('b.png');
    done(await ben.delete(files('pictures', id)), 204);
    const unseen = await kept(ann, 'inbox');
    refused(await ann.get(files('inbox', unseen)), 401, 'user_unauthorized');
    refused(await ann.get(files('inbox')), 401, 'user_unauthorized');
    done(await server.key().get(files('inbox', unseen)));
  });

  test('stay as they are when only the name changes, and a change that changes nothing keeps its time', async () => {
    const id = await kept();
    const before = done(await ann.get(files('papers', id)));
    const renamed = done(await ann.put(files('papers', id), { name: 'other.txt' }));
    expect(renamed).toMatchObject({ name: 'other.txt', $permissions: before['$permissions'] });
    expect(String(renamed['$updatedAt']) > String(before['$updatedAt'])).toBe(true);
    expect(done(await ann.put(files('papers', id), { name: 'other.txt' }))['$updatedAt']).toBe(renamed['$updatedAt']);
    refused(await ann.put(files('papers', id), { name: 'x'.repeat(129) }), 400, 'general_argument_invalid');
  });
});

describe('the list of files', () => {
  test('holds what the caller may read, filtered, ordered and searched', async () => {
    const cara = await server.member('cara');
    const png = await picture(4, 4);
    const ids = [
      await kept(cara, 'papers', { name: 'alpha report.txt' }),
      await kept(cara, 'papers', { name: 'beta.txt' }),
    ];
    done(await upload(cara, 'papers', freshId('f'), png, { name: 'gamma.png' }), 201);
    const named = async (query: string): Promise<unknown[]> =>
      (done(await cara.get(files('papers') + query))['files'] as Json[]).map(({ name }) => name);
    expect(await named('')).toEqual(['alpha report.txt', 'beta.txt', 'gamma.png']);
    expect(await named(asking(where('equal', 'mimeType', 'image/png')))).toEqual(['gamma.png']);
    expect(await named(asking(where('greaterThan', 'sizeOriginal', png.length), orderDesc('name')))).toEqual([
      'beta.txt',
      'alpha report.txt',
    ]);
    expect(await named('?search=repo')).toEqual(['alpha report.txt']);
    expect(await named(asking(limit(1), { method: 'cursorAfter', values: [ids[0]] }))).toEqual(['beta.txt']);
    expect(done(await cara.get(files('papers') + asking(limit(1))))['total']).toBe(3);
    expect(done(await server.guest().get(files('papers')))).toEqual({ total: 0, files: [] });
  });

  test('refuses a query that names what no user may ask for', async () => {
    for (const query of [
      where('equal', 'blobs', 'x'),
      where('equal', 'uploader', ann.id),
      { method: 'select', values: ['name'] },
    ]) {
      refused(await ann.get(files('papers') + asking(query)), 400, 'general_argument_invalid');
    }
    refused(await ann.get(`${files('papers')}?queries[0]=nonsense`), 400, 'general_argument_invalid');
    refused(
      await ann.get(files('papers') + asking({ method: 'cursorAfter', values: ['gone'] })),
      400,
      'general_cursor_not_found',
    );
  });
});

describe('buckets', () => {
  test('are shown to a key only', async () => {
    expect(done(await server.key().get('/storage/buckets/pictures'))).toMatchObject({
      $id: 'pictures',
      fileSecurity: false,
      maximumFileSize: 100_000,
      allowedFileExtensions: ['png', 'jpg'],
    });
    expect(done(await server.key().get('/storage/buckets'))['total']).toBeGreaterThanOrEqual(5);
    refused(await ann.get('/storage/buckets/pictures'), 401, 'general_unauthorized_scope');
  });
});
