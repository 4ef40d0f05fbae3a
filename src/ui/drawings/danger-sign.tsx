import { disc, Drawing, Line, shape, Silhouette, tube } from './drawing.tsx';

/** Where a danger sign is, or what it is. */
export const dangerSignNames = [
  'head',
  'eyes',
  'swelling',
  'ribs',
  'breath',
  'belly',
  'bleeding',
  'fluid',
  'still',
  'fever',
  'leg',
  'vomiting',
] as const;
export type DangerSignName = (typeof dangerSignNames)[number];

/** Red lines over the figure, which is 120 wide with the head at 60, 36 and the belly at 60, 96. */
const marks: Readonly<Record<DangerSignName, string>> = {
  head: 'M30 20l-12-6M28 32H14M90 20l12-6M92 32h14M44 10l-6-9M76 10l6-9',
  eyes: 'M46 36a6 6 0 1 0 12 0a6 6 0 1 0-12 0M64 36a6 6 0 1 0 12 0a6 6 0 1 0-12 0M22 36l6-6l4 8l6-6M82 32l6 6l4-8l6 6',
  swelling: 'M36 38q-8 12 4 22M84 38q8 12-4 22M16 112q-8 8 0 16M104 112q8 8 0 16',
  ribs: 'M64 82h20M64 82l6-6M64 82l6 6M96 70l-6 6M98 84h-8M94 96l-6-6',
  breath: 'M48 76q6-8 12 0t12 0M44 86q8-8 16 0t16 0',
  belly: 'M44 100l8-10l8 14l8-14l8 10M34 100a26 26 0 0 1 8-18M86 100a26 26 0 0 0-8-18',
  bleeding: 'M60 120q-9 12-9 18a9 9 0 0 0 18 0q0-6-9-18M60 132v6',
  fluid:
    'M60 120q-8 11-8 16a8 8 0 0 0 16 0q0-5-8-16M42 128q-4 6-4 9a4 4 0 0 0 8 0q0-3-4-9M78 128q-4 6-4 9a4 4 0 0 0 8 0q0-3-4-9',
  still: 'M40 98h12M68 98h12M46 112h28M50 84h20',
  fever: 'M96 40v44a9 9 0 1 0 12 0V40a6 6 0 0 0-12 0M102 58v34',
  leg: 'M72 132q10 6 6 18M84 128q12 8 8 22',
  vomiting: 'M54 50q6 6 12 0M60 54q-2 10 4 14t0 12M70 58q0 8 5 12',
};

/** The figure of a pregnant woman from the front with a danger sign in red. Decoration beside the words of the sign. */
export const DangerSign = ({ name }: { name: DangerSignName }) => (
  <Drawing width={120} height={150}>
    <Silhouette fill="dark" rim={0} parts={[disc(60, 30, 25), tube(20, 'M42 36V58M78 36V58')]} />
    <Silhouette
      fill="cloth"
      rim={1.8}
      parts={[
        tube(44, 'M54 86H66'),
        disc(60, 98, 29),
        tube(20, 'M38 78Q26 92 20 112M82 78Q94 92 100 112'),
        shape('M36 100L32 152H88L84 100z'),
      ]}
    />
    <Silhouette fill="skin" rim={1.8} parts={[tube(13, 'M60 52V68'), disc(60, 36, 20)]} />
    <Silhouette fill="skin" rim={1.8} parts={[disc(18, 118, 8)]} />
    <Silhouette fill="skin" rim={1.8} parts={[disc(102, 118, 8)]} />
    <Silhouette fill="dark" rim={0} parts={[shape('M38 34Q40 12 60 12T82 34Q70 30 62 20Q54 32 38 34z')]} />
    <Line as="thin" d="M51 38h4M65 38h4M56 47q4 2 8 0" />
    <Line as="thin" d="M40 100q20 20 40 0" />
    <Line as="alarm" d={marks[name]} />
  </Drawing>
);
