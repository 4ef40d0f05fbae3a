import { cpSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** A mutant of a function: one check removed from its source. */
export interface FunctionMutant {
  readonly file: string;
  readonly check: string;
  readonly without: string;
}

/** The checks that decide who may read a patient's records and what a message may contain. */
export const functionMutants: readonly FunctionMutant[] = [
  {
    file: 'functions/care-access/care-team.ts',
    check: '(await remote.isDoctor(doctorId)) ? { doctorId, unit: await remote.unitOf(doctorId) } : noTeam',
    without: '{ doctorId, unit: await remote.unitOf(doctorId) }',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: 'if (!sharedCollections.has(type.collection)) return false;',
    without: '',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "return type.collection !== 'tombstones' || sharedCollections.has(String(document.entity));",
    without: 'return true;',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: 'const areAssigned = doctor === team.doctorId;',
    without: 'const areAssigned = true;',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "const isProven = message.$permissions.includes(grant('delete', `user:${sender}`));",
    without: 'const isProven = true;',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check:
      'doctorId !== null && isShared(type, document) ? [readBy(doctorId), ...unitGrants(type, document, unit)] : [];',
    without:
      '[...(doctorId !== null && isShared(type, document) ? [readBy(doctorId)] : []), ...document.$permissions];',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "const role = senderId === userId ? 'patient' : 'doctor';",
    without: 'const role = document.role;',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: 'return { userId, doctorId, senderId, role, isRead: false, deliveredAt: now };',
    without: 'return { userId, doctorId, senderId, role, deliveredAt: now };',
  },
  {
    file: 'functions/clinic/main.ts',
    check: "if (!account?.status || !account.labels.includes('admin'))",
    without: 'if (!account)',
  },
  {
    file: 'functions/clinic/devices.ts',
    check: "if (device?.userId !== userId) throw new Refusal('not-found', 'This person has no such device.');",
    without: "if (!device) throw new Refusal('not-found', '');",
  },
  {
    file: 'functions/clinic/devices.ts',
    check: "if (userId === caller.userId) throw new Refusal('own-account', 'Report your own device under Account.');",
    without: '',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "unit.writers.has(sender) && note.entry !== 'limits';",
    without: 'unit.writers.has(sender);',
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "unit.writers.has(sender) && note.entry !== 'limits';",
    without: "note.entry !== 'limits';",
  },
  {
    file: 'functions/care-access/expected-grants.ts',
    check: "if (unit.reach === 'everything') return",
    without: 'if (unit) return',
  },
  {
    file: 'functions/support/hospital-unit.ts',
    check: "if (reach !== 'readings' && reach !== 'everything') return null;",
    without: 'if (reach === undefined) return null;',
  },
  {
    file: 'functions/doctor-messages/mark-read.ts',
    check: 'message.senderId !== caller &&',
    without: '',
  },
  {
    file: 'functions/doctor-messages/mark-read.ts',
    check: '(message.userId === caller || message.doctorId === caller) &&',
    without: '',
  },
  {
    file: 'functions/doctor-messages/mark-read.ts',
    check: "message.$permissions.includes(grant('read', `user:${caller}`));",
    without: 'true;',
  },
];

/**
 * Copies appwrite.json, the functions and the model, with this one check removed.
 * @returns the path of the copied appwrite.json, and a function that removes the copy
 */
export function withoutCheck({ file, check, without }: FunctionMutant, nth: number) {
  // The copy lies inside the repository, so that the functions find their packages.
  const folder = join(root, '.tmp', `matrix-${process.pid}-${nth}`);
  mkdirSync(join(folder, 'src'), { recursive: true });
  cpSync(join(root, 'appwrite.json'), join(folder, 'appwrite.json'));
  cpSync(join(root, 'functions'), join(folder, 'functions'), { recursive: true });
  for (const part of ['model', 'clinical']) symlinkSync(join(root, 'src', part), join(folder, 'src', part));
  const source = readFileSync(join(folder, file), 'utf8');
  if (!source.includes(check)) throw new Error(`${file} has no “${check}”: the list of checks is out of date`);
  writeFileSync(join(folder, file), source.replace(check, without));
  return { config: join(folder, 'appwrite.json'), remove: () => rmSync(folder, { recursive: true, force: true }) };
}
