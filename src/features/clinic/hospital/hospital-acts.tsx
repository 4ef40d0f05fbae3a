import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ListedHospital } from '@/sync/api/directory/hospitals.ts';
import { Button, ButtonLink } from '@/ui/controls/button.tsx';
import { DeleteHospital } from './delete-hospital.tsx';
import styles from './hospital-acts.module.css';

interface HospitalActsProps {
  hospital: ListedHospital;
  others: readonly ListedHospital[];
  onDeleted: () => void;
}

/** Below a hospital: its roster, and its deletion. */
export function HospitalActs({ hospital, others, onDeleted }: HospitalActsProps) {
  const intl = useIntl();
  const [isDeleting, setDeleting] = useState(false);
  const { id, name } = hospital;
  return (
    <div className={styles.acts}>
      <ButtonLink to={`/clinic/roster/${id}`} tone="quiet" icon="clock">
        {intl.formatMessage({ id: 'roster.title' })}
      </ButtonLink>
      <Button
        tone="quiet"
        icon="trash"
        aria-label={intl.formatMessage({ id: 'hospital.delete.title' }, { name })}
        onClick={() => setDeleting(true)}
      >
        {intl.formatMessage({ id: 'hospital.delete' })}
      </Button>
      {isDeleting && (
        <DeleteHospital
          hospital={hospital}
          others={others}
          onClose={() => setDeleting(false)}
          onDeleted={() => {
            setDeleting(false);
            onDeleted();
          }}
        />
      )}
    </div>
  );
}
