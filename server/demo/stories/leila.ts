import { leila, secondDoctor } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 31: measured every second day for months, and nothing has come for ten days. */
export const leilaStory: Story = {
  account: leila,
  doctor: secondDoctor,
  shows: 'silent for ten days after months of regular readings; the message to her is not read',
  daysPregnant: 31 * 7 + 5,
  profile: {
    age: 28,
    phoneNumber: '+44 7700 900131',
    heightCm: 163,
    prePregnancyWeightKg: 66,
    previousPregnancies: 1,
    bloodGroup: 'O+',
  },
  pressures: [
    {
      from: 120,
      to: 10,
      start: [116, 73],
      end: [127, 81],
      ceiling: [133, 84],
      pulse: 81,
      times: ['20:30'],
      skipped: 0.4,
    },
  ],
  weights: { from: 119, to: 12, start: 69.2, end: 76.1 },
  visits: [
    { when: [75, '13:00'], type: 'Scan', place },
    { when: [33, '13:00'], type: 'Midwife', place },
    { when: [5, '13:00'], type: 'Midwife', place, isMissed: true },
    { when: [-8, '13:00'], type: 'Doctor', place, clinician: secondDoctor.name },
  ],
  medicines: [
    {
      key: 'vitamins',
      name: 'Vitamin D',
      dosage: '10 micrograms',
      frequency: 'Once a day',
      times: ['20:00'],
      since: 100,
      taken: 0.85,
      answeredUntil: 10,
    },
  ],
  labs: [
    {
      when: [75, '13:40'],
      title: 'Blood count at 20 weeks',
      rows: [{ name: 'Haemoglobin', value: '11.8', unit: 'g/dL', range: '10.5 - 14.0' }],
    },
    {
      when: [33, '13:30'],
      title: 'Blood count at 27 weeks',
      rows: [{ name: 'Haemoglobin', value: '11.1', unit: 'g/dL', range: '10.5 - 14.0' }],
    },
  ],
  messages: [
    { when: [34, '18:00'], from: 'patient', text: 'Do I bring the cuff tomorrow?' },
    { when: [34, '19:10'], from: 'doctor', text: 'Yes, please.' },
    {
      when: [3, '11:00'],
      from: 'doctor',
      text: 'We have not heard from you for a week, and you missed the visit. Is everything all right? Please write or call.',
      isUnread: true,
    },
  ],
  notes: [
    {
      when: [3, '11:02'],
      text: 'No readings for a week, visit missed. Wrote to her; call on Monday if there is no answer.',
    },
  ],
};
