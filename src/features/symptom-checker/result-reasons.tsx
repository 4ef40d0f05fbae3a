import { FormattedMessage, useIntl } from 'react-intl';
import type { SymptomResult } from '@/clinical/symptoms/judge-symptoms.ts';
import type { Sign } from '@/clinical/symptoms/signs.ts';
import { SourceList } from '@/app/content/source-list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { useContent } from '@/app/content/use-content.ts';
import styles from './symptom-checker.module.css';

interface ResultReasonsProps {
  result: SymptomResult;
  say: readonly string[];
  /** Signs that would change the answer. */
  watch: readonly Sign[];
}

/** What to say on the phone, the reasons for the result, what would change it, and the sources of the rule. */
export function ResultReasons({ result, say, watch }: ResultReasonsProps) {
  const intl = useIntl();
  const content = useContent('symptoms');
  const reasons =
    result.signs.length > 0
      ? result.signs.map((sign) => content.sign[sign])
      : result.because.map((id) => content.symptom[id].title);
  const lists = [
    { title: 'schecker.say', lines: say },
    { title: 'schecker.why', lines: [...new Set(reasons)] },
    { title: 'schecker.watch', lines: watch.map((sign) => content.sign[sign]) },
  ] as const;
  return (
    <>
      {lists
        .filter(({ lines }) => lines.length > 0)
        .map(({ title, lines }) => (
          <section key={title}>
            <SectionTitle>{intl.formatMessage({ id: title })}</SectionTitle>
            <ul className={styles.lines}>
              {lines.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        ))}
      <SourceList sources={result.sources} title={<FormattedMessage id="content.sources" />} />
    </>
  );
}
