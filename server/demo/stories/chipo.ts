import { chipo, demoDoctor } from '../people/demo-people.ts';
import { minutesAgo, type Story } from './story.ts';

const place = 'Riverside Maternity (demo)';

/** Week 36 after preeclampsia in the first pregnancy: the pressure rises over weeks, and is severe now. */
export const chipoStory: Story = {
  account: chipo,
  doctor: demoDoctor,
  shows: 'previous preeclampsia, rising pressure, an open episode with a severe reading of this hour',
  daysPregnant: 36 * 7 + 3,
  profile: {
    age: 34,
    phoneNumber: '+44 7700 900136',
    heightCm: 168,
    prePregnancyWeightKg: 71,
    previousPregnancies: 1,
    preExistingConditions: 'Preeclampsia in week 35 of the first pregnancy (invented)',
    bloodGroup: 'A+',
  },
  pressures: [
    {
      from: 140,
      to: 40,
      start: [114, 72],
      end: [122, 78],
      ceiling: [131, 83],
      pulse: 80,
      times: ['08:00'],
      skipped: 0.3,
    },
    {
      from: 39,
      to: 1,
      start: [123, 78],
      end: [131, 82],
      ceiling: [134, 84],
      pulse: 84,
      times: ['08:00', '20:00'],
      skipped: 0.1,
    },
  ],
  pressureEvents: [
    { when: [9, '08:10'], systolic: 142, diastolic: 92 },
    { when: [9, '08:26'], systolic: 137, diastolic: 87, note: 'Measured again' },
    { when: [2, '19:55'], systolic: 148, diastolic: 94 },
    { when: [2, '20:12'], systolic: 144, diastolic: 91, note: 'Measured again' },
    { when: minutesAgo(48), systolic: 164, diastolic: 111 },
  ],
  weights: { from: 139, to: 6, start: 73.1, end: 81 },
  visits: [
    { when: [110, '09:00'], type: 'Scan', place, clinician: demoDoctor.name },
    { when: [40, '13:00'], type: 'Doctor', place, clinician: demoDoctor.name },
    { when: [12, '09:30'], type: 'Scan', place, notes: 'Growth along the line.' },
    {
      when: [-1, '11:00'],
      type: 'Doctor',
      place,
      clinician: demoDoctor.name,
      questions: ['When will the birth be started?'],
    },
  ],
  medicines: [
    {
      key: 'aspirin',
      name: 'Aspirin',
      dosage: '150 mg',
      frequency: 'At bedtime',
      times: ['22:00'],
      since: 160,
      taken: 0.93,
    },
    {
      key: 'calcium',
      name: 'Calcium',
      dosage: '500 mg',
      frequency: 'Twice a day',
      times: ['08:00', '20:00'],
      since: 120,
      taken: 0.8,
      skipped: 0.1,
    },
  ],
  labs: [
    {
      when: [40, '13:30'],
      title: 'Blood and urine at 30 weeks',
      rows: [
        { name: 'Platelets', value: '231', unit: '10^9/L', range: '150 - 400' },
        { name: 'ALT', value: '14', unit: 'U/L', range: '2 - 25' },
        { name: 'Urine protein creatinine ratio', value: '11', unit: 'mg/mmol', range: '0 - 30' },
      ],
    },
    {
      when: [12, '10:15'],
      title: 'Blood and urine at 34 weeks',
      file: 'png',
      rows: [
        { name: 'Platelets', value: '187', unit: '10^9/L', range: '150 - 400' },
        { name: 'ALT', value: '21', unit: 'U/L', range: '2 - 25' },
        { name: 'Urine protein creatinine ratio', value: '24', unit: 'mg/mmol', range: '0 - 30' },
      ],
    },
  ],
  papers: [
    {
      days: 12,
      category: 'scan',
      fileName: 'scan-34-weeks.png',
      description: 'Growth scan at 34 weeks',
      picture: 'scan',
      lines: ['CHIPO DEMO', '34 WEEKS 5 DAYS'],
    },
  ],
  messages: [
    {
      when: [9, '08:40'],
      from: 'patient',
      text: 'My pressure was a little high this morning, and lower after a rest.',
    },
    {
      when: [9, '10:02'],
      from: 'doctor',
      text: 'Thank you. Twice a day from now on, please, and call the unit at once from 160 or 110.',
    },
    {
      when: [2, '20:20'],
      from: 'patient',
      text: '148/94 and 144/91 this evening. I feel well, the baby moves as always.',
    },
    {
      when: [1, '07:50'],
      from: 'doctor',
      text: 'Please come tomorrow at eleven. Bring your cuff, we compare it with ours.',
    },
  ],
  checks: [{ when: [9, '08:45'], symptoms: ['S17'], signs: [] }],
  alarms: [{ when: minutesAgo(48), actions: [[5, 'calledUnit']] }],
  notes: [
    {
      when: [40, '13:40'],
      text: 'Preeclampsia in week 35 of the first pregnancy. Aspirin since week 13. Pressure at home twice a day from week 31.',
    },
    {
      when: [1, '07:52'],
      text: 'Pressure rises over two weeks. Visit moved to tomorrow: pressure, urine, bloods, growth.',
    },
  ],
};
