import { expect } from '@playwright/test';
import { Clinic, newPerson, type Person } from '../server/clinic.ts';
import { signUp, syncLine } from './patient-steps.ts';
import { Phone } from './phone.ts';
import { startTestServer } from '../server/start-test-server.ts';
import type { TestServer } from '../server/test-server.ts';

/** A server and one signed-up patient on her phone, with the app installed; all of it goes when the test ends. */
export class Visit implements AsyncDisposable {
  private constructor(
    readonly server: TestServer,
    readonly clinic: Clinic,
    readonly phone: Phone,
    readonly patient: Person,
    private readonly ownsServer: boolean,
  ) {}

  /** With a `server` that runs already she visits that one and leaves it running. */
  static async begin(server?: TestServer, name = 'Amina Odhiambo'): Promise<Visit> {
    const visited = server ?? (await startTestServer());
    const phone = await Phone.withApp(visited.origin);
    const patient = newPerson(name);
    await signUp(await phone.open('/signup'), patient);
    await phone.untilInstalled();
    // The test may end the server at once, and nothing of the sign-up is left to send then.
    await expect(syncLine(phone.page)).toContainText('synced');
    return new Visit(visited, new Clinic(visited), phone, patient, !server);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.phone[Symbol.asyncDispose]();
    if (this.ownsServer) await this.server[Symbol.asyncDispose]();
  }
}
