// @vitest-environment happy-dom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { forgetUnit, setEmergencyContacts, useEmergencyContacts } from '@/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { UnitNumber } from './unit-number.tsx';

afterEach(() => {
  cleanup();
  forgetUnit();
});

const lakeside = { unitName: 'Lakeside', unitPhone: '111', unitHospitalId: 'lakeside' };

function show() {
  setEmergencyContacts(lakeside);
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <UnitNumber />
      </MemoryRouter>
    </IntlProvider>,
  );
  return {
    open: () => fireEvent.click(screen.getByText(en['emergency.unitChange'])),
    field: () => screen.getByLabelText(en['emergency.unitNumber']) as HTMLInputElement,
    keep: () => fireEvent.click(screen.getByRole('button', { name: en['emergency.unitKeep'] })),
  };
}

it('a number that she types is of no hospital', () => {
  const { open, field, keep } = show();
  open();
  fireEvent.change(field(), { target: { value: ' 0700 ' } });
  keep();
  expect(useEmergencyContacts.getState()).toMatchObject({ unitName: '', unitPhone: '0700', unitHospitalId: null });
});

it('one that she only looks at stays its own, and it is the one of now', () => {
  const { open, field, keep } = show();
  act(() => setEmergencyContacts({ unitPhone: '112' }));
  open();
  expect(field().value).toBe('112');
  keep();
  expect(useEmergencyContacts.getState()).toMatchObject({ ...lakeside, unitPhone: '112' });
});
