import { isMidwifeLabel } from './midwife-label.ts';

/** Labels of accounts that can read or change what concerns other people, beside those of midwives. */
const staffLabels: readonly string[] = ['doctor', 'admin'];

/** Whether the account works for one hospital or more as a midwife or nurse. A doctor is none. */
export const isMidwife = (labels: readonly string[]): boolean =>
  !labels.includes('doctor') && labels.some(isMidwifeLabel);

/** Whether the account sees patients: a doctor, or a midwife or nurse. */
export const isClinician = (labels: readonly string[]): boolean => labels.includes('doctor') || isMidwife(labels);

/** Whether the account works in the frame of the clinic: an administrator who sees no patients as well. */
export const isAdministrator = (labels: readonly string[]): boolean => labels.includes('admin') && !isClinician(labels);

export const isStaff = (labels: readonly string[]): boolean =>
  labels.some((label) => staffLabels.includes(label) || isMidwifeLabel(label));

/** Whether an account may work as a doctor: it has the label and is not blocked. */
export const isWorkingDoctor = ({ labels, status }: { readonly labels: readonly string[]; readonly status: boolean }) =>
  status && labels.includes('doctor');
