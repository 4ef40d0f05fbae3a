import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { freshId, type Client } from '../server/client.ts';
import { done, PROJECT, refused, serverUnderTest } from '../server/server-under-test.ts';
import { files, picture, upload } from '../server/upload-file.ts';

const server = serverUnderTest();
const text = Buffer.from('0123456789abcdefghijklmnopqrstuvwxyz');
const pdf = Buffer.from('%PDF-56789abcdefghijklmnopqrstuvwxyz');
let ann: Client;
beforeAll(async () => {
  ann = await server.member('ann');
});
async function kept(bytes: Buffer = text, name = 'note.txt', bucket = 'papers'): Promise<string> {
  const id = freshId('f');
  done(await upload(ann, bucket, id, bytes, { name }), 201);
  return id;
}

describe('the bytes of a file', () => {
  test('are never a page of this origin and never kept by a shared cache', async () => {
    const page = await kept(Buffer.from('<!doctype html><script>alert(1)</script>'), 'page.html');
    const drawing = await kept(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'), 'a.svg');
    for (const path of [
      files('papers', page, '/view'),
      files('papers', drawing, '/view'),
      files('papers', page, '/download'),
    ]) {
      const { headers } = await ann.get(path);
      expect(headers.get('content-security-policy'), path).toBe("sandbox; default-src 'none'; frame-ancestors 'none'");
      expect(headers.get('x-content-type-options'), path).toBe('nosniff');
      expect(headers.get('cache-control'), path).toBe('private, max-age=3888000');
      expect(headers.get('vary'), path).toContain('Cookie');
      expect(headers.get('etag'), path).toBeNull();
      if (path.endsWith('/view')) expect(headers.get('content-type'), path).toBe('text/plain');
      else expect(headers.get('content-disposition'), path).toMatch(/^attachment/);
    }
  });

  test('have the name of the file, in any letters, and cannot break out of the header', async () => {
    const named = async (name: string): Promise<string | null> => {
      const id = await kept();
      done(await ann.put(files('papers', id), { name }));
      return (await ann.get(files('papers', id, '/download'))).headers.get('content-disposition');
    };
    expect(await named('blood test.txt')).toBe('attachment; filename="blood test.txt"');
    expect(await named('größe (1).txt')).toBe(
      `attachment; filename="gr__e (1).txt"; filename*=UTF-8''gr%C3%B6%C3%9Fe%20%281%29.txt`,
    );
    expect(await named('a"\r\nset-cookie: x=1')).toBe(
      `attachment; filename="a___set-cookie: x=1"; filename*=UTF-8''a%22%0D%0Aset-cookie%3A%20x%3D1`,
    );
  });

  test.each(['papers', 'sealed'])('can be asked for in parts, from %s', async (bucket) => {
    const id = await kept(pdf, 'a.pdf', bucket);
    const part = (range: string) => ann.get(files(bucket, id, '/download'), { headers: { range } });
    const some = await part('bytes=10-20');
    expect([some.status, some.text, some.headers.get('content-range'), some.headers.get('content-length')]).toEqual([
      206,
      pdf.subarray(10, 21).toString(),
      `bytes 10-20/${pdf.length}`,
      '11',
    ]);
    expect((await part('bytes=17-17')).text).toBe('h');
    expect((await part('bytes=30-')).text).toBe(pdf.subarray(30).toString());
    for (const range of ['bytes=36-', 'bytes=0-36', 'bytes=9-3', 'bytes=-5', 'bytes=a-b', 'lines=0-3']) {
      refused(await part(range), 416, 'storage_invalid_range');
    }
    refused(await part('bytes=0-3,5-6'), 416, 'storage_invalid_range');
  });

  test('are found with the project in the address and the session in the cookie, as a picture element asks', async () => {
    const id = await kept();
    const headers = { 'x-appwrite-project': '' };
    expect((await ann.get(files('papers', id, `/view?project=${PROJECT}`), { headers })).bytes).toEqual(text);
  });
});

describe('a preview', () => {
  const sizeOf = async (id: string, query: string): Promise<unknown[]> => {
    const answer = await ann.get(files('papers', id, `/preview${query}`));
    done(answer);
    expect(answer.headers.get('cache-control')).toBe('private, max-age=2592000');
    const { format, width, height } = await sharp(answer.bytes).metadata();
    expect(answer.headers.get('content-type')).toBe(`image/${format === 'heif' ? 'avif' : format}`);
    return [format, width, height];
  };

  test('has the size, the cut and the format that are asked for', async () => {
    const id = await kept(await picture(60, 40), 'p.png');
    expect(await sizeOf(id, '')).toEqual(['png', 60, 40]);
    expect(await sizeOf(id, '?width=30')).toEqual(['png', 30, 20]);
    expect(await sizeOf(id, '?height=20&output=webp&quality=50')).toEqual(['webp', 30, 20]);
    expect(await sizeOf(id, '?width=10&height=30&gravity=top-left&output=jpg')).toEqual(['jpeg', 10, 30]);
    expect(await sizeOf(id, '?width=20&height=20&borderWidth=5&borderColor=ff0000&output=gif')).toEqual([
      'gif',
      30,
      30,
    ]);
    expect(await sizeOf(id, '?width=20&height=10&rotation=90')).toEqual(['png', 10, 20]);
    expect(await sizeOf(id, '?width=20&height=20&borderRadius=10&opacity=0.5&background=ffffff')).toEqual([
      'png',
      20,
      20,
    ]);
    expect(await sizeOf(await kept(await picture(9, 9, 'jpeg'), 'p.jpg'), '')).toEqual(['jpeg', 9, 9]);
  });

  test('contains nothing that the camera wrote', async () => {
    const photo = await sharp(await picture(20, 10, 'jpeg'))
      .withExif({ IFD3: { GPSLatitude: '1/1 2/1 3/1' } })
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const id = await kept(photo, 'p.jpg');
    const { bytes } = await ann.get(files('papers', id, '/preview'));
    expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  });

  test('of a file that is no picture is an icon', async () => {
    expect((await sizeOf(await kept(), ''))[0]).toBe('png');
    expect(await sizeOf(await kept(), '?width=64&height=32&output=webp')).toEqual(['webp', 64, 32]);
  });

  test('has at most four megapixels before it is turned, so that none keeps a processor busy for long', async () => {
    const large = sharp({ create: { width: 3000, height: 3000, channels: 3, background: '#fff' } });
    const id = await kept(await large.png().toBuffer(), 'large.png');
    expect(await sizeOf(id, '')).toEqual(['png', 2000, 2000]);
    expect(await sizeOf(id, '?width=4000&height=4000&output=jpg')).toEqual(['jpeg', 2000, 2000]);
    expect(await sizeOf(id, '?width=4000&height=1000&output=jpg')).toEqual(['jpeg', 4000, 1000]);
    expect(await sizeOf(id, '?width=4000&height=4000&rotation=90&output=jpg')).toEqual(['jpeg', 2000, 2000]);
  });

  test('is refused for settings that make no sense, a broken picture and one that would fill the memory', async () => {
    const id = await kept(await picture(6, 4), 'p.png');
    const queries = [
      'width=4001',
      'width=-1',
      'height=x',
      'width=1.5',
      'quality=101',
      'output=bmp',
      'gravity=up',
      'opacity=2',
      'background=zz',
      'rotation=361',
    ];
    for (const query of queries) {
      refused(await ann.get(files('papers', id, `/preview?${query}`)), 400, 'general_argument_invalid');
    }
    const broken = await kept((await picture(60, 40)).subarray(0, 60), 'p.png');
    refused(await ann.get(files('papers', broken, '/preview')), 400, 'storage_file_type_unsupported');
    const bomb = await sharp({ create: { width: 8000, height: 8000, channels: 3, background: '#fff' } })
      .png()
      .toBuffer();
    refused(
      await ann.get(files('papers', await kept(bomb, 'b.png'), '/preview?width=9')),
      400,
      'storage_file_type_unsupported',
    );
    refused(await server.guest().get(files('papers', id, '/preview?width=9')), 404, 'storage_file_not_found');
  });
});
