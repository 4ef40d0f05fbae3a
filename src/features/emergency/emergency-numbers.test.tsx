// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  canDial,
  forgetEmergencyContacts,
  setEmergencyContacts,
  useEmergencyContacts,
} from '@/app/emergency/emergency-contacts.ts';
import { en } from '@/i18n/messages/en.ts';
import { EmergencyPeople } from './emergency-people.tsx';
import { UnitNumber } from './unit-number.tsx';

beforeEach(forgetEmergencyContacts);
afterEach(cleanup);

const show = (part: ReactElement) =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>{part}</MemoryRouter>
    </IntlProvider>,
  );
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const tap = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const stored = () => useEmergencyContacts.getState();
const calls = () => screen.queryAllByRole('link').map((link) => link.getAttribute('href'));

it.each([
  ['+254 700 111 222', true],
  ['٠٧٠٠', true],
  ['*144#', true],
  ['City hospital', false],
  ['+', false],
  ['', false],
])('%s can be dialled: %s', (phone, isNumber) => {
  expect(canDial(phone)).toBe(isNumber);
});

describe('the number of the unit', () => {
  const label = 'Phone of your maternity unit';

  it('without a digit shows an error that says what to do, and the typed text stays', () => {
    show(<UnitNumber />);
    type(label, 'City hospital');
    tap('Keep this number');
    screen.getByText(en['emergency.unitNone']);
    expect(screen.getByLabelText<HTMLInputElement>(label).value).toBe('City hospital');
    expect(stored().unitPhone).toBe('');
    type(label, '0700 111 222');
    expect(screen.queryByText(en['emergency.unitNone'])).toBeNull();
    tap('Keep this number');
    expect(calls()).toEqual(['tel:0700111222']);
  });

  it('that is stored but cannot be dialled has no call button and shows the error', () => {
    setEmergencyContacts({ unitPhone: 'City hospital' });
    show(<UnitNumber />);
    expect(calls()).toEqual([]);
    screen.getByText(en['emergency.unitNone']);
  });

  it('can be removed', () => {
    setEmergencyContacts({ unitPhone: '0700 111 222' });
    show(<UnitNumber />);
    tap('Change this number');
    type(label, ' ');
    tap('Keep this number');
    expect(stored().unitPhone).toBe('');
  });
});

describe('the personal contacts', () => {
  const mother = { name: 'Mother', phone: '0700 111 222' };

  it.each([
    ['a second contact has a name and no number', () => type('Who (2)', 'Sister')],
    ['a number is cleared and the name stays', () => type('Phone (1)', '')],
    ['a number has no digits', () => type('Phone (2)', 'at work')],
  ])('stay unchanged, with an error at the number, when %s', (_, change) => {
    setEmergencyContacts({ people: [mother] });
    show(<EmergencyPeople />);
    tap('Change your people');
    change();
    tap('Keep');
    expect(screen.getAllByText(en['emergency.people.noNumber'])).toHaveLength(1);
    expect(stored().people).toEqual([mother]);
  });

  it('can have a number without a name, and are removed with both fields empty', () => {
    setEmergencyContacts({ people: [mother] });
    show(<EmergencyPeople />);
    tap('Change your people');
    type('Who (1)', '');
    type('Phone (1)', '');
    type('Phone (2)', '0700 333 444');
    tap('Keep');
    expect(stored().people).toEqual([{ name: '', phone: '0700 333 444' }]);
  });
});
