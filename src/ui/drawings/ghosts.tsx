import type { ReactNode } from 'react';
import { Drawing, Line } from './drawing.tsx';
import type { GhostName } from './ghost-drawing.tsx';

const lineOf = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
const box = (x: number, y: number, width: number, height: number, r = 12) =>
  `M${x + r} ${y}h${width - 2 * r}q${r} 0 ${r} ${r}v${height - 2 * r}q0 ${r}-${r} ${r}h-${width - 2 * r}q-${r} 0-${r}-${r}v-${height - 2 * r}q0-${r} ${r}-${r}z`;

const rows = (count: number, lead: (x: number, y: number) => ReactNode, action?: (x: number, y: number) => ReactNode) =>
  Array.from({ length: count }, (_, at) => {
    const y = 14 + at * 56;
    return (
      <g key={at}>
        <Line as="ground" d={box(20, y, 320, 48)} />
        <Line as="soft" d={box(20, y, 320, 48)} />
        {lead(36, y + 24)}
        <Line as="ghostDark" d={lineOf(90, y + 19, [112, 88, 128][at % 3] ?? 100)} />
        <Line as="ghost" d={lineOf(90, y + 33, [70, 104, 60][at % 3] ?? 80)} />
        {action?.(312, y + 24)}
      </g>
    );
  });

const bubble = (x: number, y: number, width: number, height: number, isOwn: boolean) => (
  <>
    <Line as={isOwn ? 'skin' : 'ground'} d={box(x, y, width, height, 14)} />
    <Line as="soft" d={box(x, y, width, height, 14)} />
  </>
);

const ghosts: Readonly<Record<GhostName, ReactNode>> = {
  readings: (
    <>
      <Line as="ground" d={box(20, 10, 320, 164)} />
      <Line as="cloth" d="M34 62H326V128H34z" />
      <Line as="soft" d={`${box(20, 10, 320, 164)}M34 62H326M34 128H326`} />
      <Line d="M58 84v34M92 78v36M126 88v34M160 70v38M194 82v32M228 74v40M262 84v30" />
      {[58, 92, 126, 160, 194, 228, 262].map((x, at) => (
        <Line key={x} as="inkDot" d={`M${x} ${[84, 78, 88, 70, 82, 74, 84][at] ?? 80}h.01`} />
      ))}
      <Line as="markDots" d="M300 52V136" />
      <Line
        as="ghost"
        d={`${lineOf(40, 38, 90)}${lineOf(52, 152, 14)}${lineOf(120, 152, 14)}${lineOf(188, 152, 14)}${lineOf(256, 152, 14)}`}
      />
    </>
  ),
  visits: rows(
    3,
    (x, y) => (
      <>
        <Line d={`M${x} ${y - 12}h28v26h-28zM${x} ${y - 4}h28M${x + 8} ${y - 16}v6M${x + 20} ${y - 16}v6`} />
        <Line as="dot" d={`M${x + 11} ${y + 6}a3 3 0 1 0 6 0a3 3 0 1 0-6 0`} />
      </>
    ),
    (x, y) => <Line d={`M${x} ${y - 7}l7 7l-7 7`} />,
  ),
  medicines: rows(
    3,
    (x, y) => (
      <>
        <Line as="cloth" d={box(x, y - 8, 36, 16, 8)} />
        <Line d={`${box(x, y - 8, 36, 16, 8)}M${x + 18} ${y - 8}v16`} />
      </>
    ),
    (x, y) =>
      y < 100 ? (
        <Line as="leafLine" d={`M${x - 8} ${y}l6 7l12-14`} />
      ) : (
        <Line as="soft" d={box(x - 32, y - 13, 46, 26, 10)} />
      ),
  ),
  labs: rows(
    3,
    (x, y) => (
      <Line
        d={`M${x + 6} ${y - 14}h14M${x + 9} ${y - 14}v10l-8 16q-1 4 3 4h18q4 0 3-4l-8-16v-10M${x + 5} ${y + 4}h16`}
      />
    ),
    (x, y) => (
      <>
        <Line as="cloth" d={`M${x - 62} ${y - 7}h44v14h-44z`} />
        <Line as="soft" d={`M${x - 80} ${y - 7}h92v14h-92z`} />
        <Line as="mark" d={`M${x - 44 + (y % 7) * 4} ${y - 11}v22`} />
      </>
    ),
  ),
  documents: (
    <>
      {[0, 1, 2].map((at) => (
        <g key={at} transform={`translate(${20 + at * 110} 12)`}>
          <Line as="ground" d={box(0, 0, 100, 136)} />
          <Line as="soft" d={box(0, 0, 100, 136)} />
          {at === 1 ? (
            <>
              <Line as="skin" d="M16 18h68v58h-68z" />
              <Line d="M16 18h68v58h-68zM16 66l20-22l16 16l12-12l20 20M66 32v.01" />
            </>
          ) : (
            <Line d="M28 18h30l16 16v44h-46zM58 18v16h16M36 48h30M36 58h30" />
          )}
          <Line as="ghostDark" d={lineOf(14, 98, [58, 66, 50][at] ?? 50)} />
          <Line as="ghost" d={lineOf(14, 114, 40)} />
        </g>
      ))}
    </>
  ),
  messages: (
    <>
      {bubble(20, 12, 200, 50, false)}
      <Line as="ghostDark" d={lineOf(38, 30, 150)} />
      <Line as="ghost" d={lineOf(38, 45, 96)} />
      {bubble(170, 72, 170, 36, true)}
      <Line as="ghostDark" d={lineOf(188, 90, 120)} />
      {bubble(20, 118, 230, 50, false)}
      <Line as="ghostDark" d={lineOf(38, 136, 180)} />
      <Line as="ghost" d={lineOf(38, 151, 130)} />
    </>
  ),
  topics: rows(
    3,
    (x, y) => (
      <>
        <Line as="skin" d={`M${x} ${y}a15 15 0 1 0 30 0a15 15 0 1 0-30 0`} />
        <Line d={`M${x + 10} ${y - 3}a5 5 0 1 0 10 0a5 5 0 1 0-10 0M${x + 5} ${y + 11}q10-12 20 0`} />
      </>
    ),
    (x, y) => <Line d={`M${x - 10} ${y - 9}h20v14h-12l-6 6v-6h-2z`} />,
  ),
};

export const ghostNames = Object.keys(ghosts) as readonly GhostName[];

/** What a screen looks like once it is filled: decoration beside the words of an empty state. */
const Ghost = ({ name }: { name: GhostName }) => (
  <Drawing width={360} height={184}>
    {ghosts[name]}
  </Drawing>
);

export default Ghost;
