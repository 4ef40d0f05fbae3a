import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { readingDescriptors } from '@/model/records/reading-kinds.ts';
import type { AccessRow } from './access-rows.ts';

const lookedAt: Readonly<Record<string, MessageId>> = {
  overview: 'account.looked.what.overview',
  live: 'account.looked.what.live',
  profiles: 'account.looked.what.profiles',
  ...Object.fromEntries(
    Object.values(readingDescriptors).map(({ collection }) => [
      collection,
      `account.looked.what.${collection}` as const,
    ]),
  ),
  movement_counts: 'account.looked.what.movement_counts',
  contractions: 'account.looked.what.contractions',
  appointments: 'account.looked.what.appointments',
  medication_reminders: 'account.looked.what.medication_reminders',
  dose_events: 'account.looked.what.dose_events',
  symptom_checks: 'account.looked.what.symptom_checks',
  care_notes: 'account.looked.what.care_notes',
  medical_documents: 'account.looked.what.medical_documents',
  bloodwork_results: 'account.looked.what.bloodwork_results',
  'medical-files': 'account.looked.what.medical-files',
  'profile-photos': 'account.looked.what.profile-photos',
};
/** Where a change needs another word than a look. */
const changed: Readonly<Record<string, MessageId>> = {
  ...lookedAt,
  profiles: 'account.trail.what.profiles',
  doctor_messages: 'account.trail.what.messages',
  chat_messages: 'account.trail.what.messages',
};

const events: Readonly<Record<string, MessageId>> = {
  assign: 'account.trail.assign',
  unassign: 'account.trail.unassign',
  'administer transfer': 'account.trail.transfer',
  'administer move-hospital': 'account.trail.move-hospital',
  'administer list-devices': 'account.trail.list-devices',
  'administer wipe-device': 'account.trail.wipe-device',
  'administer read-audit': 'account.trail.read-audit',
  'administer export-audit': 'account.trail.read-audit',
  'sign-in': 'account.trail.sign-in',
  'sign-in-failed': 'account.trail.sign-in-failed',
  email: 'account.trail.email',
  phone: 'account.trail.phone',
  password: 'account.trail.password',
  labels: 'account.trail.labels',
  'status open': 'account.trail.opened',
  'status blocked': 'account.trail.blocked',
  'mfa on': 'account.trail.mfa-on',
  'mfa off': 'account.trail.mfa-off',
  'authenticator added': 'account.trail.authenticator-added',
  'authenticator removed': 'account.trail.authenticator-removed',
  'recovery-codes': 'account.trail.recovery-codes',
  export: 'account.trail.export',
};

const wordIn = (table: Readonly<Record<string, MessageId>>, what: string): MessageId | undefined =>
  Object.hasOwn(table, what) ? table[what] : undefined;

/** Who did it, for the title of a line. */
export function actorWords(intl: IntlShape, { kind, isOwn, actorName, otherName, role }: AccessRow): string {
  const say = (id: MessageId): string => intl.formatMessage({ id });
  if (kind === 'doctor') return otherName || say('account.looked.nobody');
  if (isOwn) return say('account.trail.you');
  if (actorName !== '') return actorName;
  if (role === 'key' || role === 'server') return say('account.trail.server');
  if (role === 'operator') return say('account.trail.operator');
  return say(role === 'guest' ? 'account.trail.guest' : 'account.looked.nobody');
}

/** What was done, in plain words. */
export function actionWords(intl: IntlShape, { kind, action, detail, what, otherName }: AccessRow): string {
  const list = (table: Readonly<Record<string, MessageId>>): string => {
    const ids = what.map((each) => wordIn(table, each) ?? 'account.looked.what.other');
    return intl.formatList(
      [...new Set(ids)].map((id) => intl.formatMessage({ id })),
      { type: 'conjunction' },
    );
  };
  if (kind === 'looked') return list(lookedAt);
  if (kind === 'wrote') return intl.formatMessage({ id: 'account.trail.wrote' }, { what: list(changed) });
  if (kind === 'deleted') return intl.formatMessage({ id: 'account.trail.deleted' }, { what: list(changed) });
  // The first word of the detail names what an administrator did; limits such as dates follow it.
  const id =
    wordIn(events, `${action} ${detail}`) ??
    wordIn(events, `${action} ${detail.split(' ')[0]}`) ??
    wordIn(events, action) ??
    'account.trail.other';
  const doctor = otherName || intl.formatMessage({ id: 'account.looked.nobody' });
  return intl.formatMessage({ id }, { doctor });
}
