import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Panel } from './panel.tsx';

interface PartProps {
  title: MessageId;
  /** In words of its own when it could not be loaded. */
  failed?: MessageId;
  query: { readonly dataUpdatedAt: number; readonly isFetching: boolean };
  children: ReactNode;
}

/** A part of her page that is asked for by itself. What was never loaded is called so, and never "none". */
export function Part({ title, failed = 'doctor.part.failed', query, children }: PartProps) {
  const intl = useIntl();
  if (query.dataUpdatedAt > 0) return children;
  return (
    <Panel title={intl.formatMessage({ id: title })}>
      <p aria-live="polite">{intl.formatMessage({ id: query.isFetching ? 'doctor.part.loading' : failed })}</p>
    </Panel>
  );
}
