import { clinicalList } from './clinical-list.ts';
import { dashboard } from './dashboard.ts';
import { frame } from './frame.ts';
import { notFound } from './not-found.ts';
import { readings } from './readings.ts';
import { ui } from './ui.ts';

/** The messages of the first paint of Today, and of the frame around any page. They are in the main bundle. */
export const first = {
  ...clinicalList,
  ...dashboard,
  ...frame,
  ...notFound,
  ...readings,
  ...ui,
};
