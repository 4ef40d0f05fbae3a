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
  'back',
  'birth',
  'bladder',
  'breast',
  'chest',
  'cough',
  'cuff',
  'dizzy',
  'fall',
  'fit',
  'gut',
  'hands',
  'heartburn',
  'home',
  'medicine',
  'mind',
  'newborn',
  'skin',
  'stroke',
  'sugar',
  'tired',
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
  back: 'M8 84l14 8M4 100h16M8 116l14-8M112 84l-14 8M116 100h-16M112 116l-14-8',
  birth: 'M48 132a12 12 0 0 1 24 0M60 140v8M44 142l-6 5M76 142l6 5M40 100q20 14 40 0',
  bladder: 'M50 116q10 9 20 0M60 124v8M51 127l-4 7M69 127l4 7M60 138v4',
  breast:
    'M37 76a8 8 0 1 0 16 0a8 8 0 1 0-16 0M67 76a8 8 0 1 0 16 0a8 8 0 1 0-16 0M45 62v-5M75 62v-5M31 68l-4-3M89 68l4-3',
  chest: 'M61 88c-13-8-15-19-7-21c4-1 7 2 7 5c0-3 3-6 7-5c8 2 6 13-7 21zM90 72h7l4-10l6 20l4-10h7',
  cough: 'M84 46h12M83 39l11-5M83 53l11 5M101 44h7M101 34l6-3M101 58l6 3',
  cuff: 'M14 88l20 8-5 16-20-8zM10 104q-8 12 0 22M4 128a6 6 0 1 0 12 0a6 6 0 1 0-12 0',
  dizzy: 'M18 30a9 9 0 1 1 9 9a5 5 0 1 1 4-8M92 24a9 9 0 1 1 9 9a5 5 0 1 1 4-8M54 6q6-6 12 0',
  fall: 'M98 78l4 10 11 1-8 7 3 11-10-6-10 6 3-11-8-7 11-1zM18 84l-8-4M14 96H6M18 108l-8 5',
  fit: 'M22 60l-10 8 10 6-10 8 10 6M98 60l10 8-10 6 10 8-10 6M30 18l-8-6M90 18l8-6',
  gut: 'M44 92q8-9 16 0t16 0M44 102q8-9 16 0t16 0M44 112q8-9 16 0t16 0',
  hands: 'M4 126l5 5-5 5 5 5M30 128l-4 6 4 6M116 126l-5 5 5 5-5 5M90 128l4 6-4 6',
  heartburn: 'M60 94V62M53 70l7-8 7 8M50 98q10 8 20 0M44 84l-5-4M76 84l5-4',
  home: 'M80 24l17-15 17 15v22H80zM91 46V33h12v13',
  medicine: 'M90 66l16-16a8 8 0 0 1 11 11l-16 16a8 8 0 0 1-11-11zM98 58l11 11',
  mind: 'M86 26a8 8 0 0 1 1-16a10 10 0 0 1 18-1a8 8 0 0 1 4 17zM84 34l-3 4M94 34l-3 4M104 34l-3 4',
  newborn: 'M88 78a10 10 0 1 0 20 0a10 10 0 1 0-20 0M90 88q-8 14 8 36q16-22 8-36M91 100q7 6 14 0',
  skin: 'M14 96l4 5M24 90l4 5M13 108l4 5M106 96l-4 5M96 90l-4 5M107 108l-4 5M48 72l4 5M68 72l4 5M46 104l4 5M60 110l4 5M70 100l4 5',
  stroke: 'M64 48q6-2 10 4M68 34l6 3M100 112v22M94 128l6 7 6-7M88 20l8-6',
  sugar: 'M102 126q-8 10-8 15a8 8 0 0 0 16 0q0-5-8-15M90 112l6-4M114 112l-5-4',
  tired: 'M84 8h13l-13 15h13M102 30h9l-9 10h9M50 38h6M64 38h6',
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
