import { useDirection } from '@/ui/styles/use-direction.ts';
import { babyParts } from './baby-parts.ts';
import { Drawing, Line, Silhouette, Word } from './drawing.tsx';

const WIDTH = 360;
const MARGIN = 14;
const TAPE = 62;
/** Ends of the tape in mm. The shortest that leaves room behind the heel is drawn. */
const ENDS = [10, 20, 30, 50, 80, 120, 200, 300, 400, 500, 600];
const ROOM = 1.1;
const LOWEST = 96;

interface BabyOnTapeProps {
  week: number;
  /** Null when no scan can measure it yet. */
  mm: number | null;
  title: string;
  description: string;
  /** The unit under the tape. */
  unit: string;
}

/** The baby of a week at scale on a tape in centimetres; the mark is its length. */
export function BabyOnTape({ week, mm, title, description, unit }: BabyOnTapeProps) {
  const isRtl = useDirection() === 'rtl';
  const end = ENDS.find((each) => each >= (mm ?? 8) * ROOM) ?? 600;
  const perMm = (WIDTH - 2 * MARGIN) / end;
  const length = (mm ?? 0) * perMm;
  const baby = mm === null ? null : babyParts(week, length);
  const ground = Math.ceil(Math.max(LOWEST, (baby?.height ?? 0) + 16));
  const x = (at: number) => Math.round((isRtl ? WIDTH - MARGIN - at * perMm : MARGIN + at * perMm) * 10) / 10;
  const ticks = (step: number, size: number) => {
    let d = '';
    for (let at = 0; at <= end; at += step) d += `M${x(at)} ${ground}v${size}`;
    return d;
  };
  const [small, large] = end <= 50 ? [1, 10] : end <= 120 ? [5, 10] : end <= 300 ? [10, 50] : [10, 100];
  const figures = Array.from({ length: Math.floor(end / large) + 1 }, (_, index) => index * large);
  const mark = x(mm ?? 0);
  return (
    <Drawing width={WIDTH} height={ground + TAPE} title={title} description={description}>
      <Line as="ground" d={`M0 ${ground}H${WIDTH}v44H0z`} />
      {mm !== null && <Line as="past" d={`M${x(0)} ${ground}H${mark}v44H${x(0)}z`} />}
      <Line as="thin" d={`M0 ${ground}H${WIDTH}M0 ${ground + 44}H${WIDTH}${ticks(large, 16)}`} />
      <Line as="soft" d={ticks(small, 8)} />
      {figures.map((at) => (
        <text key={at} x={x(at)} y={ground + 34}>
          {at / 10}
        </text>
      ))}
      <Word x={isRtl ? 0 : WIDTH} y={ground + 57} end>
        {unit}
      </Word>
      {baby ? (
        <g
          transform={
            isRtl ? `matrix(-1 0 0 1 ${WIDTH - MARGIN} ${ground - 2.5})` : `translate(${MARGIN} ${ground - 2.5})`
          }
        >
          <Silhouette parts={baby.body} fill="skin" />
          {baby.limbs.map((parts, at) => (
            <Silhouette key={at} parts={parts} fill="skin" />
          ))}
          <Line d={baby.lines} />
        </g>
      ) : (
        <Sac x={WIDTH / 2} y={ground - 46} week={week} />
      )}
      {mm !== null && (
        <>
          <Line as="mark" d={`M${mark} ${ground - Math.max(34, length * 0.2)}V${ground + 44}`} />
          <Line as="dot" d={`M${mark - 6} ${ground + 48}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`} />
        </>
      )}
    </Drawing>
  );
}

/** Weeks 4 and 5: a sac, not at scale, because nothing in it can be measured yet. */
const Sac = ({ x, y, week }: { x: number; y: number; week: number }) => (
  <g transform={`translate(${x} ${y})`}>
    <Silhouette parts={[{ d: 'M0 0h.01', width: 64 }]} fill="skin" />
    <Line as="dots" d="M-24 4a24 24 0 1 1 48 0a24 24 0 1 1-48 0" />
    <Line d={week < 5 ? 'M-4 0h8' : 'M-8 3q8-9 16 0'} />
  </g>
);
