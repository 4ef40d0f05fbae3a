// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { cleanup, fireEvent, render, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { IntlProvider } from 'react-intl';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { openStore } from '@/db/open-store.ts';
import { VisitForm } from '@/features/appointments/visit-form.tsx';
import { ReportForm } from '@/features/bloodwork/report-form.tsx';
import { PressureForm } from '@/features/readings/pressure-form.tsx';
import { SugarForm } from '@/features/readings/sugar-form.tsx';
import { WeightForm } from '@/features/readings/weight-form.tsx';
import { ReminderForm } from '@/features/reminders/reminder-form.tsx';
import { languageTags } from '@/i18n/languages.ts';
import { en } from '@/i18n/messages/en.ts';
import { firstWords, restWords } from '@/i18n/word-files.ts';
import { localCollections } from '@/model/local-collection.ts';
import type { RecordType } from '@/model/record.ts';
import { useSession } from '@/sync/session.ts';

const ignore = () => undefined;
const forms: Readonly<Record<string, () => ReactElement>> = {
  'blood pressure': () => <PressureForm mended={null} onClose={ignore} onSaved={ignore} />,
  'blood sugar': () => <SugarForm mended={null} onClose={ignore} onSaved={ignore} />,
  weight: () => <WeightForm mended={null} onClose={ignore} onSaved={ignore} />,
  reminder: () => <ReminderForm reminder={null} onClose={ignore} onSaved={ignore} />,
  appointment: () => <VisitForm visit={null} onClose={ignore} onSaved={ignore} onDelete={ignore} />,
  'lab result': () => <ReportForm report={null} profile={null} onClose={ignore} onSaved={ignore} />,
};

/** What the code and the spec's English call records and their fields. */
const ownNames = Object.values(localCollections)
  .flatMap(({ records }) => Object.values(records) as RecordType[])
  .flatMap(({ collection, title, fields }) => [collection, title, ...Object.keys(fields)]);
const namesIn = (text: string) =>
  ownNames.filter((name) => new RegExp(`(?<![\\p{L}_])${name}(?![\\p{L}_])`, 'u').test(text));

const refusals = () =>
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
  const messages = { ...en, ...(await firstWords(tag)), ...(await restWords(tag)) };

  it.each(Object.entries(forms))('says what is missing of a %s without a word of English', async (_, show) => {
    render(
      <IntlProvider locale={tag} messages={messages}>
        <MemoryRouter>{show()}</MemoryRouter>
      </IntlProvider>,
    );
    const form = document.querySelector('form');
    if (form) fireEvent.submit(form);
    await waitFor(() => expect(refusals().length).toBeGreaterThan(0));
    expect(refusals().flatMap(namesIn)).toEqual([]);
  });
});
