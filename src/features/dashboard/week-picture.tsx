import { babyParts } from '@/ui/drawings/baby-parts.ts';
import { Drawing, Line, Silhouette } from '@/ui/drawings/drawing.tsx';
import { useDirection } from '@/ui/styles/use-direction.ts';

const [WIDTH, HEIGHT] = [96, 64];
/** The baby of every week fills the picture: it is not at scale, as the page of the week is. */
const LENGTH = 84;
const EMBRYO_LENGTH = 44;
const FIRST_WEEK_WITH_BABY = 6;

/** The baby of a week, small, on a line with ticks. Decoration beside the words of the row. */
export default function WeekPicture({ week }: { week: number }) {
  const isRtl = useDirection() === 'rtl';
  const length = week < 14 ? EMBRYO_LENGTH : LENGTH;
  const baby = babyParts(Math.max(FIRST_WEEK_WITH_BABY, week), length);
  const ground = HEIGHT - 12;
  const start = (WIDTH - length) / 2;
  let ticks = '';
  for (let x = 4; x < WIDTH; x += 8) ticks += `M${x} ${ground}v6`;
  return (
    <Drawing width={WIDTH} height={HEIGHT}>
      <Line as="thin" d={`M0 ${ground}H${WIDTH}${ticks}`} />
      <g
        transform={isRtl ? `matrix(-1 0 0 1 ${WIDTH - start} ${ground - 2.5})` : `translate(${start} ${ground - 2.5})`}
      >
        <Silhouette parts={baby.body} fill="skin" rim={1.5} />
        {baby.limbs.map((parts, at) => (
          <Silhouette key={at} parts={parts} fill="skin" rim={1.5} />
        ))}
      </g>
    </Drawing>
  );
}
