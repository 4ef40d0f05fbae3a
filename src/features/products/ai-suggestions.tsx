import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/calendar-date.ts';
import { stageOf } from '@/clinical/stage.ts';
import { DangerCard } from '@/danger-card.tsx';
import { useProfile } from '@/db/use-profile.ts';
import { recogniseDanger } from '@/recognise-danger.ts';
import { useSession } from '@/sync/session.ts';
import { useDanger } from '@/use-danger.ts';
import { Button } from '@/ui/button.tsx';
import { SectionTitle } from '@/ui/section-title.tsx';
import { TextAreaField } from '@/ui/text-area-field.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './use-suggestions.ts';
import styles from './products.module.css';

/** What a question may have; more is not about products. */
const LONGEST = 500;
const nothingSent: never[] = [];

/** Kinds of products that a machine suggests, marked as such; a danger in the words is answered before anything is asked. */
export function AiSuggestions() {
  const intl = useIntl();
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const [need, setNeed] = useState('');
  const [trouble, setTrouble] = useState<'blank' | 'danger' | null>(null);
  const { danger, close } = useDanger(need, nothingSent, stage);
  const { asked, ask } = useSuggestions();
  const submit = async () => {
    if (need.trim() === '') return setTrouble('blank');
    const found = await recogniseDanger(need, stage);
    // The card says what to do; nothing one can buy is the answer.
    if (found?.card === 'full') return setTrouble('danger');
    const weeks = stage.kind === 'pregnant' ? `Pregnant, ${stage.weeks} weeks.` : '';
    await ask(need.trim(), `${weeks} Answer in ${new Intl.Locale(intl.locale).baseName}.`);
  };
  return (
    <section className={styles.page}>
      <SectionTitle inStack>
        <FormattedMessage id="products.ai" />
      </SectionTitle>
      <p className={styles.hint}>
        <FormattedMessage id="products.ai.lead" />
      </p>
      <TextAreaField
        label={intl.formatMessage({ id: 'products.ai.need' })}
        error={trouble && intl.formatMessage({ id: `products.ai.${trouble}` })}
        maxLength={LONGEST}
        value={need}
        onChange={(text) => {
          setTrouble(null);
          setNeed(text);
        }}
      />
      {danger && <DangerCard danger={danger} stage={stage} countryCode={profile?.countryCode} onClose={close} />}
      <Button tone="secondary" icon="search" wide busy={asked.phase === 'asking'} onClick={() => void submit()}>
        <FormattedMessage id={asked.phase === 'asking' ? 'products.ai.asking' : 'products.ai.ask'} />
      </Button>
      {asked.phase === 'failed' && (
        <p role="alert">
          {asked.trouble === 'unreachable' ? (
            <FormattedMessage id="products.ai.unreachable" />
          ) : (
            <FormattedMessage id={`chat.trouble.${asked.trouble}`} values={{ reason: asked.detail }} />
          )}
        </p>
      )}
      {asked.phase === 'answered' && (
        <>
          <p role="status" className={styles.hint}>
            <FormattedMessage id={asked.suggestions.length === 0 ? 'products.ai.none' : 'products.ai.mark'} />
          </p>
          {asked.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.name} suggestion={suggestion} />
          ))}
        </>
      )}
    </section>
  );
}
