/** Labels of accounts that can read or change what concerns other people. */
const staffLabels: readonly string[] = ['doctor', 'admin'];

/** Whether the account works in the frame of the clinic: an administrator who is not a doctor as well. */
export const isAdministrator = (labels: readonly string[]): boolean =>
  labels.includes('admin') && !labels.includes('doctor');

export const isStaff = (labels: readonly string[]): boolean => labels.some((label) => staffLabels.includes(label));

/** Whether an account may work as a doctor: it has the label and is not blocked. */
export const isWorkingDoctor = ({ labels, status }: { readonly labels: readonly string[]; readonly status: boolean }) =>
  status && labels.includes('doctor');
