import { grant } from './permission.ts';

interface CareDocument {
  readonly userId?: unknown;
  readonly doctorId?: unknown;
  readonly senderId?: unknown;
  readonly $permissions: readonly string[];
}

/**
 * The author of a document between a patient and her doctor, as its grants prove: no account can grant the right to
 * delete to another account. Undefined when `senderId` did not write it, or is neither the patient nor the doctor.
 */
export function careAuthor({
  userId,
  doctorId,
  senderId,
  $permissions,
}: CareDocument): 'patient' | 'doctor' | undefined {
  if (typeof senderId !== 'string' || !$permissions.includes(grant('delete', `user:${senderId}`))) return undefined;
  if (senderId === userId) return 'patient';
  return senderId === doctorId ? 'doctor' : undefined;
}

/**
 * Whether a reader can trust the named sender. Any account can write itself as her doctor, or as a patient of any
 * doctor; only care-access grants the other side the right to read. The author's own phone needs no such proof.
 */
export function isFromCare(document: CareDocument, readerId: string): boolean {
  const isGrantedToReader = document.$permissions.includes(grant('read', `user:${readerId}`));
  return careAuthor(document) !== undefined && (document.senderId === readerId || isGrantedToReader);
}
