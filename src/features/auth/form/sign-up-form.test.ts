import { describe, expect, it } from 'vitest';
import { emptySignUp, readSignUp } from './sign-up-form.ts';

const filled = { ...emptySignUp, name: ' Amina ', email: ' amina@example.org ' };

describe('the sign-up form', () => {
  it('needs a name, an e-mail address and a password of eight characters', () => {
    expect(readSignUp(emptySignUp, '').errors).toEqual({
      name: 'auth.nameMissing',
      email: 'auth.emailAndPassword',
      password: 'auth.passwordRule',
    });
    expect(readSignUp(filled, '1234567').values).toBeNull();
  });

  it('sends trimmed texts and leaves out empty fields', () => {
    expect(readSignUp(filled, 'eight888').values).toEqual({
      name: 'Amina',
      email: 'amina@example.org',
      password: 'eight888',
    });
  });

  it('keeps a password exactly as typed', () => {
    expect(readSignUp(filled, ' spaces  ').values?.password).toBe(' spaces  ');
  });

  it.each(['Password123', 'sunshine2026', 'amina-1990', '12345678'])(
    'rejects %s, which is easy to guess',
    (password) => {
      expect(readSignUp(filled, password).errors.password).toBe('auth.passwordCommon');
    },
  );
});
