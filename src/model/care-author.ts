import { grant } from './permission.ts';

interface Granted {
  readonly userId?: unknown;
  readonly doctorId?: unknown;
  readonly senderId?: unknown;
  readonly $permissions: readonly string[];
}

/**
 * Who wrote what a patient and her doctor tell each other, by its grants: nobody can grant another account the right to
 * delete. Undefined when it names a sender who did not write it, or one who is neither the patient nor the doctor.
 */
export function careAuthor({ userId, doctorId, senderId, $permissions }: Granted): 'patient' | 'doctor' | undefined {
  if (typeof senderId !== 'string' || !$permissions.includes(grant('delete', `user:${senderId}`))) return undefined;
  if (senderId === userId) return 'patient';
  return senderId === doctorId ? 'doctor' : undefined;
}

/**
 * Whether a reader may believe that it comes from who it says. Anybody can call himself her doctor, or a patient of any
 * doctor; only care-access lets what one of the two wrote be read by the other's name. Who wrote it himself needs no such
 * proof.
 */
export function isFromCare(document: Granted, readerId: string): boolean {
  const isHandedOver = document.$permissions.includes(grant('read', `user:${readerId}`));
  return careAuthor(document) !== undefined && (document.senderId === readerId || isHandedOver);
}
