import { ApiError } from '../../protocol/api-error.ts';

export const moreFactorsRequired = (): ApiError =>
  new ApiError(
    401,
    'user_more_factors_required',
    'More factors are required to complete the sign in process. Complete a challenge and try again.',
  );

export const challengeRequired = (): ApiError =>
  new ApiError(
    401,
    'user_challenge_required',
    'A recently succeeded challenge is required to complete this action. Create and complete a challenge and try again.',
  );

export const authenticatorNotFound = (): ApiError =>
  new ApiError(404, 'user_authenticator_not_found', 'Authenticator could not be found on the current user.');

export const authenticatorVerified = (): ApiError =>
  new ApiError(409, 'user_authenticator_already_verified', 'This authenticator is already verified.');

export const recoveryCodesNotFound = (): ApiError =>
  new ApiError(404, 'user_recovery_codes_not_found', 'Recovery codes could not be found.');

export const recoveryCodesExist = (): ApiError =>
  new ApiError(409, 'user_recovery_codes_already_exists', 'The current user already has recovery codes.');

export const emailNotVerified = (): ApiError =>
  new ApiError(400, 'user_email_not_verified', 'User email is not verified.');

export const phoneDisabled = (): ApiError =>
  new ApiError(503, 'general_phone_disabled', 'Phone provider is disabled. This server sends no text messages.');
