import { blogPost } from '../../../src/model/blog/blog-post.ts';
import { rolesOf } from '../../../src/model/clinic/clinic-answers.ts';
import { hospital } from '../../../src/model/records/hospital.ts';
import { DATABASE_ID } from '../../../src/model/schema/database-id.ts';
import { accept } from '../../../src/model/schema/record.ts';
import { demoArticles } from '../generate/demo-articles.ts';
import {
  demoAdmin,
  demoDoctor,
  demoHospital,
  demoPatient,
  demoStaff,
  doctorPhones,
  otherDemoPatients,
  secondDoctor,
} from '../people/demo-people.ts';
import type { DemoClock } from '../generate/demo-clock.ts';
import { createOnce, type DemoServer } from './connection.ts';

/** The accounts, with the key of the operator, and the role of the first administrator. */
async function createAccounts({ users }: DemoServer): Promise<void> {
  for (const { id, name, email, password } of [...demoStaff, demoPatient, ...otherDemoPatients])
    await createOnce(users.create({ userId: id, name, email, password }));
  await users.updateLabels({ userId: demoAdmin.id, labels: ['admin'] });
}

/** The administrator invites the others, as on the page "People": a doctor gets the record that patients see. */
async function giveRoles(server: DemoServer): Promise<void> {
  const admin = await server.as(demoAdmin.id);
  for (const { id, label, email, name } of demoStaff.filter((person) => person.id !== demoAdmin.id)) {
    const { labels } = await server.users.get({ userId: id });
    if (rolesOf(labels).includes(label)) continue;
    // An account that exists gets roles only when its owner has confirmed the address.
    await server.users.updateEmailVerification({ userId: id, emailVerification: true });
    const phoneNumber = doctorPhones[id];
    const place = { hospitalId: demoHospital.id, units: [demoHospital.id] };
    const invitation = { email, name, roles: [label], ...place, phoneNumber, resetUrl: '' };
    await admin.run('clinic', '/invite', invitation);
  }
}

async function createHospital(server: DemoServer): Promise<void> {
  const { id, ...values } = demoHospital;
  const admin = await server.as(demoAdmin.id);
  const data = accept(hospital, values);
  await createOnce(
    admin.databases.createDocument({
      databaseId: DATABASE_ID,
      collectionId: hospital.collection,
      documentId: id,
      data,
    }),
  );
}

/** Whom unanswered alarms reach; the doctors must exist. */
async function setContacts(server: DemoServer): Promise<void> {
  const contacts = { secondContactId: secondDoctor.id, onCallId: demoDoctor.id };
  await (await server.as(demoAdmin.id)).run('clinic', '/hospital', { ...demoHospital, ...contacts });
}

async function createArticles(server: DemoServer, now: Date): Promise<void> {
  const { databases } = await server.as(demoAdmin.id);
  const at = { databaseId: DATABASE_ID, collectionId: blogPost.collection };
  for (const { id, values } of demoArticles(now))
    await createOnce(databases.createDocument({ ...at, documentId: id, data: values }));
}

/** The accounts, the hospital with its doctors and numbers, and the articles. Can be interrupted and repeated. */
export async function writeClinic(server: DemoServer, { now }: DemoClock): Promise<void> {
  await createAccounts(server);
  await createHospital(server);
  await giveRoles(server);
  await setContacts(server);
  await createArticles(server, now);
}
