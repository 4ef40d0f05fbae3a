// @vitest-environment page
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { formattingLocale } from '@/i18n/formats/formatting-locale.ts';
import { languageTags, languages, type LanguageTag } from '@/i18n/languages/languages.ts';
import { en } from '@/i18n/messages/en.ts';
import { DateField, type DateFieldProps } from './date-field.tsx';
import { TimeField, type TimeFieldProps } from './time-field.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const changed = vi.fn<(value: string) => void>();
const localeOf = (tag: LanguageTag) => formattingLocale(tag, [tag], () => 'Africa/Nairobi');
const messagesOf = async (tag: LanguageTag) => ({
  ...en,
  ...(await firstPaintMessages(tag)),
  ...(await remainingMessages(tag)),
});

function show(
  field: 'date' | 'time',
  props: Partial<DateFieldProps & TimeFieldProps> = {},
  locale = 'en-GB',
  messages: Record<string, string> = en,
) {
  changed.mockClear();
  const Owner = () => {
    const [value, setValue] = useState(props.value ?? '');
    const onChange = (next: string) => {
      changed(next);
      setValue(next);
    };
    const Shown = field === 'date' ? DateField : TimeField;
    return <Shown label="First day" {...props} value={value} onChange={onChange} />;
  };
  render(
    <IntlProvider locale={locale} messages={messages}>
      <Owner />
    </IntlProvider>,
  );
  return screen.getByLabelText<HTMLInputElement>('First day');
}
/** Types at the end of the field, one key after the other. */
function typeKeys(input: HTMLInputElement, keys: string) {
  for (const key of keys) fireEvent.change(input, { target: { value: input.value + key } });
}
const openCalendar = async () => {
  fireEvent.click(screen.getByRole('button', { name: 'Calendar' }));
  return within(await screen.findByRole('dialog', { hidden: true }));
};
const focused = () => document.activeElement?.getAttribute('aria-label');
const press = (key: string, more = {}) => fireEvent.keyDown(document.activeElement!, { key, ...more });

describe('a date field', () => {
  it('has a value only while the date is complete, and says it in words', () => {
    const input = show('date');
    typeKeys(input, '0512202');
    expect(input.value).toBe('05/12/202');
    expect(changed).not.toHaveBeenCalled();
    expect(input.dataset.unfinished).toBe('');
    typeKeys(input, '6');
    expect(changed.mock.calls).toEqual([['2026-12-05']]);
    expect(input.dataset.unfinished).toBeUndefined();
    expect(screen.getByText('Sat, 5 Dec 2026')).toBeTruthy();
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Sat, 5 Dec 2026');
  });

  it('a date that was saved and is half deleted has no value', () => {
    const input = show('date', { value: '2026-12-05' });
    expect(input.value).toBe('05/12/2026');
    fireEvent.change(input, { target: { value: '05/12/' } });
    expect(changed.mock.calls).toEqual([['']]);
    expect(input.value).toBe('05/12/');
    expect(input.dataset.unfinished).toBe('');
  });

  it('says what is wrong when it is left: a part, or a day that does not exist', () => {
    const input = show('date');
    typeKeys(input, '0512');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
    fireEvent.blur(input);
    expect(screen.getByText('Write the day, the month and the year, like 05/12/2026.')).toBeTruthy();
    expect(input.getAttribute('aria-invalid')).toBe('true');
    fireEvent.change(input, { target: { value: '31/02/2026' } });
    fireEvent.blur(input);
    expect(screen.getByText('This date does not exist. Write it like 05/12/2026.')).toBeTruthy();
    expect(input.value).toBe('31/02/2026');
  });

  it('says which limit a date is outside, and keeps the date', () => {
    const input = show('date', { min: '2026-12-01', max: '2026-12-31' });
    typeKeys(input, '30112026');
    expect(screen.getByText('The earliest date is Tue, 1 Dec 2026.')).toBeTruthy();
    fireEvent.change(input, { target: { value: '01/01/2027' } });
    expect(screen.getByText('The latest date is Thu, 31 Dec 2026.')).toBeTruthy();
    expect(changed.mock.lastCall).toEqual(['2027-01-01']);
  });

  it('shows the message of the form before its own limit', () => {
    show('date', { value: '2027-01-01', max: '2026-12-31', error: 'Due date cannot be in the future.' });
    expect(screen.getByText('Due date cannot be in the future.')).toBeTruthy();
    expect(screen.queryByText(/The latest date/)).toBeNull();
  });

  it('keeps a form from being sent that the browser validates, while it is unfinished or outside its limits', () => {
    const input = show('date', { max: '2026-12-31' });
    expect(input.checkValidity()).toBe(true);
    typeKeys(input, '0512');
    expect(input.validationMessage).toBe('Write the day, the month and the year, like 05/12/2026.');
    typeKeys(input, '2027');
    expect(input.validationMessage).toBe('The latest date is Thu, 31 Dec 2026.');
    fireEvent.change(input, { target: { value: '05/12/2026' } });
    expect(input.checkValidity()).toBe(true);
  });

  it('completes the year when it is left', () => {
    const input = show('date');
    typeKeys(input, '05/12/26');
    fireEvent.blur(input);
    expect(input.value).toBe('05/12/2026');
    expect(changed.mock.lastCall).toEqual(['2026-12-05']);
  });
});

