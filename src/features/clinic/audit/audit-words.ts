import type { IntlShape } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { clinicActionKinds } from '@/model/clinic/clinic-action.ts';
import type { TrailEntry } from '@/model/clinic/audit-answer.ts';
import type { StaffMember } from '@/model/clinic/clinic-answers.ts';
import { plainName } from '@/model/account/person-name.ts';

/** Names of records as they stand in the list of who looked; others are shown as the server names them. */
const collections: Readonly<Record<string, MessageId>> = {
  profiles: 'audit.what.profiles',
  blood_pressure: 'account.looked.what.blood_pressure',
  blood_sugar: 'account.looked.what.blood_sugar',
  weight: 'account.looked.what.weight',
  appointments: 'account.looked.what.appointments',
  medication_reminders: 'account.looked.what.medication_reminders',
  dose_events: 'account.looked.what.dose_events',
  symptom_checks: 'account.looked.what.symptom_checks',
  care_notes: 'account.looked.what.care_notes',
  bloodwork_results: 'account.looked.what.bloodwork_results',
  medical_documents: 'audit.what.documents',
  'medical-files': 'audit.what.documents',
  'profile-photos': 'audit.what.photos',
  doctor_messages: 'account.trail.what.messages',
  chat_messages: 'audit.what.chat',
  overview: 'audit.what.overview',
  blog_posts: 'clinic.articles',
  blog_drafts: 'audit.what.drafts',
  contact_messages: 'audit.what.contact',
  hospitals: 'audit.what.hospitals',
  doctors: 'audit.what.doctors',
};

const actors: Readonly<Record<string, MessageId>> = {
  key: 'account.trail.server',
  server: 'account.trail.server',
  operator: 'account.trail.operator',
  guest: 'account.trail.guest',
};

const roles: Readonly<Record<string, MessageId>> = {
  doctor: 'clinic.role.doctor',
  midwife: 'clinic.role.midwife',
  admin: 'clinic.role.admin',
  moderator: 'clinic.role.moderator',
  patient: 'audit.role.patient',
};

const wordIn = (table: Readonly<Record<string, MessageId>>, name: string): MessageId | undefined =>
  Object.hasOwn(table, name) ? table[name] : undefined;

/** What was done, and to which records. */
export function actionText(intl: IntlShape, { action, collection, detail }: TrailEntry): string {
  const kind = clinicActionKinds.find((each) => each === detail.split(' ')[0]);
  const done =
    action === 'administer' && kind
      ? intl.formatMessage({ id: `clinic.action.${kind}` })
      : intl.formatMessage({ id: `audit.action.${action}` });
  if (collection === '') return done;
  const known = wordIn(collections, collection);
  return intl.formatMessage(
    { id: 'audit.done' },
    { done, what: known ? intl.formatMessage({ id: known }) : collection },
  );
}

/** Whom the staff knows by name: a member of the staff. Of everyone else the id alone. */
export function personText(staff: readonly StaffMember[], id: string): string {
  const member = staff.find((each) => each.id === id);
  return member ? plainName(member.name) || member.email || id : id;
}

/** Who did it, with the role at that time. */
export function actorText(intl: IntlShape, staff: readonly StaffMember[], { actor, role }: TrailEntry): string {
  const nobody = wordIn(actors, role);
  if (actor === '') return nobody ? intl.formatMessage({ id: nobody }) : role;
  const known = wordIn(roles, role);
  return intl.formatMessage(
    { id: 'audit.actor' },
    { who: personText(staff, actor), role: known ? intl.formatMessage({ id: known }) : role },
  );
}
