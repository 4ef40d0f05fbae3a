import { useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '@/ui/controls/button.tsx';
import { Chip } from '@/ui/controls/chip.tsx';
import { Sheet } from '@/ui/layout/sheet.tsx';
import { useRoomForTwo } from '@/ui/page/use-desk.ts';
import { listKeys, pressKey } from './press-key.ts';
import { chooseSingleKeys, useSingleKeys } from './single-keys.ts';
import styles from './list-keys.module.css';

/** Single keys for a list on a desk, and the button that says which: `?` opens the same sheet. */
export function ListKeys() {
  const intl = useIntl();
  const hasRoom = useRoomForTwo();
  const isOn = useSingleKeys((keys) => keys.isOn);
  const [isShown, setShown] = useState(false);
  useEffect(() => {
    if (!isOn || !hasRoom) return;
    const onKeyDown = (event: KeyboardEvent) => pressKey(event, () => setShown(true));
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [isOn, hasRoom]);
  if (!hasRoom) return null;
  return (
    <>
      <Button tone="quiet" icon="info" onClick={() => setShown(true)}>
        {intl.formatMessage({ id: isOn ? 'doctor.keys' : 'doctor.keys.areOff' })}
      </Button>
      <Sheet
        open={isShown}
        onClose={() => setShown(false)}
        title={intl.formatMessage({ id: 'doctor.keys.title' })}
        lead={intl.formatMessage({ id: 'doctor.keys.lead' })}
      >
        <dl className={styles.keys}>
          {listKeys.map((key) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{intl.formatMessage({ id: `doctor.keys.${names[key]}` })}</dd>
            </div>
          ))}
        </dl>
        <Chip chosen={isOn} onClick={() => chooseSingleKeys(!isOn)}>
          {intl.formatMessage({ id: 'doctor.keys.on' })}
        </Chip>
      </Sheet>
    </>
  );
}

const names = { j: 'next', k: 'previous', Enter: 'open', '/': 'search', n: 'write', '?': 'show' } as const;
