import { isStaff } from '../../src/model/account/staff.ts';
import { STAFF_PASSWORD_LENGTH, staffPasswordFault } from '../../src/model/account/staff-password.ts';
import { ApiError, invalidArgument } from '../protocol/api-error.ts';
import { isFrequentPassword } from './common-passwords.ts';
import type { User } from './user-rows.ts';

type Account = Pick<User, 'labels' | 'name' | 'email'>;

/** Whether the account is of staff and the password breaks the rule for staff. */
export const isWeakForStaff = (password: string, { labels, name, email }: Account): boolean =>
  isStaff(labels) && (staffPasswordFault(password, [name, email]) !== null || isFrequentPassword(password));

/** @throws general_argument_invalid for a new password that breaks the rule for staff */
export function requireStaffPassword(password: string, account: Account): void {
  if (!isWeakForStaff(password, account)) return;
  throw invalidArgument(
    `Invalid \`password\` param: Password of a doctor or admin must be between ${STAFF_PASSWORD_LENGTH} and 256 characters long, and should not be commonly used or made of the name or the email address.`,
  );
}

/**
 * Appwrite knows this type, with status 412, for accounts that its operator marks. Here it is 401, because an app that
 * does not know it then waits for a sign-in, and does not take it for a refusal of its records.
 */
export const newPasswordRequired = (): ApiError =>
  new ApiError(
    401,
    'user_password_reset_required',
    'The current user requires a new password. Change the password and try again.',
  );
