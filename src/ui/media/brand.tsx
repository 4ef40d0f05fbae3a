import styles from './brand.module.css';

/** The mark: the end of a tape, and a mark at the current time. */
function BrandMark() {
  return (
    <svg viewBox="0 0 40 34" width="26" height="22" fill="none" strokeLinecap="round" aria-hidden="true">
      <path d="M2 3h36M4 3v20M12 3v11M20 3v20M36 3v20" stroke="currentColor" strokeWidth="4" />
      <path d="M28 2v25" className={styles.now} strokeWidth="4" />
      <circle cx="28" cy="28.5" r="5" className={styles.dot} />
    </svg>
  );
}

/** Mark and name. */
export function Brand() {
  return (
    <span className={styles.brand}>
      <BrandMark />
      <span>maia</span>
    </span>
  );
}
