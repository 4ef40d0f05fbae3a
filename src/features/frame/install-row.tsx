import { lazy, Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { loadAllMessages } from '@/i18n/catalogue/catalogue.ts';
import { Button } from '@/ui/controls/button.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Icon } from '@/ui/media/icon.tsx';
import { dismissInstallHelp, install, isOfferDue, putAwayOffer, useInstallPrompt } from './install-prompt.ts';

const InstallHelp = lazy(async () => {
  const [{ InstallHelp: help }] = await Promise.all([import('./install-help.tsx'), loadAllMessages()]);
  return { default: help };
});

/** The offer to install the app, as a row of Today: from the third visit on, until it is accepted or put away. */
export default function InstallRow() {
  const { prompt, isByHand } = useInstallPrompt();
  const [isDue, setDue] = useState(isOfferDue);
  const [isHelping, setHelping] = useState(false);
  if (!isDue || !(prompt !== null || isByHand)) return null;
  return (
    <>
      <List>
        <ListRow
          lead={<Icon name="smartphone" />}
          title={<FormattedMessage id="frame.install" />}
          detail={<FormattedMessage id="frame.install.why" />}
          action={
            <>
              <Button tone="secondary" onClick={() => (isByHand ? setHelping(true) : void install())}>
                <FormattedMessage id="frame.install" />
              </Button>
              <Button
                tone="quiet"
                onClick={() => {
                  putAwayOffer();
                  setDue(false);
                }}
              >
                <FormattedMessage id="frame.install.later" />
              </Button>
            </>
          }
        />
      </List>
      {isHelping && (
        <Suspense fallback={null}>
          <InstallHelp
            onClose={() => {
              setHelping(false);
              dismissInstallHelp();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
