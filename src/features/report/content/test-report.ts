import { descendingKey, toInstant } from '@/model/time/instant.ts';
import type { Reading } from '@/model/records/reading.ts';
import { presetSections, reportContent, type ReportChoice, type ReportSource } from './report-source.ts';

/** The moment of the tests: local noon, so that no time zone moves a day. */
export const madeAt = new Date(2026, 10, 21, 12).getTime();
const HOUR = 3_600_000;
export const DAY = 24 * HOUR;

const at = (ago: number) => {
  const recordedAt = toInstant(madeAt - ago);
  return { id: `r-${ago}`, userId: 'amina', recordedAt, recordedDesc: descendingKey(recordedAt) };
};
const pressure = (systolic: number, diastolic: number, ago: number): Reading => ({
  kind: 'bloodPressure',
  systolic,
  diastolic,
  ...at(ago),
});

/** A patient with something of everything. */
export const source: ReportSource = {
  person: {
    id: 'amina',
    userId: 'amina',
    name: 'Amina Odhiambo',
    age: 29,
    phoneNumber: '+254 700 555 018',
    preExistingConditions: 'Asthma',
    allergies: 'Penicillin',
    bloodGroup: 'O-',
    estimatedLmp: '2026-05-05',
    datingMethod: 'LMP',
    pregnancyStatus: 'pregnant',
    diabetes: 'gestational',
    assignedDoctorId: 'dr',
  },
  readings: [
    { ...pressure(168, 114, 2 * HOUR), symptoms: ['headache'], note: 'after the stairs' } as Reading,
    pressure(118, 76, DAY + 4 * HOUR),
    pressure(122, 80, DAY - 4 * HOUR),
    pressure(150, 95, 40 * DAY),
    { kind: 'bloodSugar', level: 97, unit: 'mg/dL', measurementType: 'fasting', ...at(5 * HOUR) },
    { kind: 'bloodSugar', level: 5.1, unit: 'mmol/L', measurementType: 'post_1h', ...at(3 * HOUR) },
    { kind: 'bloodSugar', level: 40, unit: 'mg/dL', meter: 'LO', measurementType: 'random', ...at(6 * HOUR) },
    { kind: 'bloodSugar', level: 20, measurementType: 'random', ...at(7 * HOUR) },
    { kind: 'weight', weight: 68.4, unit: 'kg', ...at(HOUR) },
    { kind: 'weight', weight: 149, unit: 'lb', ...at(10 * DAY) },
  ],
  earlyWeights: [],
  notes: [
    {
      id: 'n1',
      userId: 'amina',
      senderId: 'amina',
      entry: 'symptoms',
      readingId: `r-${2 * HOUR}`,
      symptoms: ['vision'],
      recordedAt: toInstant(madeAt - HOUR),
      recordedDesc: 1,
    },
  ],
  reminders: [
    {
      id: 'm1',
      userId: 'amina',
      medicationName: 'Labetalol',
      dosage: '100 mg',
      frequency: 'twice a day',
      times: ['08:00', '20:00'],
      isActive: true,
      scheduledSince: toInstant(madeAt - 3 * DAY),
    },
  ],
  doses: [
    {
      userId: 'amina',
      reminderId: 'm1',
      date: '2026-11-21',
      time: '08:00',
      outcome: 'taken',
      recordedAt: toInstant(madeAt - 4 * HOUR),
    },
  ],
  visits: [
    {
      id: 'v1',
      userId: 'amina',
      date: '2026-11-24',
      time: '10:30',
      timeZone: 'Africa/Nairobi',
      questions: ['May I travel?'],
    },
    { id: 'v2', userId: 'amina', date: '2026-11-10', time: '09:00', timeZone: 'Africa/Nairobi', isCompleted: true },
  ],
  labs: [
    {
      id: 'l1',
      userId: 'amina',
      testName: 'Blood count',
      recordedAt: toInstant(madeAt - 9 * DAY),
      results: JSON.stringify([
        { name: 'Haemoglobin', value: '10.1', unit: 'g/dL', referenceRange: '11.0 - 15.0', flag: 'Low' },
        { name: 'Rubella', value: 'immune', unit: '', referenceRange: '', flag: 'N/A' },
      ]),
    },
  ],
  documents: [
    {
      id: 'd1',
      userId: 'amina',
      fileId: 'f1',
      fileName: 'scan.pdf',
      documentType: 'application/pdf',
      createdAt: toInstant(madeAt - 2 * DAY),
    },
  ],
  missing: [],
};

export const contentOf = (choice: Partial<ReportChoice> = {}, changes: Partial<ReportSource> = {}) =>
  reportContent({ ...source, ...changes }, { days: 30, sections: presetSections, ...choice }, madeAt, 'Africa/Nairobi');
