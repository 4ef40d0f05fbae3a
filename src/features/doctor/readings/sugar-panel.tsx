import { useMemo } from 'react';
import { useIntl } from 'react-intl';
import type { OwnLimits } from '@/clinical/care/care-notes.ts';
import { placeOf } from '@/clinical/glucose/sugar-target-range.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import type { Patient } from '@/sync/api/documents/patient-documents.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import { Panel } from '@/features/doctor/elements/panel.tsx';
import { readingWords } from '@/i18n/phrases/reading-words.ts';
import { sugarGrid, type SugarValue } from './sugar-grid.ts';
import { targetsOf, upperLimit } from './sugar-targets.ts';
import styles from './sugar-panel.module.css';

const DAYS = 7;

interface SugarPanelProps {
  patient: Patient;
  limits: OwnLimits | null;
  /** False while the notes were never loaded: the patient may have levels of her own. */
  hasNotes: boolean;
  /** Newest first. */
  readings: readonly BloodSugarReading[];
  now: number;
}

/** Sugar readings of 7 days by type and day: values out of target have a mark and bold text, empty cells a dash. */
export function SugarPanel({ patient, limits, hasNotes, readings, now }: SugarPanelProps) {
  const intl = useIntl();
  const grid = useMemo(
    () => sugarGrid(readings, (reading) => placeOf(patient, reading, limits?.sugar), now, DAYS),
    [patient, limits, readings, now],
  );
  const units = new Set(readings.map(({ unit }) => unit ?? null));
  const unit = units.size === 1 ? [...units][0] : null;
  const targets = targetsOf(patient, limits?.sugar);
  const hasOwnToo = targets !== 'onlyOwn' && Object.keys(limits?.sugar ?? {}).length > 0;
  const judged = grid.inTarget + grid.above + grid.below;
  return (
    <Panel
      title={intl.formatMessage({ id: 'doctor.sugar.title' }, { days: DAYS })}
      detail={[
        intl.formatMessage({ id: `doctor.sugar.targets.${targets}` }),
        hasOwnToo && intl.formatMessage({ id: 'doctor.sugar.own' }),
        !hasNotes && intl.formatMessage({ id: 'doctor.sugar.ownMissing' }),
      ]
        .filter(Boolean)
        .join(', ')}
      end={
        judged > 0 && (
          <span className={styles.share}>
            {intl.formatMessage(
              { id: 'doctor.sugar.share' },
              { share: grid.inTarget / judged, above: grid.above, below: grid.below },
            )}
          </span>
        )
      }
    >
      {grid.rows.length === 0 ? (
        <p>{intl.formatMessage({ id: 'doctor.sugar.none' }, { days: DAYS })}</p>
      ) : (
        <div
          ref={toNewest}
          className={styles.frame}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable, so keyboards must reach it (WCAG 2.1.1)
          tabIndex={0}
          role="region"
          aria-label={intl.formatMessage({ id: 'doctor.sugar.scroll' })}
        >
          <table className={styles.grid}>
            <thead>
              <tr>
                <th scope="col">{unit ?? intl.formatMessage({ id: 'doctor.sugar.mixed' })}</th>
                {grid.days.map((day) => (
                  <th key={day} scope="col">
                    <span aria-hidden="true">{intl.formatDate(day, { day: 'numeric' })}</span>
                    <span className="hidden-text">
                      {intl.formatDate(day, { weekday: 'long', day: 'numeric', month: 'long' })}
                    </span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {grid.rows.map(({ type, cells }) => (
                <tr key={type}>
                  <th scope="row">
                    {intl.formatMessage({ id: `readings.type.${type}` })}
                    {unit && <Limit level={upperLimit(patient, type, unit, limits?.sugar)} />}
                  </th>
                  {cells.map((values, index) => (
                    <SugarCell key={grid.days[index]} values={values} isUnitShown={unit === null} />
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Panel>
  );
}

/** Where the days do not fit, scroll to the newest. */
function toNewest(frame: HTMLDivElement | null): void {
  if (frame) frame.scrollLeft = getComputedStyle(frame).direction === 'rtl' ? -frame.scrollWidth : frame.scrollWidth;
}

function Limit({ level }: { level: number | null }) {
  const intl = useIntl();
  return level !== null && <span className={styles.limit}>&lt;{intl.formatNumber(level)}</span>;
}

const marks = { above: '▲', below: '▼' } as const;

function SugarCell({ values, isUnitShown }: { values: readonly SugarValue[]; isUnitShown: boolean }) {
  const intl = useIntl();
  if (values.length === 0)
    return (
      <td className={styles.none}>
        <span aria-hidden="true">–</span>
        <span className="hidden-text">{intl.formatMessage({ id: 'doctor.sugar.noValue' })}</span>
      </td>
    );
  return (
    <td>
      {values.map(({ reading, place }) => {
        const { value, unit } = readingWords(intl, reading);
        return (
          <span key={reading.id} className={classNames(styles.value, place && styles[place])}>
            {(place === 'above' || place === 'below') && (
              <>
                <span aria-hidden="true">{marks[place]} </span>
                <span className="hidden-text">{intl.formatMessage({ id: `doctor.sugar.${place}` })} </span>
              </>
            )}
            {value}
            {isUnitShown && <small> {unit}</small>}
          </span>
        );
      })}
    </td>
  );
}
