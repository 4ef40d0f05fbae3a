import { hana, secondDoctor } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo), twin clinic';

/** Week 26 with twins: more visits, more scans, more weight. */
export const hanaStory: Story = {
  account: hana,
  doctor: secondDoctor,
  shows: 'twins: a scan every two weeks, iron, one missed visit',
  daysPregnant: 26 * 7 + 1,
  profile: {
    age: 30,
    phoneNumber: '+44 7700 900126',
    heightCm: 169,
    prePregnancyWeightKg: 64,
    previousPregnancies: 0,
    fetuses: 2,
    bloodGroup: 'B-',
  },
  pressures: [
    {
      from: 100,
      to: 0,
      start: [112, 70],
      end: [121, 77],
      ceiling: [131, 83],
      pulse: 88,
      times: ['08:30'],
      skipped: 0.3,
    },
  ],
  weights: { from: 99, to: 1, start: 66.1, end: 75.9 },
  visits: [
    { when: [70, '10:00'], type: 'Scan', place },
    { when: [56, '10:00'], type: 'Scan', place },
    { when: [42, '10:00'], type: 'Scan', place },
    { when: [28, '10:00'], type: 'Scan', place, isMissed: true, notes: 'Train strike; moved to the next day.' },
    { when: [27, '12:00'], type: 'Scan', place },
    { when: [13, '10:00'], type: 'Scan', place },
    { when: [-1, '10:00'], type: 'Scan', place, clinician: secondDoctor.name, questions: ['Do both grow the same?'] },
    { when: [-15, '10:00'], type: 'Scan', place },
  ],
  medicines: [
    {
      key: 'iron',
      name: 'Ferrous sulfate',
      dosage: '200 mg',
      frequency: 'Once a day',
      times: ['09:00'],
      since: 60,
      taken: 0.85,
      skipped: 0.05,
    },
    {
      key: 'aspirin',
      name: 'Aspirin',
      dosage: '150 mg',
      frequency: 'At bedtime',
      times: ['22:00'],
      since: 90,
      taken: 0.9,
    },
  ],
  labs: [
    {
      when: [91, '10:30'],
      title: 'Booking blood tests',
      rows: [
        { name: 'Haemoglobin', value: '12.0', unit: 'g/dL', range: '11.0 - 14.0' },
        { name: 'Ferritin', value: '28', unit: 'ug/L', range: '15 - 150' },
      ],
    },
    {
      when: [27, '12:30'],
      title: 'Blood count',
      rows: [
        { name: 'Haemoglobin', value: '10.8', unit: 'g/dL', range: '10.5 - 14.0' },
        { name: 'Ferritin', value: '16', unit: 'ug/L', range: '15 - 150' },
      ],
    },
  ],
  papers: [
    {
      days: 27,
      category: 'scan',
      fileName: 'twin-one.png',
      description: 'Twin one at 22 weeks',
      picture: 'scan',
      lines: ['HANA DEMO', 'TWIN 1', '22 WEEKS 2 DAYS'],
    },
    {
      days: 27,
      category: 'scan',
      fileName: 'twin-two.png',
      description: 'Twin two at 22 weeks',
      picture: 'scan',
      lines: ['HANA DEMO', 'TWIN 2', '22 WEEKS 2 DAYS'],
    },
  ],
  messages: [
    { when: [28, '09:10'], from: 'patient', text: 'No trains today, I cannot reach you. May I come tomorrow?' },
    { when: [28, '09:30'], from: 'doctor', text: 'Yes, tomorrow at twelve. Good that you wrote.' },
    { when: [1, '19:05'], from: 'patient', text: 'Both kick a lot this evening. See you tomorrow!', isUnread: true },
  ],
  checks: [{ when: [11, '21:00'], symptoms: ['S20'], signs: [] }],
  notes: [{ when: [13, '10:40'], text: 'Two placentas. Both grow along their lines. Scan every two weeks.' }],
};
