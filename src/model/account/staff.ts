/** Labels of accounts that can read or change what concerns other people. */
const staffLabels: readonly string[] = ['doctor', 'admin'];

export const isStaff = (labels: readonly string[]): boolean => labels.some((label) => staffLabels.includes(label));
