import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import type { MessageId } from '@/i18n/messages/en.ts';
import { Panel } from './panel.tsx';

interface PartProps {
  title: MessageId;
  /** Message shown when the query failed. */
  failed?: MessageId;
  query: { readonly dataUpdatedAt: number; readonly isFetching: boolean };
  children: ReactNode;
}

/** A panel with its own query. Data that was never loaded is reported as missing, never as "none". */
export function QueryPanel({ title, failed = 'doctor.part.failed', query, children }: PartProps) {
  const intl = useIntl();
  if (query.dataUpdatedAt > 0) return children;
  return (
    <Panel title={intl.formatMessage({ id: title })}>
      <p aria-live="polite">{intl.formatMessage({ id: query.isFetching ? 'doctor.part.loading' : failed })}</p>
    </Panel>
  );
}
