import { afterBirthFirst } from './after-birth-first.ts';
import { afterBirthLater } from './after-birth-later.ts';
import { firstWeeks } from './first-weeks.ts';
import { pastTheDate } from './past-the-date.ts';
import { thirdPart } from './third-part.ts';
import { toBirth } from './to-birth.ts';
import { toHalfWay } from './to-half-way.ts';
import { toTheScan } from './to-the-scan.ts';
import { toTheThird } from './to-the-third.ts';
import type { WeekPage } from './week-page.ts';

/** Weeks 4 to 42 of pregnancy. */
export const pregnancyPages: readonly WeekPage[] = [
  ...firstWeeks,
  ...toTheScan,
  ...toHalfWay,
  ...toTheThird,
  ...thirdPart,
  ...toBirth,
  ...pastTheDate,
];

/** Weeks 1 to 12 after birth. */
export const afterBirthPages: readonly WeekPage[] = [...afterBirthFirst, ...afterBirthLater];
