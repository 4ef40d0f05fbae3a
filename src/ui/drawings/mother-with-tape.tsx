import { useDirection } from '@/ui/styles/use-direction.ts';
import { Drawing, Line, shape, Silhouette, Word } from './drawing.tsx';

const WIDTH = 300;
const HEIGHT = 310;
/** The pubic bone, where the tape begins. */
const BONE = { x: 146, y: 262 };
const PER_CM = 5;
const TAPE_X = 236;

interface MotherWithTapeProps {
  /** Height of the top of the womb over the pubic bone, in cm. */
  heightCm: number;
  /** Whether the height is measured by tape at this week; before, only the womb is drawn. */
  isMeasured: boolean;
  title: string;
  description: string;
  /** Words beside the drawing. */
  words: { bone: string; unit: string };
}

const round = (value: number) => Math.round(value * 10) / 10;

/** The body from the side with the womb, and the tape from the pubic bone to its top. */
export function MotherWithTape({ heightCm, isMeasured, title, description, words }: MotherWithTapeProps) {
  const isRtl = useDirection() === 'rtl';
  const top = BONE.y - heightCm * PER_CM;
  // Half a centimetre forwards for each centimetre upwards, once the womb has left the pelvis.
  const out = Math.max(0, heightCm - 8) * 2.35;
  const front = BONE.x + 6 + out;
  const middle = BONE.y - Math.max(60, heightCm * PER_CM * 0.52);
  const under = Math.min(118, top - 8);
  const p = (template: TemplateStringsArray, ...values: readonly number[]) =>
    String.raw(template, ...values.map((value) => String(round(value))));
  const body = p`M${96} ${-12}C${90} ${30} ${62} ${44} ${62} ${92}C${62} ${132} ${84} ${150} ${82} ${178}C${80} ${206} ${46} ${222} ${52} ${262}C${56} ${290} ${64} ${306} ${66} ${330}H${146}C${144} ${306} ${146} ${286} ${BONE.x + 2} ${BONE.y + 6}C${BONE.x + 10 + out * 0.6} ${BONE.y - 12} ${front} ${middle + 46} ${front} ${middle}C${front} ${middle - 50} ${150 + out * 0.35} ${under + 14} ${152} ${Math.max(88, under - 6)}C${178} ${84} ${180} ${58} ${164} ${44}C${150} ${32} ${134} ${20} ${130} ${-12}z`;
  const crown = 124 + out * 0.38;
  const side = 12 + out * 0.3;
  const womb = p`M${BONE.x - 14} ${BONE.y + 6}C${104 - out * 0.22} ${BONE.y - 16 - out * 0.6} ${crown - side - 8} ${top} ${crown} ${top}C${front - 6} ${top} ${front + out * 0.16} ${BONE.y - 26} ${BONE.x - 14} ${BONE.y + 6}z`;
  const scale = Array.from({ length: 41 }, (_, cm) => cm);
  const y = (cm: number) => BONE.y - cm * PER_CM;
  const flip = isRtl ? `matrix(-1 0 0 1 ${WIDTH} 0)` : undefined;
  const x = (at: number) => (isRtl ? WIDTH - at : at);
  return (
    <Drawing width={WIDTH} height={HEIGHT} title={title} description={description}>
      <g transform={flip}>
        <Silhouette parts={[shape(body)]} fill="plain" />
        <Silhouette parts={[shape(womb)]} fill="flesh" rim={1.2} />
        <Line as="ground" d={p`M${TAPE_X} ${y(40) - 8}h34V${BONE.y + 8}h-34z`} />
        {isMeasured && <Line as="past" d={p`M${TAPE_X} ${top}h34V${BONE.y}h-34z`} />}
        <Line
          as="thin"
          d={
            p`M${TAPE_X} ${y(40) - 8}V${BONE.y + 8}M${TAPE_X + 34} ${y(40) - 8}V${BONE.y + 8}` +
            scale
              .filter((cm) => cm % 10 === 0)
              .map((cm) => p`M${TAPE_X} ${y(cm)}h14`)
              .join('')
          }
        />
        <Line as="soft" d={scale.map((cm) => p`M${TAPE_X} ${y(cm)}h7`).join('')} />
        <Line as="dots" d={p`M${BONE.x + 12} ${BONE.y}H${TAPE_X}`} />
        <Line d={p`M${front - 1.5} ${y(19)}h.01`} />
        {isMeasured && (
          <>
            <Line as="markDots" d={p`M${crown} ${top}H${TAPE_X}`} />
            <Line as="mark" d={p`M${TAPE_X} ${top}h38`} />
            <Line as="dot" d={p`M${TAPE_X + 38} ${top}a6 6 0 1 0 12 0a6 6 0 1 0-12 0`} />
          </>
        )}
      </g>
      {[0, 10, 20, 30, 40]
        .filter((cm) => !isMeasured || Math.abs(cm - heightCm) > 1.6)
        .map((cm) => (
          <text key={cm} x={x(TAPE_X + 24)} y={y(cm) + 5}>
            {cm}
          </text>
        ))}
      <Word x={x(TAPE_X + 34)} y={BONE.y + 26} end>
        {words.unit}
      </Word>
      <Word x={x(BONE.x + 14)} y={BONE.y + 18}>
        {words.bone}
      </Word>
    </Drawing>
  );
}
