import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { ErrorLayout } from './error-layout.tsx';

/** Shown when a page has thrown. A retry keeps typed text; a reload is the last resort. */
export function FailurePage({ onAgain }: { onAgain: () => void }) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'failure.title' })} width="reading">
      <ErrorLayout text={<FormattedMessage id="failure.text" />}>
        <Button onClick={onAgain}>
          <FormattedMessage id="failure.again" />
        </Button>
        <Button tone="secondary" icon="refresh" onClick={() => location.reload()}>
          <FormattedMessage id="failure.reload" />
        </Button>
      </ErrorLayout>
    </Page>
  );
}
