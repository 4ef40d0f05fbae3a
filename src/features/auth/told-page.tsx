import { FormattedMessage, useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { ButtonLink } from '@/ui/button.tsx';
import { AuthPage } from './auth-page.tsx';

/** A step of the account in one text and one way on. */
export function ToldPage({ title, text }: { title: MessageId; text: MessageId }) {
  const intl = useIntl();
  return (
    <AuthPage title={intl.formatMessage({ id: title })} back="/login">
      <p>
        <FormattedMessage id={text} />
      </p>
      <div>
        <ButtonLink to="/login" tone="secondary">
          <FormattedMessage id="auth.logIn.action" />
        </ButtonLink>
      </div>
    </AuthPage>
  );
}
