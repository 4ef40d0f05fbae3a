import { FormattedMessage } from 'react-intl';
import styles from './configuration-page.module.css';

/** Shown when the app cannot start: lists every setting that is missing or still a placeholder. */
export function ConfigurationPage({ missing }: { missing: readonly string[] }) {
  return (
    <main className={styles.page}>
      <h1>
        <FormattedMessage id="configuration.title" />
      </h1>
      <p>
        <FormattedMessage id="configuration.text" />
      </p>
      <ul className={styles.missing}>
        {missing.map((name) => (
          <li key={name}>
            <code>{name}</code>
          </li>
        ))}
      </ul>
      <p>
        <FormattedMessage id="configuration.emergency" />
      </p>
    </main>
  );
}
