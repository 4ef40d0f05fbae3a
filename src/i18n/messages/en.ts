import { dashboard } from './en/dashboard.ts';
import { doctor } from './en/doctor.ts';
import { readings } from './en/readings.ts';
import { ui } from './en/ui.ts';
import { validation } from './en/validation.ts';

/** Every word of the app in English. Each feature keeps its own file in `en/`; another language must have the same ids. */
export const en = {
  ...dashboard,
  ...doctor,
  ...readings,
  ...ui,
  ...validation,
};

export type MessageId = keyof typeof en;
export type Messages = Readonly<Record<MessageId, string>>;
