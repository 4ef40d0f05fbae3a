import type { PatientsAnswer } from '../../src/model/clinic/clinic-answers.ts';
import { logged, type Body, type Caller } from './call.ts';
import { namedDoctors, patientsWithoutDoctor } from './named-doctors.ts';

/** Patients in one answer. */
const PAGE = 50;

/** Patients whose profile names no working doctor, by id; name and address of their accounts, nothing about health. */
export async function listPatients(caller: Caller, body: Body): Promise<PatientsAnswer> {
  const { remote } = caller;
  const offset = Math.max(0, Math.trunc(Number(body['offset'])) || 0);
  return logged(caller, { action: 'list-patients' }, async () => {
    const [accounts, named] = await Promise.all([
      remote.hospitalIds().then((ids) => remote.staffAccounts(ids)),
      namedDoctors(remote),
    ]);
    const without = patientsWithoutDoctor(accounts, named);
    const page = without.slice(offset, offset + PAGE);
    const people = await remote.accountsOf(page.map(([id]) => id));
    return {
      total: without.length,
      patients: page.map(([id, formerDoctorId]) => {
        const account = people.find(({ $id }) => $id === id);
        return { id, name: account?.name ?? '', email: account?.email ?? '', formerDoctorId };
      }),
    };
  });
}
