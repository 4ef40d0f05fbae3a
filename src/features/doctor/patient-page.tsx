import { FormattedMessage, useIntl } from 'react-intl';
import { Page } from '@/ui/page.tsx';

export default function PatientPage() {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'doctor.patient.title' })} tone="paper" back="/doctor">
      <p>
        <FormattedMessage id="doctor.notReady" />
      </p>
    </Page>
  );
}
