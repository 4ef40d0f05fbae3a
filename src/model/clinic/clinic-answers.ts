import { isMidwifeLabel } from '@/model/account/midwife-label.ts';

/** Roles of staff: labels of the account. A midwife has one label for each hospital. */
export const staffRoles = ['doctor', 'midwife', 'admin', 'moderator'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const isStaffRole = (text: unknown): text is StaffRole => staffRoles.some((role) => role === text);

/** The role that a label gives; undefined for a label that gives none. */
export function roleOfLabel(label: string): StaffRole | undefined {
  if (isMidwifeLabel(label)) return 'midwife';
  // The bare word is no label: it would name no hospital.
  return isStaffRole(label) && label !== 'midwife' ? label : undefined;
}

/** The roles of an account, each once. */
export const rolesOf = (labels: readonly string[]): StaffRole[] =>
  staffRoles.filter((role) => labels.some((label) => roleOfLabel(label) === role));

/** One person who works for the clinic, as administrators see them. */
export interface StaffMember {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** Empty for a former doctor whom patients still name. */
  readonly roles: readonly StaffRole[];
  /** Of the doctor's record; null without one. */
  readonly hospitalId: string | null;
  /** The hospitals for which the person works as a midwife. */
  readonly units: readonly string[];
  /** How many profiles name this account as the doctor. */
  readonly patients: number;
  /** Whether the person has chosen a password by a mailed link, or confirmed the address. */
  readonly isConfirmed: boolean;
}

export interface StaffAnswer {
  readonly staff: readonly StaffMember[];
  /** Accounts without the role of a doctor that profiles still name. */
  readonly former: readonly StaffMember[];
  /** Patients whose profile names no working doctor. */
  readonly withoutDoctor: number;
}

export interface PatientWithoutDoctor {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  /** The account that the profile still names; null when it names none. */
  readonly formerDoctorId: string | null;
}

export interface PatientsAnswer {
  readonly total: number;
  readonly patients: readonly PatientWithoutDoctor[];
}

export interface InviteAnswer {
  readonly userId: string;
  /**
   * `mailed`: a link is on its way. `password`: it is in `password`, this once. `known`: the account existed already.
   * `unsent`: the account is made, and the mail server took no mail; the same invitation may be sent again.
   */
  readonly way: 'mailed' | 'password' | 'known' | 'unsent';
  /** How long the mailed link works, in hours. */
  readonly hours?: number;
  readonly password?: string;
}

export interface TransferAnswer {
  readonly moved: number;
  /** How many still name the old doctor: call again. */
  readonly left: number;
}

/** A number that the backend counts up to a limit only. */
export interface Count {
  readonly value: number;
  /** Whether there may be more. */
  readonly isLeast: boolean;
}

/** What refers to a hospital. It can be deleted when all are zero. */
export interface HospitalUse {
  readonly doctors: Count;
  readonly patients: Count;
  /** Lines of its on-call roster. */
  readonly shifts: number;
  /** Names of its doctors, the first 25. */
  readonly names: readonly string[];
}

/** What only the embedded server knows about itself. */
export interface ServerState {
  readonly version: string;
  /** ISO 8601. */
  readonly startedAt: string;
  /** The newest backup; null when none was made. */
  readonly backup: { readonly madeAt: string; readonly isEncrypted: boolean } | null;
  readonly databaseBytes: number;
  readonly fileBytes: number;
  readonly freeBytes: number;
  /** Since the start. `isSent` is false when mails are only written to a file. */
  readonly mail: { readonly isSent: boolean; readonly failed: number };
  /** Whether the operator demands a second factor of staff, whatever the settings of the clinic say. */
  readonly isMfaForced: boolean;
  /** Age at which entries of the audit trail are removed, in years; null: never. */
  readonly auditYears: number | null;
}

export interface InstallationAnswer {
  /** null: unknown, because this is an Appwrite. */
  readonly server: ServerState | null;
  readonly accounts: Count;
  readonly doctors: Count;
  readonly admins: Count;
  readonly patients: Count;
  /** Devices that were used within seven days. */
  readonly devicesOfWeek: Count;
  /** Readings, and messages between patients and doctors, of seven days. */
  readonly readingsOfWeek: Count;
  readonly messagesOfWeek: Count;
  /** Reminders of seven days that no device could be reached for. */
  readonly failedPushesOfWeek: Count;
  readonly openReports: Count;
}

/** Patients of the clinic in numbers. */
export interface CohortAnswer {
  readonly all: number;
  readonly logging: number;
  readonly silent: number;
  readonly excused: number;
  readonly waiting: number;
  /** Patients by the highest tier of their open episodes. */
  readonly open: Readonly<Record<'SELF_CARE' | 'TODAY' | 'URGENT' | 'EMERGENCY', number>>;
  /** Answered alarms of 30 days, and the times to the answer in ms. */
  readonly answers: { readonly count: number; readonly p50Ms: number | null; readonly p90Ms: number | null };
}

/** A browser in which a person has signed in. */
export interface ListedDevice {
  readonly id: string;
  /** '' when unknown. */
  readonly browser: string;
  readonly system: string;
  /** Instant of the last use, exact to an hour. */
  readonly lastSeenAt: string;
  /** Instants; null when no wipe was ordered, or the device has not answered yet. */
  readonly wipeRequestedAt: string | null;
  readonly wipedAt: string | null;
}

/** The devices of a person, the last used first. */
export interface DevicesAnswer {
  readonly userId: string;
  readonly name: string;
  readonly email: string;
  readonly devices: readonly ListedDevice[];
}

export interface WipeAnswer {
  /** How many devices erase their data when they are next online. */
  readonly ordered: number;
}

/** Why the function refuses a call; the body of its answer has it as `reason`. */
export type ClinicRefusalReason =
  | 'signed-out'
  | 'not-admin'
  | 'invalid'
  | 'not-found'
  | 'own-account'
  | 'unconfirmed'
  | 'not-doctor'
  | 'no-factor'
  | 'in-use'
  | 'taken'
  | 'often';
