import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languages, languageTags } from '@/i18n/languages/languages.ts';
import type { ServerState } from '@/model/clinic/clinic-answers.ts';
import { saveClinicSettings, type ChosenSettings } from '@/sync/api/clinic/settings.ts';
import { Button } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import clinic from '@/features/clinic/clinic.module.css';

/** Offered ages, in months. */
const contactAges = [6, 12, 24, 60];
const accessAges = [12, 24, 72, 120];
const NEVER = 'never';

interface SettingsFormProps {
  held: ChosenSettings;
  /** null: an Appwrite, which cannot demand a second factor of staff. */
  server: ServerState | null;
  isSaved: boolean;
  /** True after a save, false after a change. */
  onSaved: (isSaved: boolean) => void;
}

/** The settings, each with a sentence about what it does; saved together. */
export function SettingsForm({ held, server, isSaved, onSaved }: SettingsFormProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  const [draft, setDraft] = useState(held);
  const set = (changes: Partial<ChosenSettings>) => {
    onSaved(false);
    setDraft((before) => ({ ...before, ...changes }));
  };
  const offered = draft.languages && draft.languages.length > 0 ? draft.languages : languageTags;
  const ageOptions = (ages: readonly number[], current: number | null | undefined) => [
    { value: NEVER, label: intl.formatMessage({ id: 'settings.never' }) },
    ...[...new Set([...ages, ...(current ? [current] : [])])]
      .toSorted((a, b) => a - b)
      .map((months) => ({ value: String(months), label: intl.formatMessage({ id: 'settings.months' }, { months }) })),
  ];
  const monthsIn = (value: string) => (value === NEVER ? null : Number(value));

  async function save(): Promise<void> {
    const { requireStaffMfa, ...rest } = draft;
    const isMfaOpen = server !== null && !server.isMfaForced;
    if (await run(() => saveClinicSettings(isMfaOpen ? { requireStaffMfa, ...rest } : rest))) onSaved(true);
  }

  return (
    <>
      <section className={clinic.stack}>
        <SectionTitle inStack>{intl.formatMessage({ id: 'settings.mfa' })}</SectionTitle>
        {server === null && <p>{intl.formatMessage({ id: 'settings.mfa.appwrite' })}</p>}
        {server?.isMfaForced && <p>{intl.formatMessage({ id: 'settings.mfa.forced' })}</p>}
        {server && !server.isMfaForced && (
          <SelectField
            label={intl.formatMessage({ id: 'settings.mfa.label' })}
            hint={intl.formatMessage({ id: 'settings.mfa.hint' })}
            value={draft.requireStaffMfa ? 'yes' : 'no'}
            options={(['no', 'yes'] as const).map((value) => ({
              value,
              label: intl.formatMessage({ id: `settings.mfa.${value}` }),
            }))}
            onChange={(value) => set({ requireStaffMfa: value === 'yes' })}
          />
        )}
      </section>
      <section className={clinic.stack}>
        <SectionTitle inStack>{intl.formatMessage({ id: 'settings.languages' })}</SectionTitle>
        <ChoiceChips
          many
          always
          legend={intl.formatMessage({ id: 'settings.languages.label' })}
          options={languageTags.map((value) => ({ value: value as string, label: languages[value].name, lang: value }))}
          chosen={offered}
          onChange={(chosen) => set({ languages: chosen.length === languageTags.length ? [] : chosen })}
        />
        <p className={clinic.quiet}>{intl.formatMessage({ id: 'settings.languages.hint' })}</p>
      </section>
      <section className={clinic.stack}>
        <SectionTitle inStack>{intl.formatMessage({ id: 'settings.retention' })}</SectionTitle>
        <SelectField
          label={intl.formatMessage({ id: 'settings.contact' })}
          hint={intl.formatMessage({ id: 'settings.contact.hint' })}
          value={String(draft.contactMonths ?? NEVER)}
          options={ageOptions(contactAges, held.contactMonths)}
          onChange={(value) => set({ contactMonths: monthsIn(value) })}
        />
        <SelectField
          label={intl.formatMessage({ id: 'settings.access' })}
          hint={intl.formatMessage({ id: 'settings.access.hint' })}
          value={String(draft.accessMonths ?? NEVER)}
          options={ageOptions(accessAges, held.accessMonths)}
          onChange={(value) => set({ accessMonths: monthsIn(value) })}
        />
      </section>
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      <div role="status">
        {isSaved && <SuccessMessage>{intl.formatMessage({ id: 'clinic.saved' })}</SuccessMessage>}
      </div>
      <Button wide large busy={isBusy} onClick={() => void save()}>
        {intl.formatMessage({ id: 'clinic.save' })}
      </Button>
    </>
  );
}
