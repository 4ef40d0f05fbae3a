import { useIntl } from 'react-intl';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { useModerationQueue } from './use-moderation-queue.ts';
import styles from '@/features/forum/layout/forum.module.css';

/** For moderators, at the top of the forum: how many texts are reported, and the way to them. */
export function QueueLink({ user }: { user: { readonly id: string; readonly labels: readonly string[] } }) {
  const intl = useIntl();
  const { data } = useModerationQueue(user.id);
  return (
    <div className={styles.decisions}>
      <List>
        <ListRow
          to={user.labels.includes('admin') ? '/clinic/community' : '/moderation'}
          lead={<Icon name="flag" />}
          title={intl.formatMessage({ id: 'forum.queue.title' })}
          detail={data && intl.formatMessage({ id: 'forum.queue.count' }, { count: data.reports.length })}
        />
      </List>
    </div>
  );
}
