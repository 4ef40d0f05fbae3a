import { expect, it, vi } from 'vitest';
import { ownerGrants } from '@/model/schema/permission.ts';
import { listPatients, patientProfile } from './patients.ts';

const profileOf = (id: string, userId: string) => ({
  $id: id,
  $updatedAt: '2026-11-21T09:00:00.000+00:00',
  $permissions: ownerGrants(['read', 'update'], id),
  userId,
  name: `Name ${id}`,
  assignedDoctorId: 'dr',
});
let held = [profileOf('mallory', 'amina'), profileOf('amina', 'amina')];

vi.mock('@/sync/api/documents/documents.ts', () => ({
  confirmIfEmpty: () => Promise.resolve(),
  listDocuments: (_: string, queries: readonly string[]) => {
    const asked = queries.map((query) => JSON.parse(query) as { method: string; attribute: string; values: unknown[] });
    const wanted = asked.filter(({ method }) => method === 'equal');
    const found = held.filter((profile: Record<string, unknown>) =>
      wanted.every(({ attribute, values }) => values.includes(profile[attribute])),
    );
    return Promise.resolve(found.slice(0, Number(asked.find(({ method }) => method === 'limit')?.values[0])));
  },
}));

it('a patient is found although a stranger names the patient’s id in another profile', async () => {
  expect(await patientProfile('dr', 'amina')).toMatchObject({ id: 'amina', name: 'Name amina' });
});

it('a doctor’s list has up to 5000 patients', async () => {
  held = Array.from({ length: 5001 }, (_, nth) => profileOf(`patient-${nth}`, `patient-${nth}`));
  expect(await listPatients('dr')).toHaveLength(5000);
  held = held.slice(0, 4999);
  expect(await listPatients('dr')).toHaveLength(4999);
});
