import { demoDoctor, demoPatient } from '../../server/demo/people/demo-people.ts';
import type { MessageId } from '../../src/i18n/messages/en.ts';
import { ARTICLE, DOCUMENT, TALK, TOPIC } from './fill-clinic.ts';
import type { Role } from './people.ts';

/** A step: a button to press, by its message or by a person's text; a field and the text to type; or a route. */
export type Step =
  MessageId | readonly [field: MessageId, typed: string] | { readonly written: string } | { readonly goTo: string };

/** kg; the server takes no entry with this in it. */
export const REFUSED = '71.4';

/** What opens a dialog on a route. */
export interface Opener {
  readonly name: string;
  readonly route: string;
  readonly steps: readonly Step[];
  /** On an iPhone: what is said there alone. */
  readonly isApple?: true;
  /** What opens it is gone with it: the focus goes to the title of the page. */
  readonly isOnce?: true;
  /** It stands on top of another dialog, which has what the focus comes back to. */
  readonly isOnTop?: true;
  /** On a desk it stands beside the list in place of a dialog. */
  readonly isBeside?: true;
  /** Ends with a card on the page in place of a dialog. */
  readonly isCard?: true;
}

const pressure = (top: string, bottom: string): Step[] => [
  'frame.add',
  'readings.add.bloodPressure',
  ['readings.form.systolic', top],
  ['readings.form.diastolic', bottom],
];
const refused: Step[] = ['frame.add', 'readings.add.weight', ['readings.form.weight', REFUSED], 'readings.form.save'];
const topic = `/forum/${TOPIC}`;

/** Every dialog that the demonstration data can open, and the card after a severe reading. */
export const dialogsOf: Readonly<Record<Role, readonly Opener[]>> = {
  guest: [{ name: 'install help', route: '/', steps: ['frame.install'], isApple: true, isOnce: true }],
  patient: [
    { name: 'add', route: '/dashboard', steps: ['frame.add'] },
    { name: 'pressure', route: '/readings', steps: ['frame.add', 'readings.add.bloodPressure'] },
    { name: 'sugar', route: '/readings', steps: ['frame.add', 'readings.add.bloodSugar'] },
    { name: 'weight', route: '/readings', steps: ['frame.add', 'readings.add.weight'] },
    {
      name: 'pressure, nothing typed',
      route: '/readings',
      steps: ['frame.add', 'readings.add.bloodPressure', 'readings.form.save'],
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
    { name: 'document opened', route: '/medicaldocs', steps: [{ written: DOCUMENT }], isBeside: true },
    {
      name: 'document deleted',
      route: '/medicaldocs',
      steps: [{ written: DOCUMENT }, 'documents.delete'],
      isBeside: true,
    },
    { name: 'visit, calendar', route: '/appointment', steps: ['appointments.add', 'dates.calendar'], isOnTop: true },
    { name: 'visit, clock', route: '/appointment', steps: ['appointments.add', 'times.clock'], isOnTop: true },
    { name: 'rare height', route: '/profile/health', steps: [['profile.height', '124'], 'profile.save'] },
    { name: 'topic', route: '/forum', steps: ['forum.ask'] },
    { name: 'topic reported', route: topic, steps: ['forum.report'] },
    { name: 'reply deleted', route: topic, steps: ['forum.delete'] },
    { name: 'talk renamed', route: `/chat?with=${TALK}`, steps: ['chat.rename'] },
    { name: 'talk deleted', route: `/chat?with=${TALK}`, steps: ['chat.delete'] },
    { name: 'attached', route: '/doctor-chat', steps: ['doctorChat.attach'] },
    { name: 'messages deleted', route: '/doctor-chat', steps: ['doctorChat.deleteAll'] },
    { name: 'account deleted', route: '/account', steps: ['account.erase.open'] },
    { name: 'entry dropped', route: '/readings', steps: [...refused, { goTo: '/needs-you' }, 'attention.drop'] },
    { name: 'logged out', route: '/readings', steps: [...refused, { goTo: '/more' }, 'more.logOut'] },
    { name: 'card', route: '/readings', steps: [...pressure('172', '114'), 'readings.form.save'], isCard: true },
  ],
  doctor: [
    { name: 'document', route: `/doctor/patient/${demoPatient.id}`, steps: ['doctor.files.open.name'] },
    { name: 'messages deleted', route: `/doctor-chat?with=${demoPatient.id}`, steps: ['doctorChat.deleteAll'] },
    { name: 'topic', route: '/forum', steps: ['forum.ask'] },
  ],
  admin: [
    { name: 'devices wiped', route: `/clinic/people/${demoDoctor.id}`, steps: ['clinic.wipe.all'] },
    { name: 'article deleted', route: `/blog/${ARTICLE}`, steps: ['blog.article.delete'] },
    { name: 'topic', route: '/forum', steps: ['forum.ask'] },
    { name: 'topic reported', route: topic, steps: ['forum.report'] },
  ],
};
