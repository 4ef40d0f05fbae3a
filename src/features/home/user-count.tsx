import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './home-page.module.css';

/** A smaller number would say that the app is not used. */
const LEAST = 1000;

/** The number of users. Renders nothing while it is unknown or small. */
export function UserCount() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isUnmounted = false;
    void import('@/sync/api/directory/user-count.ts')
      .then(({ userCount }) => userCount())
      .then((total) => !isUnmounted && setCount(total))
      // Without a network or the server function, the page simply shows no number.
      .catch(() => undefined);
    return () => {
      isUnmounted = true;
    };
  }, []);
  return (
    count !== null &&
    count >= LEAST && (
      <p className={styles.free}>
        <FormattedMessage id="home.users" values={{ count }} />
      </p>
    )
  );
}
