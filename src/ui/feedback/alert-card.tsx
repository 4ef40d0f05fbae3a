import type { ReactNode } from 'react';
import styles from './alert-card.module.css';
import { classNames } from '@/ui/styles/class-names.ts';
import { Icon } from '@/ui/media/icon.tsx';

export type AlertTier = 'EMERGENCY' | 'URGENT' | 'TODAY' | 'SELF_CARE';

export interface AlertCall {
  /** The number to dial. */
  readonly number: string;
  readonly text: string;
  readonly detail?: string;
  readonly isEmergency?: boolean;
}

interface AlertCardProps {
  tier: AlertTier;
  /** The word for the tier, so that it is not expressed by colour alone. */
  word: string;
  /** The value that the card is about, and the time of measurement. */
  lead?: ReactNode;
  children: ReactNode;
  calls?: readonly AlertCall[];
  /** Runs when a call button is pressed; the telephone opens in any case. */
  onCall?: ((call: AlertCall) => void) | undefined;
  /** Content after the call buttons: timer, questions, messages. */
  more?: ReactNode;
  /** The only way to close an emergency or urgent card; dismisses any other card. */
  close?: { readonly text: string; readonly onPress: () => void };
  /** The closing sentence of every card. */
  bodyLine: string;
}

const icons = { EMERGENCY: 'siren', URGENT: 'phone-call', TODAY: 'phone', SELF_CARE: 'info' } as const;

/** The response to a reading in one of four tiers: each differs by shape, icon and word as well as by colour. */
export function AlertCard({ tier, word, lead, children, calls = [], onCall, more, close, bodyLine }: AlertCardProps) {
  const isAlarm = tier === 'EMERGENCY' || tier === 'URGENT';
  return (
    <section className={classNames(styles.card, styles[tier])}>
      {/* Announce only the text: a timer inside an alert would be read out every second. */}
      <div role={isAlarm ? 'alert' : undefined}>
        {/* Takes the focus on a page that replaces a question by its answer. */}
        <div className={styles.head} tabIndex={-1} data-answer="">
          <span className={styles.icon}>
            <Icon name={icons[tier]} />
          </span>
          <strong className={styles.word}>{word}</strong>
          {lead && <div className={styles.lead}>{lead}</div>}
        </div>
        {/* On a small phone the call buttons must be visible before the explanation. */}
        {isAlarm && <Calls calls={calls} onCall={onCall} />}
        <div className={styles.body}>{children}</div>
      </div>
      {!isAlarm && <Calls calls={calls} onCall={onCall} />}
      {more && <div className={styles.more}>{more}</div>}
      {close && (
        <button type="button" className={styles.close} onClick={close.onPress}>
          {close.text}
        </button>
      )}
      <p className={styles.bodyLine}>{bodyLine}</p>
    </section>
  );
}

function Calls({ calls, onCall }: { calls: readonly AlertCall[]; onCall: AlertCardProps['onCall'] }) {
  if (calls.length === 0) return null;
  return (
    <div className={styles.calls}>
      {calls.map((call) => (
        <a
          key={call.number}
          className={classNames(styles.call, call.isEmergency && styles.emergencyCall)}
          href={`tel:${call.number}`}
          onClick={() => onCall?.(call)}
        >
          <Icon name={call.isEmergency ? 'siren' : 'phone'} />
          <span>
            <span className={styles.callText}>{call.text}</span>
            {call.detail && (
              <span className={styles.callDetail}>
                <bdi>{call.detail}</bdi>
              </span>
            )}
          </span>
        </a>
      ))}
    </div>
  );
}
