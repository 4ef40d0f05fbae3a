import { clinicSettings, CLINIC_SETTINGS_ID, type ClinicSettings } from '../../src/model/clinic/clinic-settings.ts';
import type { ServerState } from '../../src/model/clinic/clinic-answers.ts';
import { acceptedBy, logged, type Body, type Caller } from './call.ts';
import { Refusal } from './refusal.ts';

const names = ['requireStaffMfa', 'languages', 'contactMonths', 'accessMonths'] as const;

/** An administrator without an authenticator app would lock himself out with the next request. */
async function checkMfa({ remote, userId }: Caller): Promise<void> {
  if (!(await remote.ownPath<ServerState>('/maia/installation')))
    throw new Refusal('invalid', 'This server cannot demand a second factor.');
  const { totp } = await remote.users.listMFAFactors({ userId });
  if (!totp) throw new Refusal('no-factor', 'Set up your own authenticator app first.');
}

/** Saves the settings that the body names; the others stay. @throws Refusal */
export async function saveSettings(caller: Caller, body: Body): Promise<object> {
  const { remote } = caller;
  const given = Object.fromEntries(names.filter((name) => name in body).map((name) => [name, body[name]]));
  const fields: ClinicSettings = acceptedBy(clinicSettings, given);
  const before = await remote.find(clinicSettings.collection, CLINIC_SETTINGS_ID);
  if (fields.requireStaffMfa && before?.['requireStaffMfa'] !== true) await checkMfa(caller);
  const changed = names.filter(
    (name) => name in given && JSON.stringify(given[name]) !== JSON.stringify(before?.[name] ?? null),
  );
  const detail = changed.map((name) => `${name} ${JSON.stringify(given[name])}`).join(', ');
  if (changed.length === 0) return {};
  await logged(caller, { action: 'settings', detail: detail.slice(0, 200) }, () =>
    remote.save(clinicSettings.collection, CLINIC_SETTINGS_ID, fields),
  );
  return {};
}
