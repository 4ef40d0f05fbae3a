import { describe, expect, it } from 'vitest';
import type { Profile } from '@/model/records/profile.ts';
import type { Reading } from '@/model/records/reading.ts';
import { contextLines, contextOf, newestOfEachKind } from './chat-context.ts';

const NOW = Date.parse('2026-11-21T09:00:00Z');
const profile = (changes: Partial<Profile> = {}): Profile => ({
  id: 'amina-1',
  userId: 'amina-1',
  name: 'Amina Otieno',
  email: 'amina@example.com',
  pregnancyStatus: 'pregnant',
  datingMethod: 'LMP',
  estimatedLmp: '2026-05-09',
  ...changes,
});
const pressure = (day: number, systolic: number): Reading => ({
  id: `r-${day}`,
  userId: 'amina-1',
  kind: 'bloodPressure',
  recordedDesc: 0,
  recordedAt: `2026-11-${day}T08:00:00.000+00:00`,
  systolic,
  diastolic: 76,
});
const readings: Reading[] = [
  pressure(20, 118),
  pressure(19, 150),
  {
    id: 'w',
    userId: 'amina-1',
    kind: 'weight',
    recordedDesc: 0,
    recordedAt: '2026-11-18T08:00:00.000+00:00',
    weight: 68.4,
    unit: 'kg',
  },
];
const settings = { tone: 'brief', language: 'en', country: 'KE' };

describe('the context sent with a question', () => {
  it('contains the week and the newest reading of each kind with its unit', () => {
    const lines = contextLines(contextOf(profile(), readings, NOW), ['stage', 'readings'], settings);
    expect(lines).toContain('28 weeks and 0 days');
    expect(lines).toContain('118/76 mmHg on 2026-11-20');
    expect(lines).toContain('68.4 kg');
    expect(lines).not.toContain('150');
    expect(lines).toContain('As brief as possible');
  });

  it.each([
    [{ level: 0, meter: 'LO' as const }, 'too low for the meter, which showed LO (fasting)'],
    [{ level: 600, meter: 'HI' as const }, 'too high for the meter, which showed HI (fasting)'],
    [{ level: 0 }, 'entered as zero, which is no possible reading and counts as very low (fasting)'],
    [{ level: 95 }, '95 mg/dL (fasting)'],
  ])('describes a sugar reading as the meter showed it: %o', (measured, words) => {
    const sugar = { ...pressure(20, 0), kind: 'bloodSugar', unit: 'mg/dL', measurementType: 'fasting', ...measured };
    const lines = contextLines(contextOf(profile(), [sugar as Reading], NOW), ['readings'], settings);
    expect(lines).toContain(`Last blood sugar ${words} on 2026-11-20.`);
    expect(lines).not.toMatch(/\b(0|600) mg/);
  });

  it('gives an approximate week if no days were entered', () => {
    const entered = {
      datingMethod: 'WEEKS_ENTERED',
      weeksPregnant: 28,
      weeksPregnantRecordedOn: '2026-11-18',
    } as const;
    const lines = contextLines(contextOf(profile(entered), [], NOW), ['stage'], settings);
    expect(lines).toContain('Pregnant, about week 28.');
    expect(contextLines(contextOf(profile({ ...entered, daysPregnant: 2 }), [], NOW), ['stage'], settings)).toContain(
      '28 weeks and 5 days',
    );
  });

  it('contains nothing that the user has switched off, and never her identity', () => {
    const lines = contextLines(contextOf(profile(), readings, NOW), [], settings);
    expect(lines).not.toMatch(/weeks|mmHg|kg|Amina|amina|example\.com/);
  });

  it('is gentle after a loss, whatever the setting is', () => {
    const ended = contextOf(profile({ pregnancyStatus: 'ended' }), readings, NOW);
    const lines = contextLines(ended, [], settings);
    expect(lines).toContain('After a pregnancy loss');
    expect(lines).toContain('Tone: Gentle.');
    expect(lines).not.toContain('weeks and');
  });

  it('contains one reading of each kind, the newest', () => {
    expect(newestOfEachKind(readings).map(({ id }) => id)).toEqual(['r-20', 'w']);
  });
});
