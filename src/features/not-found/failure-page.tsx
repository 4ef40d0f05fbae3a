import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '@/ui/button.tsx';
import { Page } from '@/ui/page.tsx';
import { Ways } from './ways.tsx';

/** A page has failed. Trying again keeps what was typed; reloading is the last resort. */
export function FailurePage({ onAgain }: { onAgain: () => void }) {
  const intl = useIntl();
  return (
    <Page title={intl.formatMessage({ id: 'failure.title' })} width="reading">
      <Ways text={<FormattedMessage id="failure.text" />}>
        <Button onClick={onAgain}>
          <FormattedMessage id="failure.again" />
        </Button>
        <Button tone="secondary" icon="refresh" onClick={() => location.reload()}>
          <FormattedMessage id="failure.reload" />
        </Button>
      </Ways>
    </Page>
  );
}
