import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useSession } from '@/sync/session/session.ts';
import { openDoctorView } from './doctor-view.ts';

const parts = vi.hoisted(() => ({ opened: [] as string[], idle: [] as (() => void)[] }));
vi.mock('@/db/cache/doctor-cache.ts', () => ({
  openDoctorCache: async (doctorId: string) => {
    parts.opened.push(doctorId);
    return { read: async () => [], write: async () => undefined, drop: async () => undefined, close: () => undefined };
  },
}));
vi.mock('@/db/scheduling/when-idle.ts', async (original) => ({
  ...(await original<object>()),
  untilIdle: () => new Promise<void>((resolve) => void parts.idle.push(resolve)),
}));
vi.mock('@/sync/api/doctor/watch-patients.ts', () => ({ watchPatients: () => () => undefined }));
vi.mock('@/sync/api/doctor/first-screen-lists.ts', async (original) => ({
  ...(await original<object>()),
  firstScreenLists: async () => ({ at: 1, total: 0, patients: [], readings: [], notes: [], visits: [], messages: [] }),
}));

const signIn = (id: string) =>
  useSession.setState({ user: { id, name: 'Dr Njeri', email: `${id}@example.org`, labels: ['doctor'] } });
const list = { queryKey: ['list'], queryFn: async () => [] };

/** A doctor whose list is on screen and whose cache is about to be opened. */
async function seenList(doctorId: string): Promise<void> {
  signIn(doctorId);
  const view = await openDoctorView(doctorId, [list]);
  view.readRest();
  await expect.poll(() => parts.idle.length).toBeGreaterThan(0);
}

beforeEach(() => {
  parts.opened.length = 0;
  parts.idle.length = 0;
});

describe('the cache of a doctor whose list is on screen', () => {
  it('is opened when the browser is first idle', async () => {
    await seenList('doctor-1');
    expect(parts.opened).toEqual([]);
    parts.idle.forEach((work) => work());
    await expect.poll(() => parts.opened).toEqual(['doctor-1']);
  });

  it('is opened after a while even if no list is on screen: on a slow network there is nothing else to show', async () => {
    signIn('doctor-3');
    await openDoctorView('doctor-3', [list]);
    await expect.poll(() => parts.opened).toEqual(['doctor-3']);
    expect(parts.idle).toEqual([]);
  });

  it('is not opened after a sign-out', async () => {
    await seenList('doctor-2');
    useSession.setState({ user: null });
    parts.idle.forEach((work) => work());
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(parts.opened).toEqual([]);
  });
});
