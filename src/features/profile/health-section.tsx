import { useIntl } from 'react-intl';
import { sugarUnits } from '@/model/records/blood-sugar.ts';
import { bloodGroups, diabetesKinds } from '@/model/records/profile.ts';
import { weightUnits } from '@/model/records/weight.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { NumberField } from '@/ui/controls/number-field.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { isShown, weightUnitOf } from './profile-form.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const targets = ['ADA_ACOG', 'NICE'] as const;

/** Health data that the clinical rules and the doctor need, and the units. */
export function HealthSection({ form, set, error }: SectionProps) {
  const intl = useIntl();
  const text = (id: MessageId) => intl.formatMessage({ id });
  // Until this version the field of illnesses asked for allergies as well; what was written there stays there.
  const isAllergyElsewhere = form.allergies.trim() === '' && form.preExistingConditions.trim() !== '';
  const hasDiabetes = form.diabetes !== '' && form.diabetes !== 'none';
  return (
    <div className={styles.fields}>
      <div className={styles.pair}>
        <NumberField
          label={text('profile.height')}
          unit="cm"
          kind="decimal"
          maxLength={5}
          value={form.heightCm}
          onChange={(heightCm) => set({ heightCm })}
          error={error('heightCm', text('profile.height'))}
        />
        <ChoiceChips
          always
          legend={text('profile.units.weight')}
          options={weightUnits.map((value) => ({ value, label: value }))}
          chosen={[weightUnitOf(form.weightUnit)]}
          onChange={([weightUnit = 'kg']) => set({ weightUnit })}
        />
      </div>
      {isShown('prePregnancyWeight', form) && (
        <NumberField
          label={text('profile.preWeight')}
          hint={text('profile.preWeight.hint')}
          unit={weightUnitOf(form.weightUnit)}
          kind="decimal"
          maxLength={6}
          value={form.prePregnancyWeight}
          onChange={(prePregnancyWeight) => set({ prePregnancyWeight })}
          error={error('prePregnancyWeight', text('profile.preWeight'))}
        />
      )}
      <ChoiceChips
        legend={text('profile.diabetes')}
        options={diabetesKinds
          .filter((value) => value !== 'gestational' || form.pregnancyStatus !== 'ended' || form.diabetes === value)
          .map((value) => ({ value, label: text(`profile.diabetes.${value}`) }))}
        chosen={diabetesKinds.filter((value) => value === form.diabetes)}
        onChange={([diabetes = '']) => set({ diabetes })}
      />
      {hasDiabetes && (
        <>
          <ChoiceChips
            legend={text('profile.glucoseLowering')}
            options={[{ value: 'yes', label: text('profile.glucoseLowering.yes') }]}
            chosen={form.glucoseLowering ? ['yes'] : []}
            onChange={(chosen) => set({ glucoseLowering: chosen.length > 0 })}
          />
          <SelectField
            label={text('profile.targets')}
            value={form.sugarTargets}
            onChange={(sugarTargets) => set({ sugarTargets })}
            options={[
              { value: '', label: text('profile.targets.default') },
              ...targets.map((value) => ({ value: value as string, label: text(`profile.targets.${value}`) })),
            ]}
          />
        </>
      )}
      <ChoiceChips
        always
        legend={text('profile.units.sugar')}
        options={sugarUnits.map((value) => ({ value, label: value }))}
        chosen={[form.sugarUnit === 'mmol/L' ? 'mmol/L' : 'mg/dL']}
        onChange={([sugarUnit = 'mg/dL']) => set({ sugarUnit })}
      />
      <TextAreaField
        label={text('profile.allergic')}
        hint={text(isAllergyElsewhere ? 'profile.allergic.elsewhere' : 'profile.allergic.hint')}
        value={form.allergies}
        onChange={(allergies) => set({ allergies })}
        error={error('allergies', text('profile.allergic'))}
      />
      <SelectField
        label={text('profile.blood')}
        value={form.bloodGroup}
        onChange={(bloodGroup) => set({ bloodGroup })}
        options={[
          { value: '', label: text('profile.blood.none') },
          ...bloodGroups.map((value) => ({ value: value as string, label: value })),
        ]}
      />
      <TextAreaField
        label={text('profile.conditions')}
        value={form.preExistingConditions}
        onChange={(preExistingConditions) => set({ preExistingConditions })}
        error={error('preExistingConditions', text('profile.conditions'))}
      />
    </div>
  );
}
