import { WebSocket } from 'ws';
import { ownerGrants } from '../../../src/model/schema/permission.ts';
import { toInstant } from '../../../src/model/time/instant.ts';
import { Client, freshId, PASSWORD, type Answer } from '../../contract/server/client.ts';
import type { ServerProcess } from '../../support/server/server-process.ts';

const AT = '/databases/maia/collections';

export async function must(answer: Promise<Answer>): Promise<Answer['body']> {
  const { status, body, text } = await answer;
  if (status >= 300) throw new Error(`${status}: ${text}`);
  return body;
}

/** Signs up and logs in. */
export async function signUp(server: ServerProcess, id: string): Promise<Client> {
  const client = new Client(server.endpoint, 'maia');
  Object.assign(client, { id, email: `${id}@example.com` });
  await must(client.post('/account', { userId: id, email: client.email, password: PASSWORD }));
  await must(client.post('/account/sessions/email', { email: client.email, password: PASSWORD }));
  return client;
}

export const serverKey = (server: ServerProcess): Client =>
  new Client(server.endpoint, 'maia', { 'x-appwrite-key': server.apiKey });

export const makeDoctor = (server: ServerProcess, id: string): Promise<Answer['body']> =>
  must(serverKey(server).put(`/users/${id}/labels`, { labels: ['doctor'] }));

/** Creates a profile that names the doctor. */
export const assign = (server: ServerProcess, id: string, doctorId: string): Promise<Answer['body']> =>
  must(
    serverKey(server).post(`${AT}/profiles/documents`, {
      documentId: id,
      data: { userId: id, name: id, assignedDoctorId: doctorId },
      permissions: ownerGrants(['read', 'update'], id),
    }),
  );

/** Notes when the doctor's socket receives each document (ms, `performance.now()`). */
export async function listen(server: ServerProcess, doctor: Client) {
  const cookie = [...doctor.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const socket = new WebSocket(`${server.endpoint.replace('http', 'ws')}/realtime?project=maia&channels[]=documents`, {
    headers: { cookie, origin: 'http://localhost:3000' },
  });
  const heardAt = new Map<string, number>();
  await new Promise<void>((connected, failed) => {
    socket.once('error', failed);
    socket.on('message', (message) => {
      const { type, data } = JSON.parse(String(message)) as { type: string; data?: { payload?: { $id?: string } } };
      if (type === 'connected') connected();
      const id = data?.payload?.$id;
      if (type === 'event' && id !== undefined && !heardAt.has(id)) heardAt.set(id, performance.now());
    });
  });
  return { heardAt, close: () => socket.close() };
}

/**
 * Each of these phones writes one reading and then calls care-access, all in the same instant.
 * @returns when each phone began (ms, `performance.now()`), by the id of its reading
 */
export async function pushTogether(phones: readonly Client[]): Promise<Map<string, number>> {
  const begunAt = new Map<string, number>();
  await Promise.all(
    phones.map(async (phone) => {
      const documentId = freshId('bp');
      begunAt.set(documentId, performance.now());
      const data = { userId: phone.id, systolic: 118, diastolic: 76, recordedAt: toInstant(Date.now()) };
      const permissions = ownerGrants(['read', 'delete'], phone.id);
      await must(phone.post(`${AT}/blood_pressure/documents`, { documentId, data, permissions }));
      await must(phone.post('/functions/care-access/executions', { async: true }));
    }),
  );
  return begunAt;
}
