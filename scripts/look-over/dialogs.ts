import { demoPatient } from '../../server/demo-people.ts';
import type { MessageId } from '../../src/i18n/messages/en.ts';
import { ARTICLE, TALK, TOPIC } from './fill-clinic.ts';
import type { Role } from './people.ts';

/** A button that is pressed, by the words on it, or a field and what is typed into it. */
export type Step = MessageId | readonly [field: MessageId, typed: string];

/** What opens a dialog on a route. */
export interface Opener {
  readonly name: string;
  readonly route: string;
  readonly steps: readonly Step[];
  /** Ends with a card on the page in place of a dialog. */
  readonly isCard?: true;
}

const pressure = (top: string, bottom: string): Step[] => [
  'readings.add.bloodPressure',
  ['readings.form.systolic', top],
  ['readings.form.diastolic', bottom],
];
const topic = `/forum/${TOPIC}`;

/** Every dialog that somebody meets with the demonstration as it is, and the card after a severe reading. */
export const dialogsOf: Readonly<Record<Role, readonly Opener[]>> = {
  guest: [],
  patient: [
    { name: 'pressure', route: '/dashboard', steps: ['readings.add.bloodPressure'] },
    { name: 'sugar', route: '/dashboard', steps: ['readings.add.bloodSugar'] },
    { name: 'weight', route: '/readings', steps: ['readings.add.weight'] },
    {
      name: 'pressure, nothing typed',
      route: '/readings',
      steps: ['readings.add.bloodPressure', 'readings.form.save'],
    },
    { name: 'pressure, swapped', route: '/readings', steps: [...pressure('80', '120'), 'readings.form.save'] },
    { name: 'reminder', route: '/reminders', steps: ['reminders.add'] },
    { name: 'reminder, nothing typed', route: '/reminders', steps: ['reminders.add', 'readings.form.save'] },
    { name: 'reminder changed', route: '/reminders', steps: ['reminders.edit'] },
    { name: 'reminder deleted', route: '/reminders', steps: ['reminders.edit', 'readings.delete'] },
    { name: 'visit', route: '/appointment', steps: ['appointments.add'] },
    { name: 'visit moved', route: '/appointment', steps: ['appointments.move'] },
    { name: 'report', route: '/bloodwork', steps: ['bloodwork.add'] },
    { name: 'report changed', route: '/bloodwork', steps: ['bloodwork.edit'] },
    { name: 'report deleted', route: '/bloodwork', steps: ['bloodwork.delete'] },
    { name: 'document', route: '/medicaldocs', steps: ['documents.add'] },
    { name: 'topic', route: '/forum', steps: ['forum.ask'] },
    { name: 'topic reported', route: topic, steps: ['forum.report'] },
    { name: 'reply deleted', route: topic, steps: ['forum.delete'] },
    { name: 'talk renamed', route: `/chat?with=${TALK}`, steps: ['chat.rename'] },
    { name: 'talk deleted', route: `/chat?with=${TALK}`, steps: ['chat.delete'] },
    { name: 'attached', route: '/doctor-chat', steps: ['doctorChat.attach'] },
    { name: 'messages deleted', route: '/doctor-chat', steps: ['doctorChat.deleteAll'] },
    { name: 'account deleted', route: '/account', steps: ['account.erase.open'] },
    { name: 'card', route: '/dashboard', steps: [...pressure('172', '114'), 'readings.form.save'], isCard: true },
  ],
  doctor: [
    { name: 'attached', route: `/doctor-chat?with=${demoPatient.id}`, steps: ['doctorChat.attach'] },
    { name: 'messages deleted', route: `/doctor-chat?with=${demoPatient.id}`, steps: ['doctorChat.deleteAll'] },
  ],
  admin: [
    { name: 'article deleted', route: `/blog/${ARTICLE}`, steps: ['blog.article.delete'] },
    { name: 'topic', route: '/forum', steps: ['forum.ask'] },
    { name: 'topic reported', route: topic, steps: ['forum.report'] },
  ],
};
