import { readdirSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { ServerEvent } from '../../../server/events/event-bus.ts';
import { freshId, ownedBy, type Client } from '../server/client.ts';
import { done, PROJECT, refused, serverUnderTest } from '../server/server-under-test.ts';
import { CHUNK, files, picture, sendChunk, upload } from '../server/upload-file.ts';

// These tests look at server internals, so they need the backend in this process.
const server = serverUnderTest();
const isOwn = !process.env['CONTRACT_ENDPOINT'];
const seen: ServerEvent[] = [];
let ann: Client;
beforeAll(async () => {
  ann = await server.member('ann');
  server.own?.backend.events.subscribe((event) => seen.push(event));
});
const ofFile = (id: string): ServerEvent[] => seen.filter(({ payload }) => payload['$id'] === id);
const folder = (): string => join(server.own?.backend.dataPath ?? '', 'files');
const blobs = (): string[] => readdirSync(folder());

describe.runIf(isOwn)('what listeners hear of a file', () => {
  test('is its creation when all of it is there, its changes and its end, for those who may read it', async () => {
    const id = freshId('f');
    const whole = Buffer.alloc(CHUNK + 5, 7);
    done(await sendChunk(ann, 'papers', id, whole, 0), 201);
    expect(ofFile(id)).toEqual([]);
    done(await sendChunk(ann, 'papers', id, whole, 1), 201);
    done(await sendChunk(ann, 'papers', id, whole, 1));
    done(await ann.put(files('papers', id), { name: 'b.bin' }));
    done(await ann.delete(files('papers', id)), 204);
    const events = ofFile(id);
    expect(events.map(({ events: [name] }) => name)).toEqual(
      ['create', 'update', 'delete'].map((action) => `buckets.papers.files.${id}.${action}`),
    );
    expect(events[0]?.events).toEqual(
      expect.arrayContaining(['buckets.*.files.*.create', `buckets.papers.files.${id}`, 'buckets.papers', 'buckets.*']),
    );
    expect(events[0]?.channels).toEqual(
      expect.arrayContaining(['files', 'buckets.papers.files', `buckets.papers.files.${id}`]),
    );
    expect(events.every(({ roles, userId }) => roles.join() === `user:${ann.id}` && userId === ann.id)).toBe(true);
    expect(events[2]?.payload).toMatchObject({ name: 'b.bin', chunksUploaded: 2, bucketId: 'papers' });
  });

  test('follows the bucket alone where files have no rights of their own', async () => {
    const id = freshId('f');
    done(await upload(ann, 'pictures', id, await picture(4, 4), { name: 'a.png', permissions: ownedBy(ann) }), 201);
    expect(ofFile(id)[0]?.roles).toEqual(['any']);
  });
});

describe.runIf(isOwn)('on the disk', () => {
  test('a file has a name of its own, is for the owner of the process only, and unreadable where its bucket encrypts', async () => {
    const before = new Set(blobs());
    const png = await picture(30, 30);
    done(await upload(ann, 'sealed', freshId('f'), png, { name: 'a.png' }), 201);
    const [name = '', ...others] = blobs().filter((blob) => !before.has(blob));
    expect(others).toEqual([]);
    expect(name).toMatch(/^[\da-f]{40}$/);
    expect(statSync(join(folder(), name)).mode & 0o777).toBe(0o600);
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder(), name)).size).toBe(png.length + 16);
  });

  test('nothing is left of an upload that was refused, repeated or deleted', async () => {
    const before = blobs();
    const whole = Buffer.alloc(CHUNK + 5, 9);
    const id = freshId('f');
    refused(await upload(ann, 'inbox', freshId('f'), Buffer.alloc(5000)), 400, 'storage_invalid_file_size');
    refused(await upload(ann, 'papers', '-bad', Buffer.alloc(50)), 400, 'general_argument_invalid');
    done(await sendChunk(ann, 'papers', id, whole, 1), 201);
    done(await sendChunk(ann, 'papers', id, whole, 1), 201);
    done(await sendChunk(ann, 'papers', id, whole, 0), 201);
    done(await sendChunk(ann, 'papers', id, whole, 0));
    refused(await upload(ann, 'papers', id, Buffer.alloc(50)), 409, 'storage_file_already_exists');
    expect(blobs().length).toBe(before.length + 2);
    done(await ann.delete(files('papers', id)), 204);
    expect(blobs().toSorted()).toEqual(before.toSorted());
  });

  test('what a crash left behind goes at the next start, and nothing else', async () => {
    const id = freshId('f');
    done(await upload(ann, 'papers', id, Buffer.from('kept')), 201);
    const before = blobs();
    writeFileSync(join(folder(), 'f'.repeat(40)), 'half of something');
    await server.own?.backend.services.files.sweep();
    expect(blobs().toSorted()).toEqual(before.toSorted());
    expect((await ann.get(files('papers', id, '/view'))).text).toBe('kept');
  });
});

describe.runIf(isOwn)('an upload that breaks off', () => {
  test('leaves nothing behind, and the server goes on', async () => {
    const before = blobs();
    const { port } = new URL(server.endpoint);
    const head = [
      'POST /v1/storage/buckets/papers/files HTTP/1.1',
      'Host: localhost',
      `X-Appwrite-Project: ${PROJECT}`,
      `Cookie: ${[...ann.cookies].map((pair) => pair.join('=')).join('; ')}`,
      'Content-Type: multipart/form-data; boundary=x',
      'Content-Length: 9000000',
      '',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a.bin"\r\n\r\n',
    ].join('\r\n');
    const socket = connect(Number(port), 'localhost');
    socket.write(head);
    socket.write(Buffer.alloc(3_000_000, 1));
    await expect.poll(() => blobs().length).toBe(before.length + 1);
    socket.destroy();
    await expect.poll(() => blobs().toSorted(), { timeout: 5000 }).toEqual(before.toSorted());
    done(await upload(ann, 'papers', freshId('f'), Buffer.from('next')), 201);
  });

  test.each([
    ['without an end', '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc'],
    ['without a beginning', 'abc'],
    [
      'with a second file',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\n\r\nabc\r\n'.repeat(2) + '--x--\r\n',
    ],
    ['with a field that is no name', '--x\r\nContent-Disposition: form-data; name="__proto__"\r\n\r\nabc\r\n--x--\r\n'],
    ['empty', ''],
  ])('or a form %s is refused, not a failure of the server', async (_how, form) => {
    const before = blobs();
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const { status, body } = await ann.call('POST', files('papers'), form, { headers });
    expect([status, body['code']]).toEqual([400, 400]);
    await expect.poll(() => blobs().toSorted()).toEqual(before.toSorted());
  });
});
