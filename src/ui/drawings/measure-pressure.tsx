import { disc, Drawing, Line, shape, Silhouette, tube } from './drawing.tsx';

interface DescribedProps {
  title?: string;
  description?: string;
}

/** How to sit: back supported, feet flat, arm on the table, cuff at the height of the heart. */
export const SitAndMeasure = (words: DescribedProps) => (
  <Drawing width={360} height={280} {...words}>
    <Line as="soft" d="M14 262H346" />
    {/* chair */}
    <Line d="M84 70V262M84 176H172M160 176V262" />
    {/* far leg and body */}
    <Silhouette
      fill="dark"
      rim={0}
      parts={[
        shape('M104 58C92 30 104 12 128 12C152 12 158 34 152 46L150 66C150 84 136 92 118 88C106 84 104 72 104 58z'),
      ]}
    />
    <Silhouette
      fill="cloth"
      parts={[tube(46, 'M126 108C120 126 118 140 120 150'), tube(40, 'M122 112L124 150'), tube(36, 'M122 156H206')]}
    />
    <Silhouette fill="cloth" parts={[tube(26, 'M208 160V226')]} />
    <Silhouette fill="plain" parts={[shape('M194 236H220L244 252Q248 262 238 262H194z')]} />
    {/* neck, head */}
    <Silhouette fill="skin" parts={[tube(18, 'M130 70V88'), disc(136, 50, 25), shape('M158 46q8 8 5 11l-6 3z')]} />
    <Line d="M148 44q4 3 7 0M150 64q5 2 8-1" />
    <Silhouette
      fill="dark"
      rim={0}
      parts={[
        shape('M112 58C108 30 124 20 140 21C152 22 160 30 161 36C146 38 130 38 126 44C124 52 122 58 116 66z'),
        disc(106, 34, 12),
      ]}
    />
    {/* table */}
    <Line d="M184 146H338M322 146V262" />
    {/* arm with the cuff */}
    <Silhouette
      fill="skin"
      parts={[tube(22, 'M132 104L160 134'), tube(19, 'M160 134L228 134'), tube(14, 'M228 135H244')]}
    />
    <Silhouette fill="leaf" parts={[tube(27, 'M140 112L152 126')]} rim={2} />
    <Line d="M158 122C196 96 226 126 262 124" />
    {/* monitor */}
    <Silhouette fill="plain" parts={[shape('M262 108H316Q322 108 322 114V144H256V114Q256 108 262 108z')]} />
    <Line as="soft" d="M266 118H312V136H266z" />
    <Line as="mark" d="M274 127H286M292 127H304" />
    {/* height of the heart */}
    <Line as="markDots" d="M24 116H134" />
    <Line as="dot" d="M112 119c-7-6-12-9-12-15c0-7 9-8 12-2c3-6 12-5 12 2c0 6-5 9-12 15z" />
  </Drawing>
);

/** The cuff on the bare upper arm. */
export const CuffOnArm = (words: DescribedProps) => (
  <Drawing width={360} height={200} {...words}>
    <Silhouette fill="cloth" parts={[shape('M-10 34H66L84 56V124L60 142H-10z')]} />
    <Silhouette
      fill="skin"
      parts={[
        tube(62, 'M70 90C110 92 150 96 186 104'),
        tube(54, 'M186 106C230 108 262 104 300 98'),
        tube(33, 'M296 99H326'),
        tube(13, 'M300 88Q316 74 330 80'),
      ]}
    />
    <Silhouette fill="cloth" parts={[shape('M-10 34H66Q86 60 74 142H-10z')]} />
    <Silhouette fill="leaf" parts={[shape('M96 54Q138 52 172 62Q182 98 168 140Q132 132 94 130Q86 92 96 54z')]} />
    <Line as="soft" d="M108 58q-8 36-2 70M160 62q8 36-2 72" />
    <Line d="M132 133C136 172 170 184 210 180S286 168 348 174" />
    <Line d="M186 86q8 18 2 38" as="soft" />
    <Line as="mark" d="M96 38H172M96 31V45M172 31V45" />
  </Drawing>
);

/** Both feet flat on the ground, legs not crossed. */
export const FeetFlat = (words: DescribedProps) => (
  <Drawing width={360} height={180} {...words}>
    <Line as="soft" d="M20 162H340" />
    {[0, 128].map((x) => (
      <g key={x} transform={`translate(${x} 0)`}>
        <Silhouette fill="cloth" parts={[tube(46, 'M94 -20V92')]} />
        <Silhouette
          fill="skin"
          parts={[
            tube(30, 'M94 112V140'),
            shape('M79 132C86 124 104 128 112 136C128 142 154 144 156 156Q156 162 148 162H84Q76 162 76 150z'),
          ]}
        />
      </g>
    ))}
    <Line as="markDots" d="M60 170H300" />
  </Drawing>
);

/** Half an hour before: no coffee, no cigarette, no meal. */
export const NothingBefore = (words: DescribedProps) => (
  <Drawing width={360} height={180} {...words}>
    <Line as="soft" d="M40 150H320" />
    <Silhouette fill="cloth" parts={[shape('M92 76H168V122Q168 148 142 148H118Q92 148 92 122z')]} />
    <Line d="M168 88H180Q194 88 194 104T180 120H168M112 62q-7-8 0-16t0-16M130 62q-7-8 0-16t0-16M148 62q-7-8 0-16t0-16" />
    <Silhouette fill="plain" parts={[shape('M224 136H290V148H224z')]} />
    <Line d="M244 136V148M296 132q8-8 0-16t0-16" />
    <Line as="mark" d="M74 158L212 34M218 158L312 84" />
  </Drawing>
);

/** While it measures: the mouth is closed. */
export const NoTalking = (words: DescribedProps) => (
  <Drawing width={360} height={200} {...words}>
    <Silhouette
      fill="dark"
      rim={0}
      parts={[
        shape('M132 186C104 160 98 84 128 50C160 18 214 28 226 64C196 66 172 70 166 92C160 130 168 160 132 186z'),
      ]}
    />
    <Silhouette
      fill="skin"
      parts={[
        tube(40, 'M172 130V206'),
        disc(186, 92, 46),
        shape('M226 76Q244 104 238 108L226 112z'),
        shape('M196 132Q226 138 230 120L216 100z'),
      ]}
    />
    <Silhouette
      fill="dark"
      rim={0}
      parts={[
        shape('M140 116C132 64 160 42 196 44C216 46 230 58 230 70C202 66 178 74 168 92C162 104 154 114 140 116z'),
      ]}
    />
    <Line d="M212 84q7 5 13 0M212 120q8 2 14-1" />
    <Line as="soft" d="M262 108q10 10 0 24M276 98q18 20 0 44M290 88q26 30 0 64" />
    <Line as="mark" d="M254 158L308 82" />
  </Drawing>
);
