import { useIntl } from 'react-intl';
import { liveProfile } from '@/db/live-profile.ts';
import { saveProfile } from '@/db/profile.ts';
import { useLiveQuery } from '@/db/use-live-query.ts';
import type { SugarProfile } from '@/clinical/sugar-targets.ts';
import { measurementTypes, sugarUnits, type MeasurementType, type SugarUnit } from '@/model/blood-sugar.ts';
import type { BloodSugarReading } from '@/model/reading.ts';
import { Chip } from '@/ui/chip.tsx';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { FieldTape } from '@/ui/field-tape.tsx';
import { NumberField } from '@/ui/number-field.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { useSealedDraft } from '@/use-sealed-draft.ts';
import { readNumber } from './entry-check.ts';
import type { EntryFormProps } from './entry-form-props.ts';
import { entryAsk } from './entry-question.ts';
import { EntrySheet } from './entry-sheet.tsx';
import styles from './entry.module.css';
import { issueText } from '@/i18n/issue-text.ts';
import { sugarDraftOf } from './mended-draft.ts';
import { NoteExtras } from './note-extras.tsx';
import { checkSugar, emptySugar, isGlucoseTest, type SugarDraft } from './sugar-entry.ts';
import { useOwnLimits } from './own-limits.ts';
import { figure } from './reading-words.ts';
import { sugarLimit, sugarTape } from './sugar-limit.ts';
import { TimeRow } from './time-row.tsx';
import { useEntryForm } from './use-entry-form.ts';

/** One number, its unit and when it was measured; the meter's LO and HI are answers too. */
export function SugarForm({ mended, onClose, onSaved }: EntryFormProps<BloodSugarReading>) {
  const intl = useIntl();
  const profile = useLiveQuery(liveProfile, 'profile');
  const { draft, set, clear } = useSealedDraft<SugarDraft>(
    mended ? `mended ${mended.id}` : 'bloodSugar',
    mended ? sugarDraftOf(mended) : emptySugar,
  );
  const unit = draft.unit ?? profile?.sugarUnit ?? 'mg/dL';
  const form = useEntryForm({
    kind: 'bloodSugar',
    check: (accepted) => checkSugar(draft, unit, Date.now(), accepted),
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
      <LiveSugar level={readNumber(draft.level)} unit={unit} type={draft.measurementType} profile={profile ?? {}} />
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
      <SelectField
        label={intl.formatMessage({ id: 'readings.form.measurementType' })}
        hint={intl.formatMessage({ id: 'readings.form.measurementType.hint' })}
        error={error('measurementType')}
        value={draft.measurementType}
        options={[
          { value: '' as const, label: intl.formatMessage({ id: 'readings.form.measurementType.choose' }) },
          ...measurementTypes.map((value) => ({ value, label: intl.formatMessage({ id: `readings.type.${value}` }) })),
        ]}
        onChange={(measurementType) => change({ measurementType })}
      />
      {isGlucoseTest(draft.measurementType) && (
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
  const own = useOwnLimits(({ limits }) => limits);
  const { limit, setBy } = type === '' ? { limit: null, setBy: null } : sugarLimit(type, unit, profile, own);
  const scale = sugarTape(unit, limit);
  const text = (shown: number) => figure(intl, shown, unit === 'mg/dL' ? 0 : 1);
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
