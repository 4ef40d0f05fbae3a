import { useIntl } from 'react-intl';
import { liveProfile } from '@/db/records/live-profile.ts';
import { saveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import type { SugarProfile } from '@/clinical/glucose/sugar-targets.ts';
import { sugarUnits, type MeasurementType, type SugarUnit } from '@/model/records/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/records/reading.ts';
import { Chip } from '@/ui/controls/chip.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { FieldTape } from '@/ui/chart/field-tape.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { useSealedDraft } from '@/app/forms/use-sealed-draft.ts';
import { readNumber } from '@/features/readings/entry/entry-check.ts';
import type { EntryFormProps } from '@/features/readings/entry/entry-form-props.ts';
import { entryAsk } from '@/features/readings/entry/entry-question.ts';
import { EntrySheet } from '@/features/readings/entry/entry-sheet.tsx';
import styles from '@/features/readings/entry/entry.module.css';
import { issueText } from '@/i18n/phrases/issue-text.ts';
import { NoteExtras } from '@/features/readings/entry/note-extras.tsx';
import { checkSugar, emptySugar, sugarDraftOf, isGlucoseTest, type SugarDraft } from './sugar-entry.ts';
import { SugarMoment } from './sugar-moment.tsx';
import { useMoment } from './use-moment.ts';
import { useDoctorLimits } from '@/features/readings/state/doctor-limits.ts';
import { formatReadingNumber } from '@/features/readings/values/reading-words.ts';
import { sugarLimit, sugarTape } from '@/features/readings/values/sugar-limit.ts';
import { useEntry } from '@/features/readings/state/entry-state.ts';
import { TimeRow } from '@/features/readings/entry/time-row.tsx';
import { useEntryForm } from '@/features/readings/entry/use-entry-form.ts';

/** One number, its unit and when it was measured; the meter's LO and HI are answers too. */
export function SugarForm({ rejected, onClose, onSaved }: EntryFormProps<BloodSugarReading>) {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const planned = useEntry((entry) => entry.moment);
  const { draft, set, clear } = useSealedDraft<SugarDraft>(
    // A draft of its own for each moment of the plan, so that a value typed for another moment is not saved under this one.
    rejected ? `mended ${rejected.id}` : planned ? `bloodSugar ${planned}` : 'bloodSugar',
    rejected ? sugarDraftOf(rejected) : { ...emptySugar, measurementType: planned ?? '' },
  );
  const unit = draft.unit ?? profile?.sugarUnit ?? 'mg/dL';
  const moment = useMoment(draft);
  const form = useEntryForm({
    kind: 'bloodSugar',
    check: (accepted) => checkSugar({ ...draft, measurementType: moment }, unit, Date.now(), accepted),
    onSaved: (reading) => {
      clear();
      if (profile && profile.sugarUnit !== unit) void saveProfile({ sugarUnit: unit });
      onSaved(reading);
    },
  });
  const change = (changes: Partial<SugarDraft>) => {
    set(changes);
    form.reconsider(...Object.keys(changes), ...('time' in changes ? ['recordedAt'] : []));
  };
  const error = (field: string) => issueText(intl, form.issues, field);
  const asked = entryAsk({
    intl,
    question: form.question,
    typed: draft.level.trim(),
    unit,
    accept: form.accept,
    reconsider: () => form.reconsider(),
    takeUnit: (other) => change({ unit: sugarUnits.find((each) => each === other) ?? unit }),
  });
  return (
    <EntrySheet kind="bloodSugar" onClose={onClose} form={form} question={asked}>
      <div className={styles.withUnit}>
        <NumberField
          data-autofocus=""
          kind="decimal"
          look="entry"
          maxLength={7}
          label={intl.formatMessage({ id: 'readings.form.level' })}
          error={error('level')}
          value={draft.meter ?? draft.level}
          onChange={(level) => change({ level, meter: null })}
        />
        <SelectField
          label={intl.formatMessage({ id: 'readings.form.unit' })}
          error={error('unit')}
          value={unit}
          options={sugarUnits.map((value) => ({ value, label: value }))}
          onChange={(chosen) => change({ unit: chosen })}
        />
      </div>
      <LiveSugar level={readNumber(draft.level)} unit={unit} type={moment} profile={profile ?? {}} />
      <div className={styles.meter}>
        <span>{intl.formatMessage({ id: 'readings.form.meter' })}</span>
        {(['LO', 'HI'] as const).map((meter) => (
          <Chip
            key={meter}
            chosen={draft.meter === meter}
            onClick={() => change({ meter: draft.meter === meter ? null : meter })}
          >
            {intl.formatMessage({ id: meter === 'LO' ? 'readings.form.meter.lo' : 'readings.form.meter.hi' })}
          </Chip>
        ))}
      </div>
      <SugarMoment
        chosen={moment}
        isProposed={draft.measurementType === '' && moment !== ''}
        error={error('measurementType')}
        onChange={(measurementType) => change({ measurementType })}
      />
      {isGlucoseTest(moment) && (
        <ChoiceChips
          legend={intl.formatMessage({ id: 'readings.form.load' })}
          options={(['75 g', '100 g'] as const).map((value) => ({ value, label: value }))}
          chosen={[draft.glucoseLoad]}
          onChange={([glucoseLoad]) => change({ glucoseLoad: glucoseLoad ?? draft.glucoseLoad })}
          always
        />
      )}
      <div className={styles.items}>
        <TimeRow time={draft.time} error={error('recordedAt')} onChange={(time) => change({ time })} />
        <NoteExtras
          title={intl.formatMessage({ id: 'readings.form.extra.note' })}
          note={draft.note}
          error={error('note')}
          onChange={(note) => change({ note })}
        />
      </div>
    </EntrySheet>
  );
}

interface LiveSugarProps {
  level: number | null;
  unit: SugarUnit;
  type: MeasurementType | '';
  profile: SugarProfile;
}

/** The tape for the level as typed so far; its band is that of the type, once chosen. */
function LiveSugar({ level, unit, type, profile }: LiveSugarProps) {
  const intl = useIntl();
  const own = useDoctorLimits(({ limits }) => limits);
  const { limit, setBy } = type === '' ? { limit: null, setBy: null } : sugarLimit(type, unit, profile, own);
  const scale = sugarTape(unit, limit);
  const text = (shown: number) => formatReadingNumber(intl, shown, unit === 'mg/dL' ? 0 : 1);
  const figures = scale.limits.map((value) => ({ value, text: text(value) }));
  const value = level !== null && level > 0 ? level : null;
  return (
    <>
      <FieldTape scale={{ ...scale, tick: unit === 'mg/dL' ? 5 : 0.25, figures }} value={value} />
      {setBy !== null && limit !== null && (
        <small>
          {intl.formatMessage(
            { id: 'readings.chart.targetBy' },
            { limit: text(limit), unit, name: setBy || intl.formatMessage({ id: 'readings.seen.noName' }) },
          )}
        </small>
      )}
    </>
  );
}
