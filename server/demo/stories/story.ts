import type { SymptomId } from '../../../src/clinical/symptoms/decision-table.ts';
import type { Sign } from '../../../src/clinical/symptoms/signs.ts';
import type { EpisodeAction, EpisodeOutcome } from '../../../src/model/records/care-episode.ts';
import type { BloodPressure } from '../../../src/model/records/blood-pressure.ts';
import type { MeasurementType, SugarUnit } from '../../../src/model/records/blood-sugar.ts';
import type { DocumentCategory } from '../../../src/model/records/medical-document.ts';
import type { Profile } from '../../../src/model/records/profile.ts';
import type { DemoAccount } from '../people/demo-people.ts';

/** A moment: days before today (negative: after today), and the time of day `HH:mm`. */
export type When = readonly [days: number, time: string];
/** A moment counted back from now: the alarm of tonight must be recent at any hour. */
export const minutesAgo = (minutes: number): When => [0, `-${minutes}`];
/** From the first day to the last, counted back from today; readings are taken between them. */
export interface Period {
  readonly from: number;
  readonly to: number;
}

/** Values move in a straight line from `start` to `end` over the period, with the spread of a day around them. */
export interface PressureCourse extends Period {
  /** mmHg */
  readonly start: readonly [systolic: number, diastolic: number];
  readonly end: readonly [systolic: number, diastolic: number];
  /** The highest value that the course itself may reach; what is above it stands in `pressureEvents`. */
  readonly ceiling: readonly [systolic: number, diastolic: number];
  /** Beats a minute. */
  readonly pulse: number;
  readonly times: readonly string[];
  /** The share of days without a reading, 0 to 1. */
  readonly skipped: number;
}

export interface PressureEvent extends Pick<BloodPressure, 'systolic' | 'diastolic' | 'symptoms' | 'note'> {
  readonly when: When;
}

export interface SugarCourse extends Period {
  readonly unit: SugarUnit;
  readonly times: readonly {
    readonly type: MeasurementType;
    readonly time: string;
    /** In `unit`, at the beginning and at the end of the period. */
    readonly start: number;
    readonly end: number;
    readonly spread: number;
    readonly lowest: number;
    readonly highest: number;
  }[];
  readonly skipped: number;
}

/** Weekly weights in kg, in a straight line with a spread of some hundred grams. */
export interface WeightCourse extends Period {
  readonly start: number;
  readonly end: number;
}

export interface Visit {
  readonly when: When;
  readonly type: string;
  readonly place: string;
  readonly clinician?: string;
  readonly notes?: string;
  readonly questions?: readonly string[];
  readonly isMissed?: boolean;
}

export interface Medicine {
  /** Short name for the id. */
  readonly key: string;
  readonly name: string;
  readonly dosage: string;
  readonly frequency: string;
  readonly times: readonly string[];
  readonly notes?: string;
  /** Days ago. */
  readonly since: number;
  readonly isPaused?: boolean;
  /** The last day with answered doses, in days ago; absent: today. */
  readonly answeredUntil?: number;
  /** The shares of doses that were taken and that were skipped on purpose; the rest has no answer and is missed. */
  readonly taken: number;
  readonly skipped?: number;
}

export interface LabRow {
  readonly name: string;
  readonly value: string;
  readonly unit: string;
  readonly range: string;
}
export interface LabReport {
  readonly when: When;
  readonly title: string;
  readonly rows: readonly LabRow[];
  /** The printed report, as a picture or as a PDF. */
  readonly file?: 'png' | 'pdf';
}

export interface Paper {
  readonly days: number;
  readonly category: DocumentCategory;
  readonly fileName: string;
  readonly description: string;
  /** `scan` draws an ultrasound picture, `page` a printed page with these lines. */
  readonly picture: 'scan' | 'page';
  readonly lines: readonly string[];
}

export interface Message {
  readonly when: When;
  readonly from: 'patient' | 'doctor';
  readonly text: string;
  /** Not read yet by the other side. */
  readonly isUnread?: true;
}

export interface SymptomAnswer {
  readonly when: When;
  readonly symptoms: readonly SymptomId[];
  readonly signs: readonly Sign[];
}

/** What was done about an alarm that the readings caused; times in minutes after the reading. */
export interface AlarmStory {
  /** The reading that caused it: one of `pressureEvents`. */
  readonly when: When;
  readonly actions: readonly (readonly [minutes: number, action: EpisodeAction])[];
  readonly seenAfter?: number;
  readonly outcome?: readonly [minutes: number, outcome: EpisodeOutcome, text: string];
}

export interface DoctorNote {
  readonly when: When;
  readonly text: string;
}

/** One patient: what the seeded generator makes her months of. All of it is invented. */
export interface Story {
  readonly account: DemoAccount;
  /** Null: she has not chosen a doctor. */
  readonly doctor: DemoAccount | null;
  /** What this patient shows, for docs/demonstration.md. */
  readonly shows: string;
  /** Days of pregnancy today; null after birth or a loss. */
  readonly daysPregnant: number | null;
  readonly profile: Partial<Profile>;
  /** Days since the birth. */
  readonly bornDaysAgo?: number;
  readonly pressures?: readonly PressureCourse[];
  readonly pressureEvents?: readonly PressureEvent[];
  readonly sugars?: readonly SugarCourse[];
  readonly weights?: WeightCourse;
  readonly visits?: readonly Visit[];
  readonly medicines?: readonly Medicine[];
  readonly labs?: readonly LabReport[];
  readonly papers?: readonly Paper[];
  readonly messages?: readonly Message[];
  readonly checks?: readonly SymptomAnswer[];
  readonly alarms?: readonly AlarmStory[];
  readonly notes?: readonly DoctorNote[];
  /** Questions to the assistant about a food of the built-in list. */
  readonly talks?: readonly {
    readonly when: When;
    readonly question: string;
    readonly foodId: string;
    readonly isKept?: boolean;
  }[];
  /** Products of the built-in list that she has marked. */
  readonly products?: readonly { readonly when: When; readonly productId: string }[];
  /** Days ago on which her phone had a network, the newest first; absent: every day. */
  readonly networkDays?: readonly number[];
}
