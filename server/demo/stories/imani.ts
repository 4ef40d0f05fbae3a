import { demoDoctor, imani } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Twelve days after birth, with her baby at home. */
export const imaniStory: Story = {
  account: imani,
  doctor: demoDoctor,
  shows: 'twelve days after birth with her baby: pressure after birth, mood, discharge letter',
  daysPregnant: null,
  bornDaysAgo: 12,
  profile: {
    age: 27,
    phoneNumber: '+44 7700 900127',
    heightCm: 160,
    prePregnancyWeightKg: 58,
    previousPregnancies: 1,
    bloodGroup: 'O+',
  },
  pressures: [
    {
      from: 130,
      to: 13,
      start: [110, 69],
      end: [119, 76],
      ceiling: [130, 82],
      pulse: 80,
      times: ['08:00'],
      skipped: 0.45,
    },
    {
      from: 11,
      to: 0,
      start: [124, 79],
      end: [114, 73],
      ceiling: [131, 83],
      pulse: 76,
      times: ['10:00'],
      skipped: 0.1,
    },
  ],
  weights: { from: 10, to: 1, start: 64.9, end: 63.6 },
  visits: [
    { when: [60, '09:00'], type: 'Midwife', place },
    { when: [20, '09:00'], type: 'Midwife', place },
    {
      when: [5, '11:00'],
      type: 'Postnatal',
      place: 'At home',
      clinician: 'Midwife Marta Demo',
      notes: 'The baby has its birth weight again.',
    },
    {
      when: [-30, '10:00'],
      type: 'Postnatal',
      place,
      questions: ['When may I swim again?', 'Which contraception with feeding?'],
    },
  ],
  medicines: [
    {
      key: 'iron',
      name: 'Ferrous sulfate',
      dosage: '200 mg',
      frequency: 'Once a day',
      times: ['09:00'],
      since: 10,
      taken: 0.8,
    },
    {
      key: 'paracetamol',
      name: 'Paracetamol',
      dosage: '500 mg',
      frequency: 'As needed',
      times: [],
      since: 12,
      taken: 0,
    },
  ],
  labs: [
    {
      when: [40, '09:20'],
      title: 'Blood count at 36 weeks',
      rows: [
        { name: 'Haemoglobin', value: '11.3', unit: 'g/dL', range: '10.5 - 14.0' },
        { name: 'Platelets', value: '198', unit: '10^9/L', range: '150 - 400' },
      ],
    },
    {
      when: [11, '08:00'],
      title: 'Blood count after birth',
      rows: [
        { name: 'Haemoglobin', value: '9.9', unit: 'g/dL', range: '11.0 - 15.0' },
        { name: 'Platelets', value: '226', unit: '10^9/L', range: '150 - 400' },
      ],
    },
  ],
  papers: [
    {
      days: 10,
      category: 'discharge',
      fileName: 'discharge.png',
      description: 'Letter of discharge after the birth',
      picture: 'page',
      lines: [
        'AFTER THE BIRTH',
        'IMANI DEMO',
        'A GIRL, 3320 G, 51 CM',
        'MOTHER AND CHILD WELL',
        'MIDWIFE COMES ON DAY 7',
      ],
    },
  ],
  messages: [
    {
      when: [11, '16:00'],
      from: 'doctor',
      text: 'Congratulations to all of you! Please measure your pressure once a day for two weeks.',
    },
    { when: [9, '10:30'], from: 'patient', text: 'Thank you! She is called Zuri and sleeps on my arm while I write.' },
    { when: [3, '14:00'], from: 'patient', text: 'I cry easily these days, but my sister is here and it gets better.' },
    {
      when: [3, '15:20'],
      from: 'doctor',
      text: 'Good that your sister is there. Many feel like this in the first two weeks. If it stays or gets heavier, write or call me, at any time.',
    },
  ],
  checks: [
    { when: [8, '20:00'], symptoms: ['S32'], signs: ['interest_1', 'down_1'] },
    { when: [2, '20:00'], symptoms: ['S32'], signs: ['interest_0', 'down_1'] },
  ],
  notes: [{ when: [3, '15:25'], text: 'Low days since day 6, support at home. Ask again on Monday by telephone.' }],
};
