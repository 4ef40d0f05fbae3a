import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ServerState } from '@/model/clinic/clinic-answers.ts';
import { describeInstallation } from '@/sync/api/clinic/clinic.ts';
import { readClinicSettings } from '@/sync/api/clinic/settings.ts';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY } from '@/features/clinic/use-clinic-action.ts';
import { SettingsForm } from './settings-form.tsx';
import clinic from '@/features/clinic/clinic.module.css';

/** /clinic/settings: what the clinic decides for itself, and what it cannot decide here. */
export default function SettingsPage() {
  const intl = useIntl();
  // Here, because the form starts anew with what the server has after each save.
  const [isSaved, setSaved] = useState(false);
  const settings = useQuery({ queryKey: [CLINIC_KEY, 'settings'], queryFn: readClinicSettings });
  const installation = useQuery({ queryKey: [CLINIC_KEY, 'installation'], queryFn: describeInstallation });
  return (
    <Page
      title={intl.formatMessage({ id: 'settings.title' })}
      tone="paper"
      rail={<Rail related={['/clinic/installation', '/clinic/templates', '/clinic/hospital', '/clinic']} />}
      back="/clinic/more"
    >
      <Loaded query={installation}>
        {({ server }) => (
          <Loaded query={settings}>
            {(held) => (
              <div className={clinic.stack}>
                <SettingsForm
                  key={JSON.stringify(held)}
                  held={held}
                  server={server}
                  isSaved={isSaved}
                  onSaved={setSaved}
                />
                <Fixed server={server} />
              </div>
            )}
          </Loaded>
        )}
      </Loaded>
    </Page>
  );
}

/** What is kept by rules that no administrator changes. */
function Fixed({ server }: { server: ServerState | null }) {
  const intl = useIntl();
  return (
    <section className={clinic.stack}>
      <SectionTitle inStack>{intl.formatMessage({ id: 'settings.fixed' })}</SectionTitle>
      <p>{intl.formatMessage({ id: 'settings.fixed.messages' })}</p>
      {server && (
        <p>
          {server.auditYears === null
            ? intl.formatMessage({ id: 'settings.fixed.audit.never' })
            : intl.formatMessage({ id: 'settings.fixed.audit' }, { years: server.auditYears })}
        </p>
      )}
    </section>
  );
}
