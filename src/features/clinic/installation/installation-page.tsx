import { useQuery } from '@tanstack/react-query';
import { useIntl } from 'react-intl';
import type { Count, InstallationAnswer } from '@/model/clinic/clinic-answers.ts';
import { describeInstallation } from '@/sync/api/clinic/clinic.ts';
import { FailureMessage } from '@/ui/feedback/live-region.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { ActionList } from '@/features/clinic/action-list.tsx';
import { Figures, type Figure } from '@/features/clinic/figures.tsx';
import { serverFigures, serverWarnings } from './server-figures.ts';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY } from '@/features/clinic/use-clinic-action.ts';
import styles from '@/features/clinic/clinic.module.css';

/** /clinic/installation: the state of the installation, its use in numbers, and what administrators did. */
export default function InstallationPage() {
  const intl = useIntl();
  const state = useQuery({ queryKey: [CLINIC_KEY, 'installation'], queryFn: describeInstallation });
  return (
    <Page title={intl.formatMessage({ id: 'clinic.installation' })} tone="paper">
      <div className={styles.columns}>
        <div className={styles.stack}>
          <Loaded query={state}>{(answer) => <State answer={answer} now={state.dataUpdatedAt} />}</Loaded>
        </div>
        <ActionList />
      </div>
    </Page>
  );
}

function State({ answer, now }: { answer: InstallationAnswer; now: number }) {
  const intl = useIntl();
  const { server, accounts, doctors, admins, patients } = answer;
  const count = ({ value, isLeast }: Count) =>
    isLeast ? intl.formatMessage({ id: 'clinic.count.least' }, { value }) : intl.formatNumber(value);
  const use: Figure[] = [
    ['accounts', accounts],
    ['patients', patients],
    ['doctors', doctors],
    ['admins', admins],
    ['devices', answer.devicesOfWeek],
    ['readings', answer.readingsOfWeek],
    ['messages', answer.messagesOfWeek],
    ['pushes', answer.failedPushesOfWeek],
    ['reports', answer.openReports],
  ].map(([name, value]) => ({
    id: `clinic.count.${name as CountName}`,
    value: count(value as Count),
  }));
  return (
    <>
      <SectionTitle>{intl.formatMessage({ id: 'clinic.server' })}</SectionTitle>
      {server ? (
        <>
          {serverWarnings(server, now).map((id) => (
            <FailureMessage key={id}>{intl.formatMessage({ id })}</FailureMessage>
          ))}
          <Figures figures={serverFigures(intl, server)} />
        </>
      ) : (
        <p>{intl.formatMessage({ id: 'clinic.server.unknown' })}</p>
      )}
      <SectionTitle>{intl.formatMessage({ id: 'clinic.use' })}</SectionTitle>
      <p className={styles.quiet}>{intl.formatMessage({ id: 'clinic.use.text' })}</p>
      <Figures figures={use} />
    </>
  );
}

type CountName =
  'accounts' | 'patients' | 'doctors' | 'admins' | 'devices' | 'readings' | 'messages' | 'pushes' | 'reports';
