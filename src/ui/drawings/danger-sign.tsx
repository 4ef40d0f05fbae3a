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
  eyes: 'M26 26v14M19 33h14M98 18v12M92 24h12M94 44v10M89 49h10M18 52v8M14 56h8',
  swelling: 'M36 38q-8 12 4 22M84 38q8 12-4 22M16 112q-8 8 0 16M104 112q8 8 0 16',
  ribs: 'M64 82h20M64 82l6-6M64 82l6 6M96 70l-6 6M98 84h-8M94 96l-6-6',
  breath: 'M48 76q6-8 12 0t12 0M44 86q8-8 16 0t16 0',
  belly: 'M44 100l8-10l8 14l8-14l8 10M34 100a26 26 0 0 1 8-18M86 100a26 26 0 0 0-8-18',
  bleeding: 'M60 120q-9 12-9 18a9 9 0 0 0 18 0q0-6-9-18M60 132v6',
  fluid:
    'M60 120q-8 11-8 16a8 8 0 0 0 16 0q0-5-8-16M42 128q-4 6-4 9a4 4 0 0 0 8 0q0-3-4-9M78 128q-4 6-4 9a4 4 0 0 0 8 0q0-3-4-9',
  still: 'M38 99a22 22 0 1 0 44 0a22 22 0 1 0-44 0M48 99h24',
  fever: 'M96 40v44a9 9 0 1 0 12 0V40a6 6 0 0 0-12 0M102 58v34',
  leg: 'M108 36q7 12 0 24M114 28q12 20 0 40',
  vomiting: 'M48 104a12 12 0 1 1 12 12a7 7 0 1 1 5-12M60 82V64M53 71l7-7l7 7',
};

/** The figure of a pregnant woman from the front. */
const Figure = () => (
  <>
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
  </>
);

/** Two lower legs, one of them swollen. */
const Legs = () => (
  <>
    <Silhouette
      fill="skin"
      rim={1.8}
      parts={[tube(22, 'M36 -14V118'), shape('M25 116H47V132Q47 144 36 144H14Q14 132 25 128z')]}
    />
    <Silhouette
      fill="skin"
      rim={1.8}
      parts={[
        shape('M72 -14V16Q60 46 70 86L73 120H95L98 86Q108 46 96 16V-14z'),
        shape('M72 116H96V128Q108 132 108 144H84Q72 144 72 132z'),
      ]}
    />
  </>
);

/** A danger sign in red on a figure. Decoration beside the words of the sign. */
export const DangerSign = ({ name }: { name: DangerSignName }) => (
  <Drawing width={120} height={150}>
    {name === 'leg' ? <Legs /> : <Figure />}
    <Line as="alarm" d={marks[name]} />
  </Drawing>
);
