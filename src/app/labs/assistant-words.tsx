import { FormattedMessage } from 'react-intl';
import styles from './assistant-words.module.css';

/** What the assistant wrote about a laboratory report, marked as its words. */
export function AssistantWords({ children }: { children: string }) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.mark}>
        <FormattedMessage id="bloodwork.assistant.summary" />
      </figcaption>
      {/* In the language of the assistant, which may differ from the screen's. */}
      <blockquote className={styles.words} dir="auto">
        {children}
      </blockquote>
    </figure>
  );
}
