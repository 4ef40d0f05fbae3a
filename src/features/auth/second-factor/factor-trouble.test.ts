import { expect, it } from 'vitest';
import { SecondFactorError } from '@/sync/api/account/second-factor.ts';
import { challengeTrouble, readCode } from './factor-trouble.ts';

it.each([
  ['totp', '123456', '123456'],
  ['totp', ' 123 456 ', '123456'],
  ['totp', '١٢٣٤٥٦', '123456'],
  ['totp', '१२३४५६', '123456'],
  ['totp', '12345', null],
  ['totp', '1234567', null],
  ['totp', 'abcdef', null],
  ['email', '123-456', '123456'],
  ['recoveryCode', '1a2b3-C4D5E', '1a2b3c4d5e'],
  ['recoveryCode', '\u200e1a2b3c4d5e\u200f', '1a2b3c4d5e'],
  ['recoveryCode', '  ', null],
] as const)('a %s typed as %j is sent as %j', (factor, text, code) => {
  expect(readCode(factor, text)).toBe(code);
});

it.each([
  ['totp', 'code', 'factor.trouble.code'],
  ['recoveryCode', 'code', 'factor.trouble.recovery'],
  ['email', 'code', 'factor.trouble.mailed'],
  ['recoveryCode', 'often', 'factor.trouble.often'],
  ['totp', 'unreachable', 'factor.failed'],
] as const)('a failed %s (%s) is explained by %s', (factor, trouble, id) => {
  expect(challengeTrouble[factor](new SecondFactorError(trouble))).toBe(id);
});
