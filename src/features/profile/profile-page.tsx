import { useIntl } from 'react-intl';
import { LogOut } from '@/log-out.tsx';
import { Page } from '@/ui/page.tsx';

export default function ProfilePage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'profile.title' })} back="/more">
      <LogOut />
    </Page>
  );
}
