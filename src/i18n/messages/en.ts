import { auth } from './en/auth.ts';
import { clinical } from './en/clinical.ts';
import { dashboard } from './en/dashboard.ts';
import { doctor } from './en/doctor.ts';
import { emergency } from './en/emergency.ts';
import { frame } from './en/frame.ts';
import { home } from './en/home.ts';
import { more } from './en/more.ts';
import { notFound } from './en/not-found.ts';
import { planned } from './en/planned.ts';
import { privacy } from './en/privacy.ts';
import { profile } from './en/profile.ts';
import { readings } from './en/readings.ts';
import { ui } from './en/ui.ts';
import { validation } from './en/validation.ts';

/** Every word of the app in English. Each feature keeps its own file in `en/`; another language must have the same ids. */
export const en = {
  ...auth,
  ...clinical,
  ...dashboard,
  ...doctor,
  ...emergency,
  ...frame,
  ...home,
  ...more,
  ...notFound,
  ...planned,
  ...privacy,
  ...profile,
  ...readings,
  ...ui,
  ...validation,
};

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;
