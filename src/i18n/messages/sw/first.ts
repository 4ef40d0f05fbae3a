import { clinicalList } from './clinical-list.ts';
import { dashboard } from './dashboard.ts';
import { frame } from './frame.ts';
import { notFound } from './not-found.ts';
import { readings } from './readings.ts';
import { ui } from './ui.ts';

/** The words that the first paint of Today is made of, with what can stand around any page. They come with the app itself. */
export const first = {
  ...clinicalList,
  ...dashboard,
  ...frame,
  ...notFound,
  ...readings,
  ...ui,
};
