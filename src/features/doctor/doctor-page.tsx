import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '@/ui/page.tsx';

export default function DoctorPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'doctor.title' })} tone="paper">
      <p>
        <FormattedMessage id="doctor.notReady" />
      </p>
    </Page>
  );
}
