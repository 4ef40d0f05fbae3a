import { expect } from '@playwright/test';
import { Clinic, newPerson, type Person } from '../server/clinic.ts';
import { signUp, syncLine } from './patient-steps.ts';
import { Phone } from './phone.ts';
import { startTestServer } from '../server/start-test-server.ts';
import type { TestServer } from '../server/test-server.ts';

/** A server and a signed-up patient on her phone, with the app installed. All are removed when the test ends. */
export class Visit implements AsyncDisposable {
  private constructor(
    readonly server: TestServer,
    readonly clinic: Clinic,
    readonly phone: Phone,
    readonly patient: Person,
    private readonly ownsServer: boolean,
  ) {}

  /** Signs the patient up. A `server` that is given is used and keeps running at the end. */
  static async begin(server?: TestServer, name = 'Amina Odhiambo'): Promise<Visit> {
    const visited = server ?? (await startTestServer());
    const phone = await Phone.withApp(visited.origin);
    const patient = newPerson(name);
    await signUp(await phone.open('/signup'), patient);
    await phone.untilInstalled();
    // Wait until everything of the sign-up is sent, because the test may stop the server at once.
    await expect(syncLine(phone.page)).toContainText('synced');
    return new Visit(visited, new Clinic(visited), phone, patient, !server);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.phone[Symbol.asyncDispose]();
    if (this.ownsServer) await this.server[Symbol.asyncDispose]();
  }
}
