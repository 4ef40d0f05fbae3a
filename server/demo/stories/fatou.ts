import { demoDoctor, fatou } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 19: iron-deficiency anaemia that gets better slowly, because one tablet in three is forgotten. */
export const fatouStory: Story = {
  account: fatou,
  doctor: demoDoctor,
  shows: 'anaemia: haemoglobin and ferritin rise over three reports, doses of iron taken, skipped and missed',
  daysPregnant: 19 * 7 + 3,
  profile: {
    age: 29,
    phoneNumber: '+44 7700 900119',
    heightCm: 166,
    prePregnancyWeightKg: 57,
    previousPregnancies: 2,
    preExistingConditions: 'Anaemia (invented)',
    bloodGroup: 'AB+',
  },
  pressures: [
    {
      from: 84,
      to: 0,
      start: [108, 66],
      end: [112, 70],
      ceiling: [124, 79],
      pulse: 92,
      times: ['08:00'],
      skipped: 0.5,
    },
  ],
  weights: { from: 84, to: 0, start: 57.6, end: 60.8 },
  visits: [
    { when: [77, '11:00'], type: 'Booking', place },
    { when: [49, '11:30'], type: 'Blood test', place },
    { when: [14, '11:30'], type: 'Blood test', place },
    { when: [-7, '10:00'], type: 'Scan', place },
    { when: [-16, '11:30'], type: 'Blood test', place },
  ],
  medicines: [
    {
      key: 'iron',
      name: 'Ferrous fumarate',
      dosage: '210 mg',
      frequency: 'Twice a day',
      times: ['09:00', '18:00'],
      notes: 'Not together with tea',
      since: 70,
      taken: 0.62,
      skipped: 0.12,
    },
    {
      key: 'folic',
      name: 'Folic acid',
      dosage: '5 mg',
      frequency: 'Once a day',
      times: ['09:00'],
      since: 70,
      taken: 0.8,
    },
  ],
  labs: [
    {
      when: [76, '12:00'],
      title: 'Blood count',
      rows: [
        { name: 'Haemoglobin', value: '8.9', unit: 'g/dL', range: '11.0 - 14.0' },
        { name: 'MCV', value: '71', unit: 'fL', range: '80 - 100' },
        { name: 'Ferritin', value: '6', unit: 'ug/L', range: '15 - 150' },
      ],
    },
    {
      when: [48, '12:00'],
      title: 'Blood count after four weeks of iron',
      rows: [
        { name: 'Haemoglobin', value: '9.6', unit: 'g/dL', range: '10.5 - 14.0' },
        { name: 'MCV', value: '74', unit: 'fL', range: '80 - 100' },
        { name: 'Ferritin', value: '11', unit: 'ug/L', range: '15 - 150' },
      ],
    },
    {
      when: [13, '12:00'],
      title: 'Blood count after nine weeks of iron',
      file: 'png',
      rows: [
        { name: 'Haemoglobin', value: '10.3', unit: 'g/dL', range: '10.5 - 14.0' },
        { name: 'MCV', value: '79', unit: 'fL', range: '80 - 100' },
        { name: 'Ferritin', value: '17', unit: 'ug/L', range: '15 - 150' },
      ],
    },
  ],
  messages: [
    {
      when: [60, '19:00'],
      from: 'patient',
      text: 'The tablets do not agree with me before breakfast. May I take them with food?',
    },
    {
      when: [59, '09:30'],
      from: 'doctor',
      text: 'Yes, with a meal and some juice. Not together with tea, coffee or milk.',
    },
    {
      when: [12, '10:00'],
      from: 'doctor',
      text: 'Your haemoglobin has gone from 8.9 to 10.3 g/dL. Very good. Please go on for three more months.',
    },
    { when: [12, '13:15'], from: 'patient', text: 'That is good to hear. In the evening I forget it sometimes.' },
  ],
  checks: [{ when: [64, '20:30'], symptoms: ['S29'], signs: [] }],
  notes: [
    {
      when: [12, '10:05'],
      text: 'Iron deficiency, answer to iron as expected. Evening dose often missed: asked about another time of day.',
    },
  ],
};
