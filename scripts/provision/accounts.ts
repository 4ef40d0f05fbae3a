import { Query, type Models, type Users } from 'node-appwrite';

export type Label = 'doctor' | 'admin' | 'moderator';
export type Account = Models.User<Models.Preferences>;

/** The account of an e-mail address, or undefined: people sign up themselves. */
export async function findAccount(users: Users, email: string): Promise<Account | undefined> {
  const found = await users.list({ queries: [Query.equal('email', [email.toLowerCase()]), Query.limit(1)] });
  return found.users[0];
}

/** Adds a label and keeps the others. @returns whether it was missing; `isCheck`: nothing is written */
export async function addLabel(
  users: Users,
  { $id: userId, labels }: Account,
  label: Label,
  isCheck = false,
): Promise<boolean> {
  if (labels.includes(label)) return false;
  if (!isCheck) await users.updateLabels({ userId, labels: [...labels, label] });
  return true;
}
