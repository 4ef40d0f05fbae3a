import { classNames } from '@/ui/styles/class-names.ts';
import styles from './tape-edge.module.css';

/** The rim of the tape under a header, or across a page as `plain`. */
export function TapeEdge({ plain = false }: { plain?: boolean }) {
  return <div className={classNames(styles.edge, plain && styles.plain)} aria-hidden="true" />;
}
