import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSession } from '@/sync/session/session.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';

/** Shows its children to administrators only; the server checks the role too. */
export function AdminsOnly({ children }: { children: ReactNode }) {
  const isAdmin = useSession((session) => session.user?.labels.includes('admin') ?? false);
  if (isAdmin) return children;
  return (
    <>
      <p role="status">
        <FormattedMessage id="blog.onlyAdmins" />
      </p>
      <ButtonLink to="/blog" tone="secondary" icon="book">
        <FormattedMessage id="blog.article.all" />
      </ButtonLink>
    </>
  );
}
