import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import styles from './home-page.module.css';

/** How many use Maia here. Nothing at all while it is not known, and never a zero. */
export function UserCount() {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    let isGone = false;
    void import('@/sync/online/user-count.ts')
      .then(({ userCount }) => userCount())
      .then((total) => !isGone && setCount(total))
      // Without a network or a function nothing is missing from the page.
      .catch(() => undefined);
    return () => {
      isGone = true;
    };
  }, []);
  return (
    count !== null &&
    count > 0 && (
      <p className={styles.free}>
        <FormattedMessage id="home.users" values={{ count }} />
      </p>
    )
  );
}
