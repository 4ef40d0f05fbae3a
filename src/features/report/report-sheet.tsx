import { useIntl } from 'react-intl';
import type { ReportPart, ReportWords } from '@/features/report/content/report-page-model.ts';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './report.module.css';

/** The report as it will be on paper. */
export function ReportSheet({ words }: { words: ReportWords }) {
  const intl = useIntl();
  return (
    <article className={styles.sheet} aria-label={intl.formatMessage({ id: 'report.preview' })}>
      <h2 className={styles.name}>
        <bdi>{words.title}</bdi>
      </h2>
      {words.facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      <p className={styles.quiet}>{words.origin}</p>
      <div className={styles.parts}>
        {words.parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
      </div>
      <p className={styles.quiet}>{words.foot}</p>
    </article>
  );
}

function Part({ title, lines, entries = [], table }: ReportPart) {
  return (
    <section className={styles.part}>
      <h3>{title}</h3>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {entries.length > 0 && (
        <ul className={styles.entries}>
          {entries.map((entry) => (
            <li key={entry}>{entry}</li>
          ))}
        </ul>
      )}
      {table && (
        <div
          className={classNames('scrolls-aside', styles.frame)}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard (WCAG 2.1.1)
          tabIndex={0}
          role="region"
          aria-label={title}
        >
          <table>
            <thead>
              <tr>
                {table.head.map((cell) => (
                  <th key={cell} scope="col">
                    {cell}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {table.rows.map((row) => (
                <tr key={row.join('|')}>
                  {row.map((cell, at) => (
                    // Two columns of a row may say the same.
                    <td key={`${table.head[at]} ${cell}`} data-column={table.head[at]}>
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}
