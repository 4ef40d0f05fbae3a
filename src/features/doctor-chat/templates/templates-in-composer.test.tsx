// @vitest-environment page
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { MessageDraft } from '@/app/forms/doctor-message-draft.ts';
import { en } from '@/i18n/messages/en.ts';
import { Composer } from '../composer.tsx';
import { TemplateSheet } from './template-sheet.tsx';

const templates = [
  { id: 'a', name: 'Measure again', text: 'Dear {firstName}, measure again.', language: 'en' },
  { id: 'b', name: 'Próxima visita', text: 'Nos vemos el {nextVisit}.', language: 'es' },
];
const sent: string[] = [];
beforeEach(() => {
  sent.length = 0;
  vi.spyOn(HTMLDialogElement.prototype, 'showModal').mockImplementation(function (this: HTMLDialogElement) {
    this.open = true;
  });
});
afterEach(cleanup);

function DoctorComposer({ start }: { start: string }) {
  const [draft, setDraft] = useState<MessageDraft>({ content: start, attachment: '' });
  return (
    <Composer
      draft={draft}
      onChange={(changes) => setDraft((before) => ({ ...before, ...changes }))}
      onSend={({ content }) => {
        sent.push(content);
        return Promise.resolve('');
      }}
      asksAboutGaps
      templates={(dialog) => (
        <TemplateSheet {...dialog} templates={templates} valuesIn={() => ({ firstName: 'Amina' })} />
      )}
    />
  );
}

const show = (start = '') =>
  render(
    <IntlProvider locale="en" messages={en}>
      <MemoryRouter>
        <DoctorComposer start={start} />
      </MemoryRouter>
    </IntlProvider>,
  );
const field = () => screen.getByLabelText<HTMLTextAreaElement>(en['doctorChat.write']);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

it('a template is inserted at the cursor with what is known, and the cursor stands behind it', () => {
  show('Good morning. Thank you.');
  field().setSelectionRange(13, 13);
  fireEvent.blur(field());
  press(en['templates.choose']);
  press(/^Measure again/);
  expect(field().value).toBe('Good morning. Dear Amina, measure again. Thank you.');
  expect(document.activeElement).toBe(field());
  expect(field().selectionStart).toBe('Good morning. Dear Amina, measure again.'.length);
});

it('a template goes to the end of a text in which no cursor was', () => {
  show('Hello.');
  press(en['templates.choose']);
  press(/^Measure again/);
  expect(field().value).toBe('Hello. Dear Amina, measure again.');
});

it('a template is found by its name without accents', () => {
  show();
  press(en['templates.choose']);
  fireEvent.change(screen.getByLabelText(en['templates.find']), { target: { value: 'proxima' } });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  fireEvent.change(screen.getByLabelText(en['templates.find']), { target: { value: 'nothing' } });
  screen.getByText(en['templates.noneFound']);
});

it('what is not known is an open gap, selected so that typing fills it, and is not sent without a question', async () => {
  show();
  press(en['templates.choose']);
  press(/^Próxima visita/);
  const text = 'Nos vemos el [… next visit].';
  expect(field().value).toBe(text);
  expect(text.slice(field().selectionStart, field().selectionEnd)).toBe('[… next visit]');
  press(en['doctorChat.send']);
  expect(sent).toEqual([]);
  screen.getByText('The message has an open gap');
  press(en['templates.gaps.fill']);
  expect(sent).toEqual([]);
  fireEvent.change(field(), { target: { value: 'Nos vemos el jueves.' } });
  press(en['doctorChat.send']);
  await vi.waitFor(() => expect(sent).toEqual(['Nos vemos el jueves.']));
});

it('a message with a gap is sent when the doctor says so', async () => {
  show('See you on [… next visit].');
  press(en['doctorChat.send']);
  press(en['templates.gaps.send']);
  await vi.waitFor(() => expect(sent).toEqual(['See you on [… next visit].']));
});
