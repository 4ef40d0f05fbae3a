import { PRESSURE_MARKS } from '@/ui/chart/pressure-spec.ts';

const { floor, bottom, top, severe } = PRESSURE_MARKS;

/** The tape of blood pressures, mmHg. */
export const pressureTape = {
  from: 40,
  to: 180,
  bands: [
    { from: floor, to: bottom, tone: 'faint' },
    { from: bottom, to: top, tone: 'soft' },
  ],
  limits: [bottom, top],
} as const;

/** The same tape with ticks and figures, under the entry fields. */
export const pressureFieldTape = (figure: (value: number) => string) => ({
  ...pressureTape,
  tick: 4,
  figures: [floor, bottom, top, severe].map((value) => ({
    value,
    text: figure(value),
    isDanger: value === severe,
  })),
});
