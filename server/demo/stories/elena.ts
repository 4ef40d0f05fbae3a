import { demoDoctor, elena } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 12 of a healthy first pregnancy. */
export const elenaStory: Story = {
  account: elena,
  doctor: demoDoctor,
  shows: 'a healthy first pregnancy in week 12, the scan is tomorrow',
  daysPregnant: 12 * 7 + 3,
  profile: {
    age: 24,
    phoneNumber: '+44 7700 900112',
    heightCm: 171,
    prePregnancyWeightKg: 60,
    previousPregnancies: 0,
    diabetes: 'none',
    bloodGroup: 'O-',
  },
  pressures: [
    {
      from: 44,
      to: 0,
      start: [110, 67],
      end: [107, 66],
      ceiling: [122, 78],
      pulse: 74,
      times: ['07:45'],
      skipped: 0.4,
    },
  ],
  weights: { from: 43, to: 1, start: 60.1, end: 60.9 },
  visits: [
    { when: [22, '09:15'], type: 'Booking', place, clinician: 'Midwife Marta Demo' },
    {
      when: [-1, '10:30'],
      type: 'Scan',
      place,
      questions: ['Can my partner come in?', 'What does the blood group O negative mean for the baby?'],
    },
    { when: [-27, '09:15'], type: 'Midwife', place },
  ],
  medicines: [
    {
      key: 'folic',
      name: 'Folic acid',
      dosage: '400 micrograms',
      frequency: 'Once a day',
      times: ['08:00'],
      since: 40,
      taken: 0.94,
    },
  ],
  labs: [
    {
      when: [22, '09:50'],
      title: 'Booking blood tests',
      file: 'png',
      rows: [
        { name: 'Haemoglobin', value: '12.8', unit: 'g/dL', range: '11.0 - 14.0' },
        { name: 'Platelets', value: '264', unit: '10^9/L', range: '150 - 400' },
        { name: 'TSH', value: '1.6', unit: 'mIU/L', range: '0.1 - 2.5' },
        { name: 'Blood group', value: 'O Rh(D) negative', unit: '', range: '' },
        { name: 'Hepatitis B surface antigen', value: 'not found', unit: '', range: 'not found' },
      ],
    },
  ],
  papers: [
    {
      days: 22,
      category: 'other',
      fileName: 'letter-booking.png',
      description: 'Letter after the first visit',
      picture: 'page',
      lines: ['FIRST VISIT', 'ELENA DEMO', 'WEEK 9 AND 1 DAY', 'ALL TESTS TAKEN', 'NEXT: SCAN IN WEEK 12'],
    },
  ],
  messages: [
    { when: [30, '12:10'], from: 'patient', text: 'Hello, I am new here. I feel sick in the mornings, what helps?' },
    {
      when: [30, '16:45'],
      from: 'doctor',
      text: 'Welcome. Small meals, something dry before you get up, and enough to drink. If you cannot keep drinks down for a day, call us.',
    },
    { when: [14, '08:20'], from: 'patient', text: 'It is much better now, thank you.' },
  ],
  checks: [{ when: [30, '12:00'], symptoms: ['S18'], signs: [] }],
};
