import { FormattedMessage, useIntl } from 'react-intl';
import { fundalHeightCm } from '@/clinical/gestation/fundal-height.ts';
import type { WeekPage } from '@/content/week-pages/week-page.ts';
import { NotTranslated } from '@/app/content/english-part.tsx';
import { DEFAULT_LANGUAGE } from '@/i18n/languages/languages.ts';
import { SourceList } from '@/app/content/source-list.tsx';
import { MotherWithTape } from '@/ui/drawings/mother-with-tape.tsx';
import styles from './week-page.module.css';

const parts = ['body', 'feel', 'act', 'ask'] as const;

/** From week 16 the womb is measured by tape; before that its drawing grows evenly and has no number. */
function WombDrawing({ week }: { week: number }) {
  const intl = useIntl();
  const measured = fundalHeightCm(week);
  const height = measured ?? 7 + ((week - 4) * 8) / 11;
  return (
    <div className={styles.mother}>
      <MotherWithTape
        heightCm={height}
        isMeasured={measured !== null}
        title={intl.formatMessage({ id: 'drawing.mother' }, { week })}
        description={intl.formatMessage(
          { id: measured === null ? 'drawing.mother.early' : 'drawing.mother.text' },
          { height: Math.round(height) },
        )}
        words={{ bone: intl.formatMessage({ id: 'drawing.mother.bone' }), unit: 'cm' }}
      />
    </div>
  );
}

/** The long text of a week: her body, what to feel, what to do, what to ask. In English in every language. */
export function WeekWords({ page, isAfter }: { page: WeekPage; isAfter: boolean }) {
  return (
    <div className={styles.words}>
      <NotTranslated />
      {parts.map((part) => (
        <section key={part}>
          <h3>
            <FormattedMessage id={`milestones.part.${part}`} />
          </h3>
          <p lang={DEFAULT_LANGUAGE} dir="ltr">
            {page[part]}
          </p>
          {part === 'body' && !isAfter && <WombDrawing week={page.week} />}
        </section>
      ))}
      <SourceList
        sources={isAfter ? page.sources : [...new Set([...page.sources, 'INTERGROWTH-SFH' as const])]}
        title={<FormattedMessage id="content.sources" />}
      />
    </div>
  );
}
