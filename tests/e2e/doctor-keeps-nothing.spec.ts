import { expect, test, type Page } from '@playwright/test';
import { ID } from 'node-appwrite';
import { Clinic, type Person } from '../support/server/clinic.ts';
import { logIn } from '../support/browser/patient-steps.ts';
import { Phone } from '../support/browser/phone.ts';
import { startTestServer } from '../support/server/start-test-server.ts';
import { until } from '../support/until.ts';

/** Everything that this browser stores for a doctor: decrypted with the doctor's own key, and what is not encrypted. */
function openedStorage(page: Page, doctorId: string): Promise<string> {
  return page.evaluate(async (userId) => {
    const done = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const device = await done(indexedDB.open('maia_device'));
    const key = await done(device.transaction('keys').objectStore('keys').get(userId));
    const everything: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const { storageBuckets } = navigator as unknown as {
      storageBuckets: { keys: () => Promise<string[]>; open: (name: string) => Promise<{ indexedDB: IDBFactory }> };
    };
    const buckets = await Promise.all((await storageBuckets.keys()).map((name) => storageBuckets.open(name)));
    // Keep references: requests of a bucket that was garbage-collected never complete.
    Object.assign(globalThis, { heldBuckets: buckets });
    const places = await Promise.all(
      [indexedDB, ...buckets.map((bucket) => bucket.indexedDB)].map(async (place) => {
        const databases = await place.databases();
        return databases.map(({ name = '' }) => ({ place, name }));
      }),
    );
    for (const { place, name } of places.flat()) {
      const database = await done(place.open(name));
      for (const store of database.objectStoreNames)
        for (const row of await done(database.transaction(store).objectStore(store).getAll())) {
          const { id, boxes } = (row ?? {}) as { id?: string; boxes?: Uint8Array<ArrayBuffer>[] };
          everything.push(boxes ? id : row);
          if (!boxes || !name.endsWith('--doctor')) continue;
          for (const [at, sealed] of boxes.entries()) {
            const additionalData = new TextEncoder().encode(`doctor|${userId}|${id}|${at}`);
            const opened = await crypto.subtle.decrypt(
              { name: 'AES-GCM', iv: sealed.subarray(0, 12), additionalData },
              key as CryptoKey,
              sealed.subarray(12),
            );
            everything.push(new TextDecoder().decode(opened));
          }
        }
      database.close();
    }
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) everything.push(request.url);
    return JSON.stringify(everything);
  }, doctorId);
}

/** Creates a profile that names the doctor, and a reading with a note, as the patient's own phone sends them. */
async function recordsOf(clinic: Clinic, patient: Person, doctor: Person, systolic: number): Promise<void> {
  const { id, name, email } = patient;
  const { databases } = clinic;
  const grants = (...actions: string[]) => actions.map((action) => `${action}("user:${id}")`);
  const profile = { userId: id, name, email, assignedDoctorId: doctor.id };
  await databases.createDocument('maia', 'profiles', id, profile, grants('read', 'update'));
  const reading = {
    userId: id,
    systolic,
    diastolic: 83,
    recordedAt: new Date().toISOString(),
    note: `note of ${name}`,
  };
  await databases.createDocument('maia', 'blood_pressure', ID.unique(), reading, grants('read', 'delete'));
  await until('the doctor may read it', () => isOpenTo(clinic, patient, doctor));
}

async function isOpenTo(clinic: Clinic, patient: Person, doctor: Person): Promise<boolean> {
  const [reading] = await clinic.held('blood_pressure', patient.id);
  return reading?.$permissions.includes(`read("user:${doctor.id}")`) === true;
}

test('a doctor who loses a patient keeps nothing of her on this phone', async () => {
  await using server = await startTestServer();
  const clinic = new Clinic(server);
  const hospital = await clinic.addHospital('Lakeside Maternity');
  const doctor = await clinic.addDoctor('Dr Wambui Njeri', hospital.id);
  const [leaves, stays] = [await clinic.addPatient('Nyokabi Wanjala'), await clinic.addPatient('Zawadi Atieno')];
  for (const patient of [leaves, stays]) await recordsOf(clinic, patient, doctor, patient === leaves ? 147 : 119);
  const [leavingId, stayingId] = [leaves.id, stays.id];

  await using desk = await Phone.withApp(server.origin, { viewport: { width: 1280, height: 800 } });
  await logIn(await desk.open('/login'), doctor);
  await desk.page.waitForURL(({ pathname }) => pathname !== '/login');
  for (const id of [leavingId, stayingId]) {
    await desk.open(`/doctor/patient/${id}`);
    await expect(desk.page.getByText(id === leavingId ? '147/83 mmHg' : '119/83 mmHg').first()).toBeVisible();
  }
  await desk.open('/doctor');
  await expect(desk.page.getByText(leaves.name).first()).toBeVisible();
  await until('her page is kept for offline', async () =>
    (await openedStorage(desk.page, doctor.id)).includes(`note of ${leaves.name}`),
  );

  await clinic.unassignDoctor(leavingId);
  await until('her reading is closed to the doctor', async () => !(await isOpenTo(clinic, leaves, doctor)));
  await desk.page.reload();
  await expect(desk.page.getByText(stays.name).first()).toBeVisible();
  await expect(desk.page.getByText(leaves.name)).toHaveCount(0);
  await until('what was kept of her is gone', async () => {
    const kept = await openedStorage(desk.page, doctor.id);
    return [leavingId, leaves.name, leaves.email, '"systolic":147'].every((word) => !kept.includes(word));
  });
  const kept = await openedStorage(desk.page, doctor.id);
  expect(kept).toContain(stayingId);
  expect(kept).toContain(stays.name);
});