describe('the calendar', () => {
  it('opens on the day of the field, moves by keys over the end of the year, and chooses with its button', async () => {
    const input = show('date', { value: '2026-12-31' });
    const calendar = await openCalendar();
    expect(focused()).toBe('Thursday, 31 December 2026');
    press('ArrowRight');
    expect(focused()).toBe('Friday, 1 January 2027');
    expect(calendar.getByText('January 2027')).toBeTruthy();
    press('PageUp');
    press('End');
    expect(focused()).toBe('Sunday, 6 December 2026');
    press('PageDown', { shiftKey: true });
    expect(focused()).toBe('Monday, 6 December 2027');
    fireEvent.click(document.activeElement!);
    expect(changed.mock.lastCall).toEqual(['2027-12-06']);
    expect(input.value).toBe('06/12/2027');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('opens with Alt and the down arrow', async () => {
    const input = show('date');
    fireEvent.keyDown(input, { key: 'ArrowDown', altKey: true });
    expect(await screen.findByRole('dialog', { hidden: true })).toBeTruthy();
  });

  it('does not choose a day outside the limits, nor leave them', async () => {
    show('date', { value: '2026-12-05', min: '2026-12-04', max: '2026-12-06' });
    const calendar = await openCalendar();
    const outside = calendar.getByRole('button', { name: 'Monday, 7 December 2026', hidden: true });
    expect(outside.getAttribute('aria-disabled')).toBe('true');
    fireEvent.click(outside);
    expect(changed).not.toHaveBeenCalled();
    press('ArrowDown');
    expect(focused()).toBe('Sunday, 6 December 2026');
    press('ArrowUp');
    expect(focused()).toBe('Friday, 4 December 2026');
  });

  it('marks today by the clock of the phone, and chooses it', async () => {
    vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59), toFake: ['Date'] });
    show('date');
    const calendar = await openCalendar();
    expect(calendar.getByRole('button', { current: 'date', hidden: true }).textContent).toBe('31');
    fireEvent.click(calendar.getByRole('button', { name: 'Today', hidden: true }));
    expect(changed.mock.lastCall).toEqual(['2026-12-31']);
  });

  it('clears the date', async () => {
    const input = show('date', { value: '2026-12-05' });
    fireEvent.click((await openCalendar()).getByRole('button', { name: 'Clear', hidden: true }));
    expect(changed.mock.lastCall).toEqual(['']);
    expect(input.value).toBe('');
  });
});

describe('a time field', () => {
  it('takes digits of the 24-hour clock', () => {
    const input = show('time');
    typeKeys(input, '1430');
    expect(input.value).toBe('14:30');
    expect(changed.mock.lastCall).toEqual(['14:30']);
    fireEvent.change(input, { target: { value: '2:30 pm' } });
    fireEvent.blur(input);
    expect(screen.getByText('This is not a time of day. Write it like 14:30.')).toBeTruthy();
    expect(changed.mock.lastCall).toEqual(['']);
  });

  it('takes an hour and minutes that are tapped, and closes with the minutes', async () => {
    const input = show('time', { value: '08:10' });
    fireEvent.click(screen.getByRole('button', { name: 'Clock' }));
    const clock = within(await screen.findByRole('dialog', { hidden: true }));
    const group = (name: string) => within(clock.getByRole('group', { name, hidden: true }));
    expect(group('Minutes').getByRole('button', { pressed: true, hidden: true }).textContent).toBe('10');
    fireEvent.click(group('Hour').getByRole('button', { name: '21', hidden: true }));
    expect(input.value).toBe('21:10');
    fireEvent.click(group('Minutes').getByRole('button', { name: '45', hidden: true }));
    expect(input.value).toBe('21:45');
    expect(screen.queryByRole('dialog', { hidden: true })).toBeNull();
  });

  it('a stored text that is no time stays visible and is not called unfinished', () => {
    const input = show('time', { value: '25:00' });
    expect(input.value).toBe('25:00');
    expect(input.dataset.unfinished).toBeUndefined();
  });
});

describe('in every language', () => {
  it.each(languageTags)('%s: the field, its calendar and its clock have words of the language', async (tag) => {
    const messages = await messagesOf(tag);
    const input = show('date', { value: '2026-12-05' }, localeOf(tag), messages);
    expect(input.value).toBe('05/12/2026');
    const words = new Intl.DateTimeFormat(localeOf(tag), { month: 'long', year: 'numeric', timeZone: 'UTC' });
    fireEvent.click(screen.getByRole('button', { name: messages['dates.calendar'] }));
    const calendar = within(await screen.findByRole('dialog', { hidden: true }));
    expect(calendar.getByText(words.format(Date.UTC(2026, 11, 5)))).toBeTruthy();
    expect(calendar.getByRole('button', { name: messages['dates.month.next'], hidden: true })).toBeTruthy();
    if (tag !== 'en')
      for (const id of ['dates.unfinished', 'times.impossible'] as const) expect(messages[id]).not.toBe(en[id]);
    expect(messages['dates.unfinished']).toContain('{example}');
  });

  it('the arrow to the left is the next day where the language is written from the right', async () => {
    document.documentElement.dir = languages.ar.direction;
    show('date', { value: '2026-12-05' }, localeOf('ar'), await messagesOf('ar'));
    fireEvent.click(screen.getByRole('button', { name: 'التقويم' }));
    await screen.findByRole('dialog', { hidden: true });
    const day = () => document.activeElement?.textContent;
    expect(day()).toBe('5');
    press('ArrowLeft');
    document.documentElement.dir = 'ltr';
    expect(day()).toBe('6');
  });
});
