import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { WelcomePage } from '@/features/first-run/welcome-page.tsx';
import { InstallHelp } from '@/features/frame/install-help.tsx';
import { dismissInstallHelp, install, useInstallPrompt } from '@/features/frame/install-prompt.ts';
import { OfferCard } from '@/features/first-run/offer-card.tsx';
import { PushOffer } from '@/features/notifications/push-offer.tsx';
import { stateWords } from '@/features/notifications/push-words.ts';
import { isInstalled } from '@/platform/apple-device.ts';
import { usePush } from '@/sync/api/push/push-subscription.ts';
import { Button } from '@/ui/controls/button.tsx';

/** The first run, with the offers of reminders and of the installed app. */
export default function WelcomeRoute() {
  return <WelcomePage push={<PushPart />} install={<InstallPart />} />;
}

/** The offer, or what is known: that reminders are on, or that this browser cannot remind. */
function PushPart() {
  const state = usePush((push) => push.state);
  if (state !== 'on' && state !== 'none') return <PushOffer />;
  const { title, detail } = stateWords[state];
  return (
    <OfferCard icon="bell" title={<FormattedMessage id={title} />}>
      <p>
        <FormattedMessage id={detail} />
      </p>
    </OfferCard>
  );
}

/** Asks the browser to install on the tap, or says how it is done by hand; nothing where Maia is installed. */
function InstallPart() {
  const { prompt, isByHand } = useInstallPrompt();
  const [isHelping, setHelping] = useState(false);
  if (isInstalled()) return null;
  const isOffered = prompt !== null || isByHand;
  return (
    <OfferCard icon="smartphone" title={<FormattedMessage id="installHelp.title" />}>
      <p>
        <FormattedMessage id={isOffered ? 'installHelp.why' : 'firstRun.reach.noInstall'} />
      </p>
      {isOffered && (
        <div>
          <Button tone="secondary" onClick={() => (isByHand ? setHelping(true) : void install())}>
            <FormattedMessage id="frame.install" />
          </Button>
        </div>
      )}
      {isHelping && (
        <InstallHelp
          onClose={() => {
            setHelping(false);
            dismissInstallHelp();
          }}
        />
      )}
    </OfferCard>
  );
}
