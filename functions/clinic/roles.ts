import { unitLabels } from '../../src/model/account/midwife-label.ts';
import { roleOfLabel, rolesOf, staffRoles, type StaffRole } from '../../src/model/clinic/clinic-answers.ts';
import { connect as connectDevices } from '../devices/remote.ts';
import { accountIn, logged, type Body, type Caller } from './call.ts';
import { withdrawRoles } from './dismiss-staff.ts';
import { doctorRecordIn, giveRoles, rolesIn, unitLabelsIn } from './give-roles.ts';
import { Refusal } from './refusal.ts';
import type { Remote, ServerAccount } from './remote.ts';

const withdraw = (
  remote: Remote,
  account: ServerAccount,
  roles: Parameters<typeof withdrawRoles>[2],
): Promise<number> =>
  withdrawRoles(
    {
      client: remote.client,
      users: remote.users,
      devices: connectDevices(() => remote.newClient(), remote.backend.key),
    },
    account,
    roles,
  );

function isSameUnits(units: readonly string[], labels: readonly string[]): boolean {
  const held = unitLabels(labels);
  return held.length === units.length && units.every((label) => held.includes(label));
}

/**
 * Sets the roles of a person who has one already, and the hospitals of a midwife. A withdrawn role ends all sessions; see `withdrawRoles`.
 * @throws Refusal
 */
export async function changeRoles(caller: Caller, body: Body): Promise<object> {
  const { remote, userId: callerId } = caller;
  const account = await accountIn(caller, body);
  const roles = rolesIn(body);
  const held = rolesOf(account.labels);
  if (held.length === 0) throw new Refusal('not-found', 'This account has no role; invite the person.');
  const given = roles.filter((role) => !held.includes(role));
  const withdrawn = held.filter((role) => !roles.includes(role));
  // Otherwise the last administrator could lock everyone out.
  if (account.$id === callerId && withdrawn.includes('admin'))
    throw new Refusal('own-account', 'Another administrator must do this.');
  const record = given.includes('doctor') ? await doctorRecordIn(remote, body, account.name) : null;
  const units = roles.includes('midwife') ? await unitLabelsIn(remote, body) : null;
  const isMoved = units !== null && !isSameUnits(units, account.labels);
  // First what is taken away: a doctor who becomes a midwife is never both.
  if (withdrawn.length > 0)
    await logged(caller, { action: 'withdraw-roles', userId: account.$id, detail: withdrawn.join(', ') }, () =>
      withdraw(remote, account, withdrawn),
    );
  const left = account.labels.filter((label) => !withdrawn.some((role) => role === roleOfLabel(label)));
  const changed = [...new Set<StaffRole>([...given, ...(isMoved ? (['midwife'] as const) : [])])];
  if (changed.length > 0)
    await logged(caller, { action: 'give-roles', userId: account.$id, detail: changed.join(', ') }, () =>
      giveRoles(remote, { $id: account.$id, labels: left }, given, record, units),
    );
  return { roles };
}

/** Ends the work of a person: all roles, sessions and pushes; every device erases its data. @throws Refusal */
export async function dismiss(caller: Caller, body: Body): Promise<object> {
  const account = await accountIn(caller, body);
  if (account.$id === caller.userId) throw new Refusal('own-account', 'Another administrator must do this.');
  const held = rolesOf(account.labels);
  const detail = held.join(', ');
  const devices = await logged(caller, { action: 'withdraw-roles', userId: account.$id, detail }, () =>
    withdraw(caller.remote, account, staffRoles),
  );
  return { devices };
}
