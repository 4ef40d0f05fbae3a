// @vitest-environment page
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import {
  forgetEmergencyContacts,
  setEmergencyContacts,
  useEmergencyContacts,
} from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { UnitNumber } from './unit-number.tsx';

afterEach(() => {
  cleanup();
  forgetEmergencyContacts();
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

it('a typed number belongs to no hospital', () => {
  const { open, field, keep } = show();
  open();
  fireEvent.change(field(), { target: { value: ' 0700 ' } });
  keep();
  expect(useEmergencyContacts.getState()).toMatchObject({ unitName: '', unitPhone: '0700', unitHospitalId: null });
});

it('a number that is only viewed keeps its hospital, and the field shows the current one', () => {
  const { open, field, keep } = show();
  act(() => setEmergencyContacts({ unitPhone: '112' }));
  open();
  expect(field().value).toBe('112');
  keep();
  expect(useEmergencyContacts.getState()).toMatchObject({ ...lakeside, unitPhone: '112' });
});
