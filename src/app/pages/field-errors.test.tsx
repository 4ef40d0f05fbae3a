// @vitest-environment page
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@/db/store/open-store.ts';
import { VisitForm } from '@/features/appointments/visit-form.tsx';
import { ReportForm } from '@/features/bloodwork/report-form.tsx';
import { PressureForm } from '@/features/readings/kinds/blood-pressure/pressure-form.tsx';
import { SugarForm } from '@/features/readings/kinds/blood-sugar/sugar-form.tsx';
import { WeightForm } from '@/features/readings/kinds/weight/weight-form.tsx';
import { ReminderForm } from '@/features/reminders/reminder-form.tsx';
import { languageTags } from '@/i18n/languages/languages.ts';
import { en } from '@/i18n/messages/en.ts';
import { firstPaintMessages, remainingMessages } from '@/i18n/catalogue/message-files.ts';
import { localCollections } from '@/model/collections/local-collections.ts';
import type { RecordType } from '@/model/schema/record.ts';
import { useSession } from '@/sync/session/session.ts';

const ignore = () => undefined;
const forms: Readonly<Record<string, () => ReactElement>> = {
  'blood pressure': () => <PressureForm rejected={null} onClose={ignore} onSaved={ignore} />,
  'blood sugar': () => <SugarForm rejected={null} onClose={ignore} onSaved={ignore} />,
  weight: () => <WeightForm rejected={null} onClose={ignore} onSaved={ignore} />,
  reminder: () => <ReminderForm reminder={null} onClose={ignore} onSaved={ignore} />,
  appointment: () => <VisitForm visit={null} onClose={ignore} onSaved={ignore} onDelete={ignore} />,
  'lab result': () => <ReportForm report={null} profile={null} onClose={ignore} onSaved={ignore} />,
};

/** The English names of records and fields in the code and the specification. */
const codeNames = Object.values(localCollections)
  .flatMap(({ records }) => Object.values(records) as RecordType[])
  .flatMap(({ collection, title, fields }) => [collection, title, ...Object.keys(fields)]);
const namesIn = (text: string) =>
  codeNames.filter((name) => new RegExp(`(?<![\\p{L}_])${name}(?![\\p{L}_])`, 'u').test(text));

const fieldErrors = () =>
  [...document.querySelectorAll('[aria-invalid="true"]')].map((control) =>
    (control.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

beforeAll(async () => {
  useSession.setState({
    user: { id: 'words', name: 'Amina', email: 'a@example.org', labels: [] },
    isAuthenticated: true,
  });
  await openStore('words');
});
afterEach(cleanup);

describe.each(languageTags.filter((tag) => tag !== 'en'))('an empty form in %s', async (tag) => {
  const messages = { ...en, ...(await firstPaintMessages(tag)), ...(await remainingMessages(tag)) };

  it.each(Object.entries(forms))('reports the missing fields of a %s without an English word', async (_, show) => {
    render(
      <IntlProvider locale={tag} messages={messages}>
        <MemoryRouter>{show()}</MemoryRouter>
      </IntlProvider>,
    );
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(fieldErrors().length).toBeGreaterThan(0));
    expect(fieldErrors().flatMap(namesIn)).toEqual([]);
  });
});
