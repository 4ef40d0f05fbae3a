import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { HospitalActs } from './hospital-acts.tsx';
import { HospitalSheet } from './hospital-sheet.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { useHospitals } from '@/features/clinic/use-staff.ts';
import styles from '@/features/clinic/clinic.module.css';

/** /clinic/hospital: the hospitals that patients choose from, with their numbers. */
export default function HospitalsPage() {
  const intl = useIntl();
  const hospitals = useHospitals();
  const [edited, setEdited] = useState<ListedHospital | 'new' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const open = (which: ListedHospital | 'new') => {
    setSaved(false);
    setEdited(which);
  };
  const lines = ({ city, maternityPhone, openingHours }: ListedHospital) =>
    [city, maternityPhone || intl.formatMessage({ id: 'clinic.hospital.phone.none' }), openingHours].filter(Boolean);
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.hospitals' })}
      tone="paper"
      rail={<Rail related={['/clinic', '/clinic/patients', '/clinic/settings', '/clinic/templates']} />}
      action={
        <Button wide icon="plus" onClick={() => open('new')}>
          {intl.formatMessage({ id: 'clinic.hospital.add' })}
        </Button>
      }
    >
      <div className={styles.stack}>
        <p>{intl.formatMessage({ id: 'clinic.hospitals.text' })}</p>
        <div role="status">
          {isSaved && <SuccessMessage>{intl.formatMessage({ id: 'clinic.saved' })}</SuccessMessage>}
        </div>
        <Loaded query={hospitals}>
          {(all) =>
            all.length === 0 ? (
              <Empty title={intl.formatMessage({ id: 'clinic.hospitals.none' })}>
                <p>{intl.formatMessage({ id: 'clinic.hospital.first' })}</p>
              </Empty>
            ) : (
              <List>
                {all.map((held) => (
                  <ListRow
                    key={held.id}
                    lead={<Icon name="home" />}
                    title={<bdi>{held.name}</bdi>}
                    detail={
                      <span className={styles.written}>
                        <bdi>{lines(held).join('\n')}</bdi>
                      </span>
                    }
                    action={
                      <Button
                        tone="quiet"
                        icon="pencil"
                        aria-label={intl.formatMessage({ id: 'clinic.hospital.change' }, { name: held.name })}
                        onClick={() => open(held)}
                      >
                        {intl.formatMessage({ id: 'clinic.change' })}
                      </Button>
                    }
                  >
                    <HospitalActs
                      hospital={held}
                      others={all.filter(({ id }) => id !== held.id)}
                      onDeleted={() => setSaved(true)}
                    />
                  </ListRow>
                ))}
              </List>
            )
          }
        </Loaded>
      </div>
      {edited && (
        <HospitalSheet
          held={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}
