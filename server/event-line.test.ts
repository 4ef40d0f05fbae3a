import { describe, expect, it } from 'vitest';
import { EventLine } from './event-line.ts';

const PROFILE = 'databases.maia.collections.profiles.documents';

/** A line of events, told by name and by whose they are, and what of them is run. */
function lineOf(...events: [event: string, userId: string | null, functionId?: string][]): string[] {
  const line = new EventLine();
  const ran: string[] = [];
  for (const [at, [event, userId, functionId = 'care-access']] of events.entries())
    line.add({ functionId, event, userId, run: async () => ran.push(`${event.replace(`${PROFILE}.`, '')} ${at}`) });
  for (let next = line.next(); next; next = line.next()) void next.run();
  expect(line.isEmpty).toBe(true);
  return ran;
}

const times = <T>(count: number, item: T): T[] => Array.from({ length: count }, () => item);

describe('a line of events', () => {
  it('runs once, with the latest state, what was changed many times before its turn', () => {
    expect(lineOf(...times(2000, [`${PROFILE}.mallory.update`, 'mallory'] as [string, string]))).toEqual([
      'mallory.update 1999',
    ]);
  });

  it('lets those who cause them take turns', () => {
    const many = Array.from({ length: 4 }, (_, n) => [`${PROFILE}.m${n}.create`, 'mallory'] as [string, string]);
    const ran = lineOf(...many, [`${PROFILE}.amina.create`, 'amina'], ['users.x.update', null]);
    expect(ran).toEqual([
      'm0.create 0',
      'amina.create 4',
      'users.x.update 5',
      'm1.create 1',
      'm2.create 2',
      'm3.create 3',
    ]);
  });

  it('keeps every deletion, whose payload says what is to be done, and the order of what differs', () => {
    const [create, update, remove] = ['create', 'update', 'delete'].map(
      (action) => [`${PROFILE}.amina.${action}`, 'amina'] as [string, string],
    ) as [[string, string], [string, string], [string, string]];
    expect(lineOf(create, update, update, remove, remove, create, update)).toEqual([
      'amina.create 0',
      'amina.update 2',
      'amina.delete 3',
      'amina.delete 4',
      'amina.create 5',
      'amina.update 6',
    ]);
  });

  it('keeps apart what concerns other functions, and what others did to the same document', () => {
    const event = `${PROFILE}.amina.update`;
    expect(lineOf([event, 'amina'], [event, 'mallory'], [event, 'amina', 'reminders'])).toHaveLength(3);
  });

  it('runs again what is changed after its run has begun', () => {
    const line = new EventLine();
    const changed = {
      functionId: 'care-access',
      event: `${PROFILE}.amina.update`,
      userId: 'amina',
      run: async () => {},
    };
    line.add(changed);
    expect(line.next()).toBe(changed);
    line.add(changed);
    expect(line.next()).toBe(changed);
    expect(line.next()).toBeUndefined();
  });
});
