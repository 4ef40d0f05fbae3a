import { blogPost } from '../../../src/model/blog/blog-post.ts';
import { rolesOf } from '../../../src/model/clinic/clinic-answers.ts';
import { messageTemplate } from '../../../src/model/clinic/message-template.ts';
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

/** What the doctors' composer offers. */
const templates = [
  {
    name: 'Measure again',
    text: 'Dear {firstName}, please measure again this evening, sitting, after five minutes of rest, and write to me what it says.',
  },
  {
    name: 'Bring to the visit',
    text: 'Dear {firstName}, your next visit is on {nextVisit}. Please bring your cuff, your medicines and your last letters.',
  },
  {
    name: 'Result has come',
    text: 'Dear {firstName}, your result has come and I have read it. We talk about it at your next visit.',
  },
] as const;

async function createTemplates(server: DemoServer): Promise<void> {
  const admin = await server.as(demoAdmin.id);
  const at = { databaseId: DATABASE_ID, collectionId: messageTemplate.collection };
  const { total } = await admin.databases.listDocuments(at);
  for (const template of templates.slice(total))
    await admin.run('clinic', '/template', { ...template, language: 'en' });
}

/** Who is called at night: the two doctors take turns, and one of them has the weekend. */
async function setRoster(server: DemoServer): Promise<void> {
  const onWeekdays = [1, 2, 3, 4, 5].map((day) => `${day} 17:00 08:00 ${day % 2 ? demoDoctor.id : secondDoctor.id}`);
  const onWeekend = [6, 7].map((day) => `${day} 08:00 08:00 ${secondDoctor.id}`);
  const roster = { hospitalId: demoHospital.id, timeZone: 'Europe/London', week: [...onWeekdays, ...onWeekend] };
  await (await server.as(demoAdmin.id)).run('clinic', '/roster', { ...roster, exceptions: [] });
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
  await createTemplates(server);
  await setRoster(server);
  await createArticles(server, now);
}
