// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PatientRemoteDocument } from '@/sync/api/documents/patient-documents.ts';
import { listForDoctor } from './doctor-list-query.ts';
import { rememberPatientIds } from './known-patients.ts';

const asked: string[] = [];
let assigned: string[];
vi.mock('@/sync/api/documents/documents.ts', () => ({
  listDocuments: (collection: string, queries: string[]) => {
    asked.push(collection);
    const [{ values = [] } = {}] = queries.map((query) => JSON.parse(query) as { values?: string[] });
    const found = collection === 'profiles' ? assigned : values;
    return Promise.resolve(
      found
        .map((id) => ({ $id: `${collection}-${id}`, userId: id }))
        .map((each) => (collection === 'profiles' ? { ...each, $id: each.userId } : each)),
    );
  },
}));

const users = (documents: readonly PatientRemoteDocument[]) => documents.map(({ userId }) => userId);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['performance'] });
  asked.length = 0;
  assigned = ['amina'];
});
afterEach(() => {
  vi.advanceTimersByTime(1_000);
  vi.useRealTimers();
});

describe('the lists of one refetch', () => {
  it('ask for the patients once', async () => {
    rememberPatientIds('dr', ['amina']);
    const lists = (['weight', 'patients', 'visits'] as const).map((list) => listForDoctor('dr', list));
    expect((await Promise.all(lists)).map(users)).toEqual([['amina'], ['amina'], ['amina']]);
    expect(asked.filter((collection) => collection === 'profiles')).toHaveLength(1);
  });

  it('have the readings of a patient who was just assigned, though the last list did not have her', async () => {
    rememberPatientIds('dr', ['amina']);
    await listForDoctor('dr', 'patients');
    assigned = ['amina', 'grace'];
    vi.advanceTimersByTime(300);
    expect(users(await listForDoctor('dr', 'weight')).toSorted()).toEqual(['amina', 'grace']);
  });

  it('do not use the ids of another doctor who used this device', async () => {
    rememberPatientIds('other', ['leila']);
    expect(users(await listForDoctor('dr', 'weight'))).toEqual(['amina']);
    expect(asked.filter((collection) => collection === 'weight')).toHaveLength(1);
  });
});
