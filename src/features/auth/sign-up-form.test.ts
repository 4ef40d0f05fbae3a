import { describe, expect, it } from 'vitest';
import { emptySignUp, readSignUp } from './sign-up-form.ts';

const given = { ...emptySignUp, name: ' Amina ', email: ' amina@example.org ' };

describe('the sign-up form', () => {
  it('needs name, e-mail and a password of eight characters', () => {
    expect(readSignUp(emptySignUp, '').errors).toEqual({
      name: 'auth.nameMissing',
      email: 'auth.emailAndPassword',
      password: 'auth.passwordRule',
    });
    expect(readSignUp(given, '1234567').values).toBeNull();
  });

  it('sends trimmed texts and leaves out what was not said', () => {
    expect(readSignUp(given, 'eight888').values).toEqual({
      name: 'Amina',
      email: 'amina@example.org',
      password: 'eight888',
    });
  });

  it('keeps a password exactly as typed', () => {
    expect(readSignUp(given, ' spaces  ').values?.password).toBe(' spaces  ');
  });

  it.each(['Password123', 'sunshine2026', 'amina-1990', '12345678'])('refuses %s, which is tried first', (password) => {
    expect(readSignUp(given, password).errors.password).toBe('auth.passwordCommon');
  });

  it.each(['46', '-1', '12.5', 'twenty'])('asks again for %s weeks', (weeks) => {
    expect(readSignUp({ ...given, weeks }, 'eight888').errors.weeks).toBe('auth.weeksForm');
  });

  it.each([
    ['42', false],
    ['43', true],
    ['45', true],
  ])('has %s weeks confirmed first: %s', (weeks, isLate) => {
    const read = readSignUp({ ...given, weeks }, 'eight888');
    expect(read).toMatchObject({ errors: {}, isLate, values: { weeksPregnant: Number(weeks) } });
  });

  it('takes weeks and a hospital', () => {
    const draft = { ...given, weeks: '28', hospitalId: 'lakeside', hospitalName: 'Lakeside' };
    expect(readSignUp(draft, 'eight888').values).toMatchObject({ weeksPregnant: 28, hospitalId: 'lakeside' });
  });
});
