import { demoAdmin, demoDoctor, demoPatient, type DemoAccount } from '../../server/demo/people/demo-people.ts';
import { clinicRoutes, nowhere, publicRoutes, signedInRoutes } from '../../tests/support/samples/routes.ts';
import { ARTICLE, TOPIC } from './fill-clinic.ts';

export const roles = ['guest', 'patient', 'doctor', 'admin'] as const;
export type Role = (typeof roles)[number];

export const accountOf: Readonly<Record<Role, DemoAccount | null>> = {
  guest: null,
  patient: demoPatient,
  doctor: demoDoctor,
  admin: demoAdmin,
};

/** Beside the route with an id that exists nowhere, the same with one that does. */
const real: Readonly<Record<string, string>> = {
  '/blog/first-weeks': `/blog/${ARTICLE}`,
  '/edit-blog/first-weeks': `/edit-blog/${ARTICLE}`,
  '/forum/topic-1': `/forum/${TOPIC}`,
};
const forGuests: readonly string[] = ['/login', '/signup'];
const member = [
  ...signedInRoutes.flatMap((route) => (real[route] ? [real[route], route] : [route])),
  ...publicRoutes.filter((route) => !forGuests.includes(route)),
];
const ofPatient = `/doctor/patient/${demoPatient.id}`;

export const routesOf: Readonly<Record<Role, readonly string[]>> = {
  guest: [...publicRoutes, nowhere],
  patient: member,
  doctor: ['/doctor/hand-over', ofPatient, `${ofPatient}/report`, ...member],
  admin: [...clinicRoutes, `/clinic/people/${demoDoctor.id}`, ...member.filter((route) => route !== '/dashboard')],
};
