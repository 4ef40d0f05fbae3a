import { FormattedMessage, useIntl } from 'react-intl';
import { sugarUnits } from '@/model/blood-sugar.ts';
import { bloodGroups, diabetesKinds } from '@/model/profile.ts';
import { weightUnits } from '@/model/weight.ts';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ChoiceChips } from '@/ui/choice-chips.tsx';
import { NumberField } from '@/ui/number-field.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { SelectField } from '@/ui/select-field.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { isShown, weightUnitOf } from './profile-form.ts';
import type { SectionProps } from './section-props.ts';
import styles from './profile.module.css';

const targets = ['ADA_ACOG', 'NICE'] as const;

/** What the rules and the doctor need to know, and the units of it. */
export function HealthSection({ form, set, error }: SectionProps) {
  const intl = useIntl();
  const say = (id: MessageId) => intl.formatMessage({ id });
  const hasDiabetes = form.diabetes !== '' && form.diabetes !== 'none';
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="profile.health" />
      </SectionTitle>
      <div className={styles.fields}>
        <div className={styles.pair}>
          <NumberField
            label={say('profile.height')}
            unit="cm"
            kind="decimal"
            maxLength={5}
            value={form.heightCm}
            onChange={(heightCm) => set({ heightCm })}
            error={error('heightCm', say('profile.height'))}
          />
          <ChoiceChips
            always
            legend={say('profile.units.weight')}
            options={weightUnits.map((value) => ({ value, label: value }))}
            chosen={[weightUnitOf(form.weightUnit)]}
            onChange={([weightUnit = 'kg']) => set({ weightUnit })}
          />
        </div>
        {isShown('prePregnancyWeight', form) && (
          <NumberField
            label={say('profile.preWeight')}
            hint={say('profile.preWeight.hint')}
            unit={weightUnitOf(form.weightUnit)}
            kind="decimal"
            maxLength={6}
            value={form.prePregnancyWeight}
            onChange={(prePregnancyWeight) => set({ prePregnancyWeight })}
            error={error('prePregnancyWeight', say('profile.preWeight'))}
          />
        )}
        <ChoiceChips
          legend={say('profile.diabetes')}
          options={diabetesKinds
            .filter((value) => value !== 'gestational' || form.pregnancyStatus !== 'ended' || form.diabetes === value)
            .map((value) => ({ value, label: say(`profile.diabetes.${value}`) }))}
          chosen={diabetesKinds.filter((value) => value === form.diabetes)}
          onChange={([diabetes = '']) => set({ diabetes })}
        />
        {hasDiabetes && (
          <>
            <ChoiceChips
              legend={say('profile.glucoseLowering')}
              options={[{ value: 'yes', label: say('profile.glucoseLowering.yes') }]}
              chosen={form.glucoseLowering ? ['yes'] : []}
              onChange={(chosen) => set({ glucoseLowering: chosen.length > 0 })}
            />
            <SelectField
              label={say('profile.targets')}
              value={form.sugarTargets}
              onChange={(sugarTargets) => set({ sugarTargets })}
              options={[
                { value: '', label: say('profile.targets.default') },
                ...targets.map((value) => ({ value: value as string, label: say(`profile.targets.${value}`) })),
              ]}
            />
          </>
        )}
        <ChoiceChips
          always
          legend={say('profile.units.sugar')}
          options={sugarUnits.map((value) => ({ value, label: value }))}
          chosen={[form.sugarUnit === 'mmol/L' ? 'mmol/L' : 'mg/dL']}
          onChange={([sugarUnit = 'mg/dL']) => set({ sugarUnit })}
        />
        <TextAreaField
          label={say('profile.allergic')}
          hint={say('profile.allergic.hint')}
          value={form.allergies}
          onChange={(allergies) => set({ allergies })}
          error={error('allergies', say('profile.allergic'))}
        />
        <SelectField
          label={say('profile.blood')}
          value={form.bloodGroup}
          onChange={(bloodGroup) => set({ bloodGroup })}
          options={[
            { value: '', label: say('profile.blood.none') },
            ...bloodGroups.map((value) => ({ value: value as string, label: value })),
          ]}
        />
        <TextAreaField
          label={say('profile.conditions')}
          value={form.preExistingConditions}
          onChange={(preExistingConditions) => set({ preExistingConditions })}
          error={error('preExistingConditions', say('profile.conditions'))}
        />
      </div>
    </section>
  );
}
