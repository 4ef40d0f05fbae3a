import { randomUUID } from 'node:crypto';
import { Client, Databases, ID, Query, Storage, Users } from 'node-appwrite';
import { until } from '../until.ts';
import type { TestServer } from './test-server.ts';

const DATABASE = 'maia';

/** A user with an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

export const newPerson = (name: string): Person => ({
  id: `e2e-${randomUUID().slice(0, 18)}`,
  name,
  email: `${name.toLowerCase().replaceAll(/[^a-z]+/g, '.')}.${randomUUID().slice(0, 8)}@example.org`,
  password: `Kite-and-Lamp-${randomUUID().slice(0, 8)}`,
});

/** The work of the owner of the server key: accounts with labels, hospitals, doctors, assignments. */
export class Clinic {
  readonly databases: Databases;
  readonly storage: Storage;
  readonly users: Users;

  constructor(private readonly server: TestServer) {
    const client = new Client().setEndpoint(server.endpoint).setProject(server.projectId).setKey(server.apiKey);
    this.databases = new Databases(client);
    this.storage = new Storage(client);
    this.users = new Users(client);
  }

  async addHospital(name: string): Promise<{ id: string; name: string }> {
    const { $id } = await this.databases.createDocument(DATABASE, 'hospitals', ID.unique(), {
      name,
      city: 'Kisumu',
      countryCode: 'KE',
      maternityPhone: '+254 20 555 0199',
    });
    return { id: $id, name };
  }

  async add(person: Person): Promise<void> {
    await this.users.create(person.id, person.email, undefined, person.password, person.name);
  }

  async addPatient(name: string): Promise<Person> {
    const person = newPerson(name);
    await this.add(person);
    return person;
  }

  async addDoctor(name: string, hospitalId: string): Promise<Person> {
    const person = await this.addPatient(name);
    await this.label(person.id, 'doctor');
    await this.databases.createDocument(DATABASE, 'doctors', person.id, { userId: person.id, name, hospitalId });
    return person;
  }

  async addAdmin(name: string): Promise<Person> {
    const person = await this.addPatient(name);
    await this.label(person.id, 'admin');
    return person;
  }

  async label(userId: string, label: string): Promise<void> {
    await this.users.updateLabels(userId, [label]);
  }

  async idOf(email: string): Promise<string> {
    const { users } = await this.users.list([Query.equal('email', email)]);
    if (!users[0]) throw new Error(`No account with ${email}`);
    return users[0].$id;
  }

  /** The number of open sessions of this user. */
  async sessionsOf(userId: string): Promise<number> {
    return (await this.users.listSessions(userId)).total;
  }

  /** Ends all sessions of this user, as after a long time or a password change on another device. */
  async endSessionsOf(userId: string): Promise<void> {
    await this.users.deleteSessions(userId);
  }

  async unassignDoctor(patientId: string): Promise<void> {
    await this.databases.updateDocument(DATABASE, 'profiles', patientId, { assignedDoctorId: null });
  }

  /** Waits for her profile, which can arrive after her first records. */
  async assignDoctor(patientId: string, doctorId: string): Promise<void> {
    await until(
      'her profile has reached the server',
      async () => (await this.held('profiles', patientId)).length === 1,
    );
    await this.databases.updateDocument(DATABASE, 'profiles', patientId, { assignedDoctorId: doctorId });
  }

  /** All documents of a collection that `patientId` owns, read with the server key. */
  async held(collection: string, patientId: string) {
    const found = await this.databases.listDocuments(DATABASE, collection, [
      Query.equal('userId', patientId),
      Query.limit(500),
    ]);
    return found.documents as unknown as ({ $id: string; $permissions: string[] } & Record<string, unknown>)[];
  }

  /** The database as this signed-in user can access it with a program of her own. */
  async databasesOf(person: Person): Promise<Databases> {
    const session = await this.users.createSession(await this.idOf(person.email));
    return new Databases(
      new Client().setEndpoint(this.server.endpoint).setProject(this.server.projectId).setSession(session.secret),
    );
  }
}
