import { encode, type QrCodeGenerateResult } from 'uqr';
import styles from './qr-code.module.css';

/** Null when the text is too long for a code: what stands beside it matters more. */
function codeOf(text: string): QrCodeGenerateResult | null {
  try {
    return encode(text, { ecc: 'M', border: 2 });
  } catch {
    return null;
  }
}

/** A QR code as one path. Dark on white in every theme, or cameras do not recognise it. */
export function QrCode({ text, label }: { text: string; label: string }) {
  const code = codeOf(text);
  if (!code) return null;
  const { data, size } = code;
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={styles.square}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} className={styles.light} />
      <path d={path} className={styles.dark} />
    </svg>
  );
}
