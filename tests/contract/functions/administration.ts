import { Query } from 'node-appwrite';
import { documents } from '../matrix/clinic.ts';
import { freshId, type Client, type Json } from '../server/client.ts';
import type { ownMaia } from '../server/own-server.ts';
import { done } from '../server/server-under-test.ts';

/** Calls the function `clinic` as the app does. @returns the function's own status and answer */
export async function call(client: Client, path: string, body: object = {}): Promise<{ status: number; answer: Json }> {
  const run = await client.post('/functions/clinic/executions', { path, method: 'POST', body: JSON.stringify(body) });
  if (run.status >= 300) return { status: run.status, answer: run.body };
  return { status: Number(run.body['responseStatusCode']), answer: JSON.parse(String(run.body['responseBody'])) };
}

/** The people and places of a clinic on a server of this process, for tests of what administrators do. */
export const administration = (server: ReturnType<typeof ownMaia>) => {
  async function staff(label: string, name = label): Promise<Client> {
    const client = await server.member(name);
    done(await server.key().put(`/users/${client.id}/labels`, { labels: [label] }));
    return client;
  }
  const held = async (collection: string, id: string) => server.key().get(documents(collection, id));
  const entries = async (...queries: string[]): Promise<Json[]> => {
    const search = queries.map((query, n) => `queries[${n}]=${encodeURIComponent(query)}`).join('&');
    return (await server.key().get(`${documents('clinic_actions')}?${search}`)).body['documents'] as Json[];
  };
  return {
    staff,
    held,
    entries,
    admin: () => staff('admin'),
    about: (userId: string) => entries(Query.equal('userId', [userId]), Query.orderAsc('$createdAt')),
    /** What this administrator did, in order. */
    by: ({ id }: Client) => entries(Query.equal('actorId', [id]), Query.orderAsc('$createdAt')),

    async hospital(name = 'Lakeside Maternity'): Promise<string> {
      const id = freshId('h');
      done(await server.key().post(documents('hospitals'), { documentId: id, data: { name } }), 201);
      return id;
    },

    async doctor(hospitalId: string, name = 'Dr Ada'): Promise<Client> {
      const client = await staff('doctor', 'doctor');
      const data = { userId: client.id, name, hospitalId };
      done(await server.key().post(documents('doctors'), { documentId: client.id, data }), 201);
      return client;
    },

    async patient(assignedDoctorId: string | null, more: object = {}): Promise<Client> {
      const client = await server.member('amina');
      const fixed = { consentVersion: '2026-11-21', allergies: 'penicillin' };
      const data = { userId: client.id, assignedDoctorId, ...fixed, ...more };
      const permissions = ['read', 'update'].map((action) => `${action}("user:${client.id}")`);
      done(await client.post(documents('profiles'), { documentId: client.id, data, permissions }), 201);
      return client;
    },
  };
};
