import type { DatingMethod } from '@/model/records/profile.ts';

/** The fields for new dates, as text; empty while the current dates stay. */
export interface DatingForm {
  datingMethod: '' | Exclude<DatingMethod, 'WEEKS_ENTERED_UNDATED'>;
  dueDate: string;
  transferDate: string;
  embryoDays: '3' | '5';
  lmp: string;
  cycleDays: string;
  weeks: string;
  days: string;
}

export const emptyDating: DatingForm = {
  datingMethod: '',
  dueDate: '',
  transferDate: '',
  embryoDays: '5',
  lmp: '',
  cycleDays: '',
  weeks: '',
  days: '',
};
