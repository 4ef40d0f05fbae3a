import { disc, shape, tube, type Part } from './drawing.tsx';

/** The parts of the baby, lying on the ground y = 0 with the top of the head at x = 0. Upwards is negative. */
export interface BabyParts {
  readonly body: readonly Part[];
  /** Drawn on top, each with an outline of its own. */
  readonly limbs: readonly (readonly Part[])[];
  /** Lines on top: eye, ear, mouth. */
  readonly lines: string;
  /** Height over the ground in the unit of `length`. */
  readonly height: number;
}

const between = (from: number, to: number, share: number) => from + (to - from) * Math.min(1, Math.max(0, share));

/** Writes paths in hundredths of the length. */
const scaled =
  (length: number) =>
  (template: TemplateStringsArray, ...values: readonly number[]): string =>
    String.raw(template, ...values.map((value) => String(Math.round(value * length) / 100)));

/** Week 6 to 9: curled like a C, the head as large as the body, with buds or small limbs and a tail that disappears. */
function embryo(week: number, length: number): BabyParts {
  const p = scaled(length);
  const u = (value: number) => (value * length) / 100;
  const grown = between(0, 1, (week - 6) / 3);
  const limb = between(2, 11, grown);
  const tail = between(1, 0, grown * 1.2);
  return {
    body: [
      disc(u(25), u(-34), u(25)),
      disc(u(36), u(-37), u(between(19, 17, grown))),
      disc(u(57), u(-31), u(between(15, 13, grown))),
      tube(u(29), p`M${34} ${-23}Q${60} ${-7} ${80} ${-22}`),
      disc(u(83), u(-25), u(16.5)),
      ...(tail > 0.1
        ? [tube(u(10), p`M${92} ${-32}Q${96} ${-32 - 24 * tail} ${90 - 18 * tail} ${-36 - 20 * tail}`)]
        : []),
    ],
    limbs: [
      [tube(u(8), p`M${59} ${-25}Q${64} ${-27 - limb} ${63 - limb} ${-29 - limb}`)],
      [tube(u(8.5), p`M${82} ${-31}Q${84} ${-34 - limb} ${81 - limb} ${-35 - limb}`)],
    ],
    lines: p`M${28} ${-46}a${2.2} ${2.2} 0 1 0 ${4.4} 0a${2.2} ${2.2} 0 1 0 ${-4.4} 0`,
    height: u(66),
  };
}

/** Week 10 to 13: measured from crown to rump, so the legs are drawn up over the body. */
function early(week: number, length: number): BabyParts {
  const p = scaled(length);
  const u = (value: number) => (value * length) / 100;
  const share = (week - 10) / 3;
  const head = between(25.5, 22.5, share);
  const neck = head * 2;
  return {
    body: [
      disc(u(head), u(-head - 1), u(head)),
      disc(u(head * 1.5), u(-head * 1.08), u(head * 0.54)),
      shape(p`M${head * 1.22} ${-head * 1.97}q${head * 0.13} ${-head * 0.2} ${head * 0.3} ${head * 0.12}z`),
      tube(u(27), p`M${neck} ${-16}Q${70} ${-13} ${84} ${-15.5}`),
      tube(u(24), p`M${neck + 9} ${-21}L${80} ${-20}`),
      disc(u(84), u(-17), u(15)),
    ],
    limbs: [
      [
        tube(u(9.5), p`M${86} ${-23}Q${88} ${-40} ${74} ${-45}`),
        tube(u(7.5), p`M${74} ${-45}Q${82} ${-51} ${90} ${-46}`),
        tube(u(6.5), p`M${90} ${-46}L${93} ${-53}`),
      ],
      [tube(u(7.5), p`M${neck + 9} ${-28}Q${neck + 17} ${-40} ${neck + 9} ${-45}L${neck} ${-50}`)],
    ],
    lines: p`M${head * 0.98} ${-head * 1.5}q${head * 0.12} ${head * 0.13} ${head * 0.28} ${head * 0.02}M${head * 0.8} ${-head * 0.9}q${-head * 0.2} ${head * 0.16} ${head * 0.04} ${head * 0.36}`,
    height: u(60),
  };
}

/** From week 14: stretched out on its back, from the crown to the heel. The head becomes smaller, the body rounder. */
function stretched(week: number, length: number): BabyParts {
  const p = scaled(length);
  const u = (value: number) => (value * length) / 100;
  const share = (week - 14) / 26;
  const head = between(33, 25, share);
  const r = head / 2;
  const round = between(0.56, 0.86, share);
  const chest = head * round;
  const hip = head + (100 - head) * 0.47;
  const belly = chest * between(1, 1.12, share);
  const thigh = head * between(0.24, 0.4, share);
  const calf = thigh * 0.74;
  const knee = hip + (100 - hip) * 0.5;
  const arm = head * between(0.19, 0.27, share);
  const sole = 100 - calf / 2;
  return {
    body: [
      disc(u(r), u(-r), u(r)),
      disc(u(r * 1.46), u(-r * 1.06), u(r * 0.56)),
      shape(p`M${r * 1.22} ${-r * 1.93}q${r * 0.13} ${-r * 0.2} ${r * 0.3} ${r * 0.12}z`),
      tube(u(head * 0.34), p`M${head * 0.8} ${-head * 0.36}H${head * 1.2}`),
      tube(u(chest), p`M${head + chest * 0.55} ${-chest * 0.5}H${hip - chest * 0.5}`),
      tube(u(belly), p`M${head + (hip - head) * 0.56} ${-belly * 0.5}H${hip - belly * 0.45}`),
    ],
    limbs: [
      [
        tube(
          u(thigh),
          p`M${hip - thigh * 0.2} ${-belly * 0.42}Q${hip + thigh} ${-belly * 0.62} ${knee} ${-belly * 0.72}`,
        ),
        tube(
          u(calf),
          p`M${knee} ${-belly * 0.72}Q${knee + calf} ${-belly * 0.62} ${sole - calf * 0.35} ${-calf * 0.62}`,
        ),
        tube(u(calf * 0.72), p`M${sole + calf * 0.14} ${-calf * 0.4}V${-calf * 1.9}`),
      ],
      [
        tube(
          u(arm),
          p`M${head + chest * 0.42} ${-chest * 0.62}Q${head + (hip - head) * 0.42} ${-chest * 0.72} ${head + (hip - head) * 0.52} ${-chest * 0.98}`,
        ),
        tube(
          u(arm * 0.84),
          p`M${head + (hip - head) * 0.52} ${-chest * 0.98}Q${head + (hip - head) * 0.3} ${-chest * 1.2} ${head * 1.1} ${-chest * 1.12}`,
        ),
      ],
    ],
    lines: p`M${r * 0.98} ${-r * 1.5}q${r * 0.12} ${r * 0.13} ${r * 0.28} ${r * 0.02}M${r * 0.84} ${-r * 0.86}q${-r * 0.2} ${r * 0.16} ${r * 0.04} ${r * 0.36}M${r * 1.78} ${-r * 1.36}q${r * 0.02} ${r * 0.1} ${-r * 0.12} ${r * 0.14}`,
    height: u(Math.max(head, belly * 0.72 + thigh, chest * 1.2 + arm)),
  };
}

/** The baby of a week from 6 to 42 with a length of `length` units of the drawing. */
export function babyParts(week: number, length: number): BabyParts {
  if (week < 10) return embryo(week, length);
  return week < 14 ? early(week, length) : stretched(week, length);
}
