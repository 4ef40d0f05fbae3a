import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/class-names.ts';
import { useFollow } from '@/ui/link.tsx';
import { Icon } from '@/ui/icon.tsx';
import { AsOfLine } from './as-of-line.tsx';
import { listStateText } from './list-state.tsx';
import { MoreButton } from './more-button.tsx';
import { ResultRow } from './result-row.tsx';
import { resultWords } from './result-words.ts';
import { rowSlots } from './row-slots.ts';
import { useDoctorWords } from './use-doctor-words.ts';
import { useFound } from './use-found.ts';
import { useGradual } from './use-gradual.ts';
import type { InboxContent } from './use-inbox.ts';
import styles from './patient-search.module.css';

/** Rows drawn at first and with each press. */
const STEP = 50;
/** Below this width (px) the search has the whole screen: see patient-search.module.css. */
const NARROW = 900;

interface SearchPanelProps {
  doctorId: string;
  inbox: InboxContent;
  words: string;
  now: number;
  onClose: (isByKey: boolean) => void;
}

/** Whom the words find, over the list: as many as the screen shows with every letter, the others when typing rests. */
export function SearchPanel({ doctorId, inbox, words, now, onClose }: SearchPanelProps) {
  const intl = useIntl();
  const doctorWords = useDoctorWords();
  const onFollow = useFollow();
  const place = useRef<HTMLDivElement>(null);
  const [slots] = useState(rowSlots);
  const [wanted, setWanted] = useState({ words, count: STEP });
  const count = wanted.words === words ? wanted.count : STEP;
  const { rows, first, total, restUnknown } = useFound(doctorId, inbox, words);
  const drawn = useGradual(Math.min(count, rows.length), first, words);
  const wordsOf = useMemo(() => resultWords(intl, doctorWords, now), [intl, doctorWords, now]);
  const shown = rows.slice(0, drawn);
  const keys = slots(
    shown.map(({ patient }) => patient.id),
    words,
  );
  // On a phone the field goes to the top of the screen: what is found has the rest of it.
  useLayoutEffect(() => {
    if (window.innerWidth < NARROW) place.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  // Only where somebody has scrolled: to ask or to set it makes the browser lay out at once.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (isScrolled.current) place.current?.scrollTo({ top: 0 });
  }, [words]);
  const { trouble, asOf, isCutOff, everybody } = inbox;
  // Whom the list does not hold the server may still know.
  const nobody = () =>
    isCutOff && total === null && words !== ''
      ? intl.formatMessage({ id: 'doctor.loading' })
      : listStateText(intl, inbox, words);
  const age = useMemo(() => <AsOfLine {...{ asOf, trouble, now }} />, [asOf, trouble, now]);
  const isOld = trouble !== 'none' || (asOf?.isStale ?? false);
  return (
    <div
      ref={place}
      data-no-offers=""
      className={classNames(styles.panel, asOf?.isStale && styles.stale)}
      onScroll={() => {
        isScrolled.current = true;
      }}
    >
      <div className={styles.head}>
        <p role="status" className={styles.heading}>
          {words === '' && intl.formatMessage({ id: 'doctor.views.recent' })}
          {words !== '' && total !== null && intl.formatMessage({ id: 'doctor.found' }, { count: total })}
        </p>
        <button
          type="button"
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.close' })}
          onClick={({ detail }) => onClose(detail === 0)}
        >
          <Icon name="close" size={24} />
        </button>
      </div>
      {isOld && <div className={styles.age}>{age}</div>}
      {restUnknown && (
        <p role="status" className={styles.nobody}>
          {intl.formatMessage({ id: `doctor.found.${restUnknown}` }, { count: everybody.length })}
        </p>
      )}
      {rows.length === 0 && !restUnknown && <p className={styles.nobody}>{nobody()}</p>}
      <ul>
        {shown.map((row, at) => (
          <ResultRow key={keys[at]} words={wordsOf(row)} onFollow={onFollow} />
        ))}
      </ul>
      {drawn >= count && (
        <p className={styles.more}>
          <MoreButton
            hidden={rows.length - count}
            step={STEP}
            onMore={() => setWanted({ words, count: count + STEP })}
          />
        </p>
      )}
    </div>
  );
}
