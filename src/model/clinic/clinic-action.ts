import { choice, flag, id, required, text, type Values } from '@/model/schema/field.ts';
import { sharedRecord } from '@/model/schema/record.ts';

/** What an administrator or moderator can do through a function. */
export const clinicActionKinds = [
  'invite',
  'invite-again',
  'give-roles',
  'withdraw-roles',
  'transfer',
  'list-patients',
  'hospital',
  'answer-message',
  'delete-message',
  'moderate',
  'template',
  'delete-template',
  'order-templates',
  'settings',
  'roster',
  'move-hospital',
  'delete-hospital',
  'list-devices',
  'wipe-device',
  'read-audit',
  'export-audit',
  'publish-article',
] as const;
export type ClinicActionKind = (typeof clinicActionKinds)[number];

/**
 * One entry for each action, written before it is carried out. Only functions write it. The embedded server copies each
 * new entry into its audit trail.
 */
export const clinicAction = sharedRecord({
  collection: 'clinic_actions',
  title: 'action of the clinic',
  conflict: 'server',
  collectionGrants: ['read("label:admin")'],
  fields: {
    /** The account that acted. */
    actorId: required(id()),
    action: required(choice(clinicActionKinds)),
    /** The person concerned; erasing that account removes the entry. */
    userId: id(),
    /** The doctor to whom a patient was moved. */
    otherId: id(),
    /** The hospital, message, template or text concerned. */
    targetId: id(),
    /** Words of the function, such as the roles; never a name, an address or content. */
    detail: text(200),
    /** False while it runs, and for good when it failed. */
    isDone: flag(false),
  },
  indexes: [{ type: 'key', on: ['userId'] }],
});
export type ClinicAction = Values<typeof clinicAction.fields>;
