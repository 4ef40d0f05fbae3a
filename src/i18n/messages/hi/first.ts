import type { first as english } from '../en/first.ts';
import type { Translated } from '@/i18n/languages/translated-messages.ts';
import { clinicalList } from './clinical-list.ts';
import { dashboard } from './dashboard.ts';
import { frame } from './frame.ts';
import { notFound } from './not-found.ts';
import { readings } from './readings.ts';
import { ui } from './ui.ts';

/** The messages of the first paint of Today, and of the frame around any page. */
export const first: Translated<typeof english> = {
  ...clinicalList,
  ...dashboard,
  ...frame,
  ...notFound,
  ...readings,
  ...ui,
};
