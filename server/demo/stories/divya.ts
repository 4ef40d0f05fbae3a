import { demoDoctor, divya } from '../people/demo-people.ts';
import type { Story } from './story.ts';

const place = 'Riverside Maternity (demo), diabetes clinic';

/** Week 33: gestational diabetes that needs insulin; the fasting values are not in range yet. */
export const divyaStory: Story = {
  account: divya,
  doctor: demoDoctor,
  shows: 'gestational diabetes with insulin, four sugars a day in mmol/L, fasting values above the target',
  daysPregnant: 33 * 7 + 3,
  profile: {
    age: 33,
    phoneNumber: '+44 7700 900133',
    heightCm: 158,
    prePregnancyWeightKg: 69.5,
    previousPregnancies: 2,
    diabetes: 'gestational',
    glucoseLowering: true,
    sugarTargets: 'NICE',
    bloodGroup: 'B+',
  },
  pressures: [
    {
      from: 120,
      to: 0,
      start: [114, 73],
      end: [119, 77],
      ceiling: [130, 83],
      pulse: 83,
      times: ['08:10'],
      skipped: 0.45,
    },
  ],
  sugars: [
    {
      from: 60,
      to: 29,
      unit: 'mmol/L',
      skipped: 0.08,
      times: [
        { type: 'fasting', time: '07:00', start: 5.4, end: 6.2, spread: 0.3, lowest: 4.8, highest: 6.7 },
        { type: 'post_1h', time: '09:00', start: 8.0, end: 8.6, spread: 0.6, lowest: 6.4, highest: 9.6 },
        { type: 'post_1h', time: '20:00', start: 7.9, end: 8.4, spread: 0.6, lowest: 6.2, highest: 9.4 },
      ],
    },
    {
      from: 28,
      to: 0,
      unit: 'mmol/L',
      skipped: 0.04,
      times: [
        { type: 'fasting', time: '07:00', start: 6.2, end: 5.8, spread: 0.2, lowest: 4.7, highest: 6.5 },
        { type: 'post_1h', time: '09:00', start: 8.3, end: 7.2, spread: 0.5, lowest: 5.9, highest: 9.2 },
        { type: 'post_1h', time: '14:00', start: 7.8, end: 6.9, spread: 0.5, lowest: 5.6, highest: 8.8 },
        { type: 'post_1h', time: '20:00', start: 8.1, end: 7.1, spread: 0.5, lowest: 5.8, highest: 9.0 },
      ],
    },
  ],
  weights: { from: 120, to: 1, start: 72.6, end: 79.4 },
  visits: [
    { when: [62, '08:00'], type: 'Glucose test', place },
    { when: [29, '10:00'], type: 'Doctor', place, clinician: demoDoctor.name, notes: 'Insulin explained and started.' },
    { when: [8, '10:00'], type: 'Doctor', place, clinician: demoDoctor.name },
    { when: [-3, '14:00'], type: 'Scan', place, questions: ['How large is the baby?'] },
    { when: [-6, '10:00'], type: 'Doctor', place, clinician: demoDoctor.name },
  ],
  medicines: [
    {
      key: 'insulin',
      name: 'Insulin detemir',
      dosage: '14 units',
      frequency: 'At bedtime',
      times: ['22:00'],
      since: 28,
      taken: 0.97,
    },
    {
      key: 'metformin',
      name: 'Metformin',
      dosage: '500 mg',
      frequency: 'Twice a day',
      times: ['08:00', '19:00'],
      since: 45,
      taken: 0.88,
      skipped: 0.05,
    },
  ],
  labs: [
    {
      when: [62, '10:20'],
      title: 'Glucose tolerance test',
      file: 'png',
      rows: [
        { name: 'OGTT fasting', value: '5.8', unit: 'mmol/L', range: '3.5 - 5.5' },
        { name: 'OGTT 2 h', value: '8.9', unit: 'mmol/L', range: '3.5 - 7.7' },
        { name: 'HbA1c', value: '39', unit: 'mmol/mol', range: '20 - 42' },
      ],
    },
    {
      when: [29, '10:40'],
      title: 'HbA1c and blood count',
      rows: [
        { name: 'HbA1c', value: '41', unit: 'mmol/mol', range: '20 - 42' },
        { name: 'Haemoglobin', value: '11.4', unit: 'g/dL', range: '10.5 - 14.0' },
      ],
    },
    {
      when: [8, '10:30'],
      title: 'HbA1c and blood count',
      rows: [
        { name: 'HbA1c', value: '40', unit: 'mmol/mol', range: '20 - 42' },
        { name: 'Haemoglobin', value: '11.6', unit: 'g/dL', range: '10.5 - 14.0' },
      ],
    },
  ],
  papers: [
    {
      days: 34,
      category: 'scan',
      fileName: 'scan-28-weeks.png',
      description: 'Growth scan at 28 weeks',
      picture: 'scan',
      lines: ['DIVYA DEMO', '28 WEEKS 4 DAYS'],
    },
  ],
  messages: [
    {
      when: [27, '07:40'],
      from: 'patient',
      text: 'First night with the insulin, this morning 6.1. Is that what we want?',
    },
    {
      when: [27, '09:15'],
      from: 'doctor',
      text: 'It is a beginning. We look at the values of one week before we change anything.',
    },
    {
      when: [8, '11:20'],
      from: 'doctor',
      text: 'As discussed: two units more in the evening from today. Keep some juice beside the bed.',
    },
    {
      when: [3, '07:30'],
      from: 'patient',
      text: 'Fasting is still 5.6 to 5.9 most mornings. After meals it is fine now.',
      isUnread: true,
    },
  ],
  checks: [{ when: [15, '20:10'], symptoms: ['S29'], signs: [] }],
  notes: [
    {
      when: [29, '10:50'],
      text: 'Fasting above 5.3 mmol/L on most days with diet and metformin: insulin at bedtime, 10 units.',
    },
    { when: [8, '11:25'], text: 'Fasting 5.6 to 6.0 mmol/L. 14 units at bedtime. Growth scan before the next visit.' },
  ],
};
