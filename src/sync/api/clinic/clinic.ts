import { Query } from 'appwrite';
import type { ClinicAction } from '@/model/clinic/clinic-action.ts';
import { clinicAction } from '@/model/clinic/clinic-action.ts';
import type {
  CohortAnswer,
  InstallationAnswer,
  InviteAnswer,
  PatientsAnswer,
  StaffAnswer,
  StaffRole,
  TransferAnswer,
} from '@/model/clinic/clinic-answers.ts';
import { contactMessage, type ContactMessage } from '@/model/messages/contact-message.ts';
import type { Hospital } from '@/model/records/hospital.ts';
import { listOnline } from '@/sync/api/documents/list-online.ts';
import { BackendRefusal, callFunction } from '@/sync/transport/backend-call.ts';

/** The newest messages that are listed. */
const MOST_MESSAGES = 100;
/** The newest entries that are listed. */
const MOST_ACTIONS = 25;
/** No doctor has so many patients; ends a transfer that makes no progress. */
const MOST_TRANSFER_CALLS = 1000;

const call = <T>(path: string, body: object = {}): Promise<T> => callFunction<T>('clinic', path, body);

// All calls throw BackendRefusal when the server refuses, and TypeError when it cannot be reached.

/** The HTTP status of a refusal; undefined for every other error. */
export const refusalStatus = (error: unknown): number | undefined =>
  error instanceof BackendRefusal ? error.status : undefined;

export const listStaff = (): Promise<StaffAnswer> => call('/staff');

/** 50 patients from `offset` on. */
export const listPatientsWithoutDoctor = (offset: number): Promise<PatientsAnswer> => call('/patients', { offset });

export interface Invitation {
  readonly email: string;
  readonly name: string;
  readonly roles: readonly StaffRole[];
  readonly hospitalId: string;
  /** Hospitals of a midwife. */
  readonly units: readonly string[];
  readonly phoneNumber: string;
}

/** Where the invited person chooses a password. */
const resetUrl = (): string => `${location.origin}/reset-password`;

/**
 * @param isByMail false: a password is shown once instead of a mail
 * @param language of the mail
 */
export const inviteStaff = (invitation: Invitation, isByMail: boolean, language: string): Promise<InviteAnswer> =>
  call('/invite', { ...invitation, resetUrl: isByMail ? resetUrl() : '', language });

/** Mails the link again to a person who has not used one. */
export const inviteAgain = (userId: string, language: string): Promise<InviteAnswer> =>
  call('/invite-again', { userId, resetUrl: resetUrl(), language });

/** @param units hospitals of a midwife */
export const changeRoles = (
  userId: string,
  roles: readonly StaffRole[],
  { hospitalId, units }: { hospitalId: string; units: readonly string[] },
): Promise<object> => call('/roles', { userId, roles, hospitalId, units });

/** @returns how many devices erase their data when they are next online */
export const dismissStaff = async (userId: string): Promise<number> =>
  (await call<{ devices: number }>('/dismiss', { userId })).devices;

/** Moves all patients of one doctor to another one, some in each call. @returns how many were moved */
export async function transferPatients(from: string, to: string): Promise<number> {
  let total = 0;
  for (let n = 0; n < MOST_TRANSFER_CALLS; n++) {
    const { moved, left } = await call<TransferAnswer>('/transfer', { from, to });
    total += moved;
    if (left === 0 || moved === 0) break;
  }
  return total;
}

/**
 * @param which the hospital to change, or the id that a new one gets: sent twice, it is made once
 */
export const saveHospital = (
  which: { readonly id: string } | { readonly newId: string },
  fields: Hospital,
): Promise<{ id: string }> => call('/hospital', { ...fields, ...which });

export type ListedMessage = ContactMessage & { readonly id: string };

/** Messages of the contact form, the newest first. */
export const listContactMessages = async (): Promise<ListedMessage[]> =>
  (await listOnline(contactMessage.collection, [
    Query.orderDesc('$createdAt'),
    Query.limit(MOST_MESSAGES),
  ])) as unknown as ListedMessage[];

/** Messages of the signed-in user that were answered. */
export const listAnsweredMessages = async (userId: string): Promise<ListedMessage[]> =>
  (await listOnline(contactMessage.collection, [
    Query.equal('userId', userId),
    Query.orderDesc('$createdAt'),
    Query.limit(MOST_MESSAGES),
  ])) as unknown as ListedMessage[];

/** @param seenAt the `answeredAt` that the page shows; a newer answer is not replaced */
export const answerContactMessage = (id: string, answer: string, seenAt: string): Promise<object> =>
  call('/answer-message', { id, answer, seenAt });

export const deleteContactMessage = (id: string): Promise<object> => call('/delete-message', { id });

/** The patients of the clinic in numbers, without names. */
export const countCohort = (): Promise<CohortAnswer> => call('/cohort');

export const describeInstallation = (): Promise<InstallationAnswer> => call('/installation');

export type ListedAction = ClinicAction & { readonly id: string; readonly $createdAt: string };

/** What administrators did, the newest first. */
export const listClinicActions = async (): Promise<ListedAction[]> =>
  (await listOnline(clinicAction.collection, [
    Query.orderDesc('$createdAt'),
    Query.limit(MOST_ACTIONS),
  ])) as unknown as ListedAction[];
