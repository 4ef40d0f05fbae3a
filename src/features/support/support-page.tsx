import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { useLossMode } from '@/app/settings/pregnancy-loss-mode.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { guides, type Guide } from './guides.ts';
import { StepDrawing } from './step-drawing.tsx';
import styles from './support.module.css';

/** Help in illustrated steps. There are no videos yet. */
export default function SupportPage() {
  const intl = useIntl();
  const isPlain = useLossMode((mode) => mode.isPlain);
  const params = new URLSearchParams(useLocation().search);
  const offered = guides.filter(({ isAboutBaby }) => !isPlain || !isAboutBaby);
  const guide = offered.find(({ name }) => name === params.get('guide'));
  return (
    <Page
      title={intl.formatMessage({ id: guide ? `support.${guide.name}` : 'support.title' })}
      back={guide ? '/sup' : '/more'}
      rail={<Rail related={['/readings', '/your-data', '/notifications', '/contact']} calls />}
      tone={isPlain ? 'paper' : 'blush'}
    >
      <div className={styles.page}>
        {guide ? (
          <Steps key={guide.name} guide={guide} />
        ) : (
          <>
            <p className={styles.hint}>
              <FormattedMessage id="support.lead" />
            </p>
            <List>
              {offered.map(({ name, steps }) => (
                <ListRow
                  key={name}
                  to={`/sup?guide=${name}`}
                  lead={<Icon name={steps[0]?.icon ?? 'info'} />}
                  title={intl.formatMessage({ id: `support.${name}` })}
                />
              ))}
            </List>
            <SectionTitle inStack>
              <FormattedMessage id="support.more" />
            </SectionTitle>
            <ButtonLink to="/contact" tone="secondary" icon="message">
              <FormattedMessage id="support.contact" />
            </ButtonLink>
          </>
        )}
      </div>
    </Page>
  );
}

/** One step at a time with its picture, and all steps as text below. */
function Steps({ guide: { steps } }: { guide: Guide }) {
  const intl = useIntl();
  const [at, setAt] = useState(0);
  const step = steps[at];
  return (
    <>
      {step && (
        <section className={styles.card} aria-live="polite">
          <div className={styles.drawing}>
            <StepDrawing name={step.drawing} />
          </div>
          <p className={styles.hint}>
            <FormattedMessage id="support.step" values={{ number: at + 1, of: steps.length }} />
          </p>
          <p className={styles.words}>{intl.formatMessage({ id: step.text })}</p>
        </section>
      )}
      <div className={styles.ways}>
        {at > 0 && (
          <Button tone="secondary" icon="back" onClick={() => setAt(at - 1)}>
            <FormattedMessage id="support.before" />
          </Button>
        )}
        {at < steps.length - 1 && (
          <Button onClick={() => setAt(at + 1)}>
            <FormattedMessage id="support.next" />
          </Button>
        )}
      </div>
      <SectionTitle inStack>
        <FormattedMessage id="support.transcript" />
      </SectionTitle>
      <ol className={styles.list}>
        {steps.map(({ text }) => (
          <li key={text}>{intl.formatMessage({ id: text })}</li>
        ))}
      </ol>
      <Button tone="quiet" icon="print" onClick={() => window.print()}>
        <FormattedMessage id="support.print" />
      </Button>
    </>
  );
}
