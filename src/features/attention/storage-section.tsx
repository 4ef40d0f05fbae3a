import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl, type IntlShape } from 'react-intl';
import { requestPersistence, storageQuota, type StorageQuota } from '@/db/browser-storage/storage-quota.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { SectionTitle } from '@/ui/layout/section-title.tsx';
import styles from './attention.module.css';

const MEGABYTE = 1_000_000;
const GIGABYTE = 1_000 * MEGABYTE;

/** "12 MB", "1.2 GB". */
function sizeText(intl: IntlShape, bytes: number): string {
  const isLarge = bytes >= GIGABYTE;
  return intl.formatNumber(isLarge ? bytes / GIGABYTE : Math.max(0.1, bytes / MEGABYTE), {
    style: 'unit',
    unit: isLarge ? 'gigabyte' : 'megabyte',
    maximumFractionDigits: bytes >= 10 * MEGABYTE && !isLarge ? 0 : 1,
  });
}

/** Storage space as reported by the browser, and whether storage is persistent (protected from eviction). */
export function StorageSection() {
  const intl = useIntl();
  const [storage, setStorage] = useState<StorageQuota | null>(null);
  const refresh = () => void storageQuota().then(setStorage);
  useEffect(refresh, []);
  if (!storage) return <section />;
  const { usedBytes, quotaBytes, isPersistent } = storage;
  const used = usedBytes === null ? null : sizeText(intl, usedBytes);
  const persist = isPersistent === null ? 'unknown' : isPersistent ? 'yes' : 'no';
  return (
    <section>
      <SectionTitle>
        <FormattedMessage id="phone.room" />
      </SectionTitle>
      <List>
        <li className={styles.first}>
          <div className={styles.cards}>
            <p>
              {used === null ? (
                <FormattedMessage id="phone.room.unknown" />
              ) : quotaBytes === null ? (
                <FormattedMessage id="phone.room.used" values={{ used }} />
              ) : (
                <FormattedMessage id="phone.room.usedOf" values={{ used, quota: sizeText(intl, quotaBytes) }} />
              )}
            </p>
            {usedBytes !== null && quotaBytes !== null && quotaBytes > 0 && <Meter share={usedBytes / quotaBytes} />}
            {used !== null && (
              <p className={styles.small}>
                <FormattedMessage id="phone.room.honest" />
              </p>
            )}
          </div>
        </li>
        <ListRow
          lead={<Icon name="shield" />}
          title={intl.formatMessage({ id: 'phone.persist' })}
          detail={intl.formatMessage({ id: `phone.persist.${persist}` })}
          action={
            isPersistent === false && (
              <Button tone="quiet" onClick={() => void requestPersistence({ again: true }).then(refresh)}>
                <FormattedMessage id="phone.persist.ask" />
              </Button>
            )
          }
        />
      </List>
    </section>
  );
}

const WIDTH = 300;

/** Visual only: the text above has the same content. */
function Meter({ share }: { share: number }) {
  const used = Math.min(WIDTH, Math.max(3, share * WIDTH));
  return (
    <svg viewBox={`0 0 ${WIDTH} 14`} preserveAspectRatio="none" className={styles.meter} aria-hidden="true">
      <rect x="0" y="1" width={WIDTH} height="12" className={styles.track} vectorEffect="non-scaling-stroke" />
      <rect x="0" y="1" width={used} height="12" className={styles.used} />
    </svg>
  );
}
