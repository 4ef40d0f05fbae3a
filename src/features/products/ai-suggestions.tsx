import { useMemo, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { DangerCard } from '@/app/danger/danger-card.tsx';
import { useProfile } from '@/db/first-paint/use-profile.ts';
import { recogniseDanger } from '@/app/danger/recognise-danger.ts';
import { useSession } from '@/sync/session/session.ts';
import { useDanger } from '@/app/danger/use-danger.ts';
import { Button } from '@/ui/controls/button.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { SuggestionCard } from './suggestion-card.tsx';
import { useSuggestions } from './use-suggestions.ts';
import styles from './products.module.css';

/** In characters; a longer text is hardly about products. */
const MAX_LENGTH = 500;
const noMessages: never[] = [];

/** Product suggestions of the AI, marked as such. If the text describes a danger, nothing is sent and a danger card is shown. */
export function AiSuggestions() {
  const intl = useIntl();
  const profile = useProfile(useSession((session) => session.user?.id ?? ''));
  const [today] = useState(() => localDate(new Date()));
  const stage = useMemo(() => stageOf(profile, today), [profile, today]);
  const [need, setNeed] = useState('');
  const [trouble, setTrouble] = useState<'blank' | 'danger' | null>(null);
  const { danger, close } = useDanger(need, noMessages, stage);
  const { asked: request, ask } = useSuggestions();
  const submit = async () => {
    if (need.trim() === '') return setTrouble('blank');
    const found = await recogniseDanger(need, stage);
    // The danger card says what to do; a product is not the answer.
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
        maxLength={MAX_LENGTH}
        value={need}
        onChange={(text) => {
          setTrouble(null);
          setNeed(text);
        }}
      />
      {danger && <DangerCard danger={danger} stage={stage} onClose={close} />}
      <Button tone="secondary" icon="search" wide busy={request.phase === 'asking'} onClick={() => void submit()}>
        <FormattedMessage id={request.phase === 'asking' ? 'products.ai.asking' : 'products.ai.ask'} />
      </Button>
      {request.phase === 'failed' && (
        <p role="alert">
          {request.trouble === 'unreachable' ? (
            <FormattedMessage id="products.ai.unreachable" />
          ) : (
            <FormattedMessage id={`chat.trouble.${request.trouble}`} values={{ reason: request.detail }} />
          )}
        </p>
      )}
      {request.phase === 'answered' && (
        <>
          <p role="status" className={styles.hint}>
            <FormattedMessage id={request.suggestions.length === 0 ? 'products.ai.none' : 'products.ai.mark'} />
          </p>
          {request.suggestions.map((suggestion) => (
            <SuggestionCard key={suggestion.name} suggestion={suggestion} />
          ))}
        </>
      )}
    </section>
  );
}
