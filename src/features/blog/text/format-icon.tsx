import styles from './content-field.module.css';

/** One path for each icon of the toolbar, on a grid of 24. They are here and not in src/ui: only administrators load them. */
const shapes = {
  heading: 'M6 4v16M18 4v16M6 12h12',
  bold: 'M7 4h6.500a4 4 0 0 1 0 8H7zM7 12h7.500a4 4 0 0 1 0 8H7z',
  italic: 'M10 4h8M6 20h8M14.500 4l-5 16',
  bullets: 'M9 6h12M9 12h12M9 18h12M4 6h.01M4 12h.01M4 18h.01',
  numbers: 'M10 6h11M10 12h11M10 18h11M4 4l1.500-.5V9M3.500 14.500a1.500 1.500 0 1 1 2.600 1L3.500 19h3',
  quote: 'M5 18c2.500-1.500 4-4 4-7V6H4v6h4M15 18c2.500-1.500 4-4 4-7V6h-5v6h4',
  link: 'M10 14a4 4 0 0 0 5.700 0l3-3a4 4 0 0 0-5.700-5.700l-1 1M14 10a4 4 0 0 0-5.700 0l-3 3A4 4 0 0 0 11 18.700l1-1',
  picture: 'M4 5h16v14H4zM4 16l5-5 4 4 3-3 4 4M15.500 9h.01',
  undo: 'M8 5L4 9l4 4M4 9h10a5.500 5.500 0 0 1 0 11h-3',
  redo: 'M16 5l4 4-4 4M20 9H10a5.500 5.500 0 0 0 0 11h3',
} as const;
export type FormatIconName = keyof typeof shapes;

/** A decorative stroke icon; the button has its name. */
export const FormatIcon = ({ name }: { name: FormatIconName }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={styles.icon}>
    <path d={shapes[name]} />
  </svg>
);
