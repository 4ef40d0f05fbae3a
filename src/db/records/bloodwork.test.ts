import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { addBloodwork, changeBloodwork } from './bloodwork.ts';
import { openStore } from '@/db/store/open-store.ts';

const iron = { name: 'Ferritin', value: '12', unit: 'µg/L', referenceRange: '15-150', flag: 'Low' } as const;
const report = { testName: 'Iron', recordedAt: '2026-11-20T12:00:00.000+00:00', summary: '', results: [iron] };

it('a report gets the fields changed in its form and keeps the fields that another device changed meanwhile', async () => {
  await openStore('amina', 'bloodwork');
  const opened = await addBloodwork(report, null);
  await changeBloodwork(opened, { ...report, recordedAt: '2026-11-19T12:00:00.000+00:00' });
  const saved = await changeBloodwork(opened, { ...report, testName: 'Iron stores' });
  expect(saved).toMatchObject({ testName: 'Iron stores', recordedAt: '2026-11-19T12:00:00.000+00:00' });
});

it('the words of the assistant stay with the report through a correction, until the user leaves them out', async () => {
  await openStore('amina', 'bloodwork');
  const opened = await addBloodwork({ ...report, assistantSummary: 'Iron stores were tested.' }, null);
  expect(opened).toMatchObject({ summary: '', assistantSummary: 'Iron stores were tested.' });
  const { assistantSummary = '' } = opened;
  const corrected = await changeBloodwork(opened, {
    ...report,
    testName: 'Iron stores',
    assistantSummary: assistantSummary ?? '',
  });
  expect(corrected.assistantSummary).toBe('Iron stores were tested.');
  const left = await changeBloodwork(corrected, { ...report, assistantSummary: '' });
  expect(left.assistantSummary ?? null).toBeNull();
});
