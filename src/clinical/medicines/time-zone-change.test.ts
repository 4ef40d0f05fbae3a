import { describe, expect, it } from 'vitest';
import { zoneKept, zoneMove } from './time-zone-change.ts';
import { isLargeShift } from '@/clinical/time/time-zone-shift.ts';

const now = Date.parse('2026-11-21T06:00:00Z');
const home = {
  userId: 'amina',
  medicationName: 'Iron',
  dosage: '1',
  frequency: 'Once a day',
  times: ['20:00'],
  timeZone: 'Africa/Nairobi',
};

describe('a phone in another zone', () => {
  it('moves the times to the zone and stores the previous one', () => {
    expect(zoneMove(home, 'Asia/Tokyo', now)).toMatchObject({
      timeZone: 'Asia/Tokyo',
      movedFromZone: 'Africa/Nairobi',
      nextDueAt: '2026-11-21T11:00:00.000+00:00',
    });
  });

  it.each([
    ['Asia/Calcutta', 'Asia/Kolkata'],
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Africa/Nairobi', 'Asia/Riyadh'],
  ])('moves nothing from %s to %s, whose local times are always the same', (timeZone, phoneZone) => {
    expect(zoneMove({ ...home, timeZone }, phoneZone, now)).toBeNull();
  });

  it('moves without a notice if the local times are the same only now', () => {
    const moved = zoneMove({ ...home, timeZone: 'Europe/London' }, 'Africa/Accra', now);
    expect(moved).toMatchObject({ timeZone: 'Africa/Accra' });
    expect(moved).not.toHaveProperty('movedFromZone');
  });

  it('leaves an unsupported zone, and does not move to one', () => {
    const lost = zoneMove({ ...home, timeZone: 'Mars/Olympus' }, 'Asia/Tokyo', now);
    expect(lost).toMatchObject({ timeZone: 'Asia/Tokyo' });
    expect(lost).not.toHaveProperty('movedFromZone');
    expect(zoneMove(home, 'Mars/Olympus', now)).toBeNull();
  });

  it('leaves a start day that does not exist: it has no doses, and it could not be saved', () => {
    expect(zoneMove({ ...home, startsOn: '9999-99-99' }, 'Asia/Tokyo', now)).toBeNull();
    expect(zoneMove({ ...home, startsOn: '9999-99-99', everyDays: 2 }, 'Asia/Tokyo', now)).toBeNull();
  });

  it('leaves a reminder without times, at home, or with a fixed zone', () => {
    expect(zoneMove({ ...home, times: [] }, 'Asia/Tokyo', now)).toBeNull();
    expect(zoneMove(home, 'Africa/Nairobi', now)).toBeNull();
    expect(zoneMove({ ...home, ...zoneKept(home, 'Africa/Nairobi', now) }, 'Asia/Tokyo', now)).toBeNull();
  });

  it('is a large shift when the local times differ by more than three hours', () => {
    expect(isLargeShift('Africa/Nairobi', 'Asia/Tokyo', now)).toBe(true);
    expect(isLargeShift('Africa/Nairobi', 'Europe/London', now)).toBe(false);
    expect(isLargeShift('Mars/Olympus', 'Europe/London', now)).toBe(false);
  });
});
