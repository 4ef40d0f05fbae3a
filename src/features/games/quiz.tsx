import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { useContent } from '@/app/content/use-content.ts';
import { quizAnswers, quizItems, type QuizAnswer } from './quiz-items.ts';
import styles from './games.module.css';

/** A quiz about danger signs. Shows the right answer, no score. */
export function Quiz() {
  const intl = useIntl();
  const { symptom } = useContent('symptoms');
  const [at, setAt] = useState(0);
  const [selected, select] = useState<QuizAnswer | null>(null);
  const item = quizItems[at];
  const go = (next: number) => {
    setAt(next);
    select(null);
  };
  if (!item)
    return (
      <>
        <p className={styles.big}>
          <FormattedMessage id="games.quiz.over" />
        </p>
        <Button wide onClick={() => go(0)}>
          <FormattedMessage id="games.quiz.again" />
        </Button>
        <ButtonLink to="/emergency#danger-signs" tone="secondary" wide icon="siren">
          <FormattedMessage id="resources.screen.signs" />
        </ButtonLink>
      </>
    );
  return (
    <>
      <p className={styles.hint}>
        <FormattedMessage id="games.quiz.seen" values={{ seen: at + 1, all: quizItems.length }} />
      </p>
      <h2 className={styles.big}>
        {'symptom' in item ? symptom[item.symptom].title : intl.formatMessage({ id: item.messageId })}
      </h2>
      <p>
        <FormattedMessage id="games.quiz.ask" />
      </p>
      {quizAnswers.map((answer) => (
        <Button key={answer} tone="secondary" wide onClick={() => select(answer)} aria-pressed={selected === answer}>
          <FormattedMessage id={`games.quiz.${answer}`} />
        </Button>
      ))}
      <p role="status">
        {selected && (
          <>
            <b>
              <FormattedMessage id={selected === item.answer ? 'games.quiz.right' : 'games.quiz.other'} />
            </b>{' '}
            <FormattedMessage id={`games.quiz.${item.answer}`} />
          </>
        )}
      </p>
      {selected && (
        <Button wide onClick={() => go(at + 1)}>
          <FormattedMessage id="games.quiz.next" />
        </Button>
      )}
    </>
  );
}
