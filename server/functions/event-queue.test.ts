import { describe, expect, it } from 'vitest';
import { EventQueue } from './event-queue.ts';

const PROFILE = 'databases.maia.collections.profiles.documents';

/** A queue of events given by name and account, and a list of the runs. */
function runsOf(...events: [event: string, userId: string | null, functionId?: string][]): string[] {
  const queue = new EventQueue();
  const ran: string[] = [];
  for (const [at, [event, userId, functionId = 'care-access']] of events.entries())
    queue.add({ functionId, event, userId, run: async () => ran.push(`${event.replace(`${PROFILE}.`, '')} ${at}`) });
  for (let next = queue.next(); next; next = queue.next()) void next.run();
  expect(queue.isEmpty).toBe(true);
  return ran;
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('the event queue', () => {
  it('runs once, with the latest state, when a document changed several times before its run', () => {
    expect(runsOf(...times(2000, [`${PROFILE}.mallory.update`, 'mallory'] as [string, string]))).toEqual([
      'mallory.update 1999',
    ]);
  });

  it('lets the accounts that cause events take turns', () => {
    const many = Array.from({ length: 4 }, (_, n) => [`${PROFILE}.m${n}.create`, 'mallory'] as [string, string]);
    const ran = runsOf(...many, [`${PROFILE}.amina.create`, 'amina'], ['users.x.update', null]);
    expect(ran).toEqual([
      'm0.create 0',
      'amina.create 4',
      'users.x.update 5',
      'm1.create 1',
      'm2.create 2',
      'm3.create 3',
    ]);
  });

  it('runs every deletion, because its payload is needed, and preserves the order of different events', () => {
    const [create, update, remove] = ['create', 'update', 'delete'].map(
      (action) => [`${PROFILE}.amina.${action}`, 'amina'] as [string, string],
    ) as [[string, string], [string, string], [string, string]];
    expect(runsOf(create, update, update, remove, remove, create, update)).toEqual([
      'amina.create 0',
      'amina.update 2',
      'amina.delete 3',
      'amina.delete 4',
      'amina.create 5',
      'amina.update 6',
    ]);
  });

  it('runs separately for other functions, and for other accounts that changed the same document', () => {
    const event = `${PROFILE}.amina.update`;
    expect(runsOf([event, 'amina'], [event, 'mallory'], [event, 'amina', 'reminders'])).toHaveLength(3);
  });

  it('runs again when a document changes after its run has started', () => {
    const queue = new EventQueue();
    const changed = {
      functionId: 'care-access',
      event: `${PROFILE}.amina.update`,
      userId: 'amina',
      run: async () => {},
    };
    queue.add(changed);
    expect(queue.next()).toBe(changed);
    queue.add(changed);
    expect(queue.next()).toBe(changed);
    expect(queue.next()).toBeUndefined();
  });
});
