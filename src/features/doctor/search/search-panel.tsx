import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { classNames } from '@/ui/styles/class-names.ts';
import { useFollow } from '@/ui/controls/link.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { AsOfLine } from '@/features/doctor/elements/as-of-line.tsx';
import { listStateText } from '@/features/doctor/list/list-state.tsx';
import { MoreButton } from '@/features/doctor/elements/more-button.tsx';
import { ResultRow } from './result-row.tsx';
import { resultWords } from './result-words.ts';
import { createRowKeys } from './row-slots.ts';
import { useDoctorWords } from '@/features/doctor/elements/use-doctor-words.ts';
import { useSearchResults } from './use-search-results.ts';
import { useIncrementalRows } from './use-incremental-rows.ts';
import type { InboxContent } from '@/features/doctor/list/use-inbox.ts';
import styles from './patient-search.module.css';

/** Rows added at first and with each press. */
const STEP = 50;
/** Below this width (px) the search covers the screen: see patient-search.module.css. */
const NARROW = 900;

interface SearchPanelProps {
  doctorId: string;
  inbox: InboxContent;
  words: string;
  now: number;
  onClose: (isByKey: boolean) => void;
}

/**
 * The search results, above the list: as many as fit on the screen with every keystroke, the others when typing pauses.
 */
export function SearchPanel({ doctorId, inbox, words, now, onClose }: SearchPanelProps) {
  const intl = useIntl();
  const doctorWords = useDoctorWords();
  const onFollow = useFollow();
  const place = useRef<HTMLDivElement>(null);
  const [slots] = useState(createRowKeys);
  const [requested, setRequested] = useState({ words, count: STEP });
  const count = requested.words === words ? requested.count : STEP;
  const { rows, first, total, restUnknown } = useSearchResults(doctorId, inbox, words);
  const rendered = useIncrementalRows(Math.min(count, rows.length), first, words);
  const wordsOf = useMemo(() => resultWords(intl, doctorWords, now), [intl, doctorWords, now]);
  const shown = rows.slice(0, rendered);
  const keys = slots(
    shown.map(({ patient }) => patient.id),
    words,
  );
  // On a phone, scroll the field to the top of the screen: the results get the rest.
  useLayoutEffect(() => {
    if (window.innerWidth < NARROW) place.current?.parentElement?.scrollIntoView({ block: 'start' });
  }, []);
  // Only after scrolling: reading or setting the scroll position forces a layout.
  const isScrolled = useRef(false);
  useLayoutEffect(() => {
    if (isScrolled.current) place.current?.scrollTo({ top: 0 });
  }, [words]);
  const { trouble, asOf, isCutOff, allRows } = inbox;
  // Patients beyond a cut-off list can only be found on the server.
  const noMatchText = () =>
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
          {intl.formatMessage({ id: `doctor.found.${restUnknown}` }, { count: allRows.length })}
        </p>
      )}
      {rows.length === 0 && !restUnknown && <p className={styles.nobody}>{noMatchText()}</p>}
      <ul>
        {shown.map((row, at) => (
          <ResultRow key={keys[at]} words={wordsOf(row)} onFollow={onFollow} />
        ))}
      </ul>
      {rendered >= count && (
        <p className={styles.more}>
          <MoreButton
            hidden={rows.length - count}
            step={STEP}
            onMore={() => setRequested({ words, count: count + STEP })}
          />
        </p>
      )}
    </div>
  );
}
