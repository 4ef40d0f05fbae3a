import { mariam, secondDoctor } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 23, lives far away: her phone has a network on market days only, and sends everything at once. */
export const mariamStory: Story = {
  account: mariam,
  doctor: secondDoctor,
  shows: 'lives far away: readings reach the server in bursts on market days, the last five days ago',
  daysPregnant: 23 * 7 + 4,
  profile: {
    age: 32,
    phoneNumber: '+44 7700 900123',
    address: 'Upper Valley, three hours from Riverside (invented)',
    heightCm: 165,
    prePregnancyWeightKg: 61,
    previousPregnancies: 4,
    bloodGroup: 'B+',
  },
  networkDays: [5, 14, 23, 32, 41, 50, 59, 68, 77, 86, 95],
  pressures: [
    {
      from: 95,
      to: 0,
      start: [113, 72],
      end: [118, 75],
      ceiling: [130, 82],
      pulse: 79,
      times: ['06:15'],
      skipped: 0.2,
    },
  ],
  weights: { from: 95, to: 4, start: 62.4, end: 67.3 },
  visits: [
    { when: [77, '12:00'], type: 'Booking', place },
    { when: [23, '12:00'], type: 'Scan', place, notes: 'On a market day, together with the bus.' },
    { when: [-22, '12:00'], type: 'Midwife', place },
  ],
  medicines: [
    {
      key: 'iron',
      name: 'Ferrous sulfate',
      dosage: '200 mg',
      frequency: 'Once a day',
      times: ['07:00'],
      since: 70,
      taken: 0.92,
      answeredUntil: 6,
    },
  ],
  labs: [
    {
      when: [77, '12:40'],
      title: 'Booking blood tests',
      rows: [{ name: 'Haemoglobin', value: '10.7', unit: 'g/dL', range: '11.0 - 14.0' }],
    },
    {
      when: [23, '12:40'],
      title: 'Blood count at 20 weeks',
      rows: [{ name: 'Haemoglobin', value: '11.0', unit: 'g/dL', range: '10.5 - 14.0' }],
    },
  ],
  papers: [
    {
      days: 23,
      category: 'scan',
      fileName: 'scan-20-weeks.png',
      description: 'Scan at 20 weeks',
      picture: 'scan',
      lines: ['MARIAM DEMO', '20 WEEKS 2 DAYS'],
    },
  ],
  messages: [
    {
      when: [23, '13:30'],
      from: 'patient',
      text: 'There is a network at the market only, so my numbers come every nine days. Is that enough?',
    },
    {
      when: [22, '09:00'],
      from: 'doctor',
      text: 'Yes. What counts is that you measure. Your phone shows at once when you have to call, also without a network.',
    },
    {
      when: [5, '14:10'],
      from: 'patient',
      text: 'Market day: everything is sent. The baby moves every evening now.',
      isUnread: true,
    },
  ],
};
