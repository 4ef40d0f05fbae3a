import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { ListKeys } from '@/app/keys/list-keys.tsx';
import { unknownStage, type Stage } from '@/clinical/gestation/pregnancy-stage.ts';
import { useSession } from '@/sync/session/session.ts';
import { Page } from '@/ui/layout/page.tsx';
import { ListWithDetail } from '@/ui/page/list-with-detail.tsx';
import { ConversationList, conversationPath } from './conversation-list.tsx';
import { DoctorConversation, type PatientTemplateSheet } from './doctor-conversation.tsx';
import { PatientChat } from './patient-chat.tsx';
import styles from './threads.module.css';

interface DoctorChatPageProps {
  /** The stage of a doctor's patient; referentially stable. */
  stageOf?: (userId: string) => Stage;
  /** Age and week of a doctor's patient in words. */
  factsOf?: (userId: string) => string;
  /** What stands above a doctor's conversation. */
  headOf?: (userId: string) => ReactNode;
  /** The templates of the clinic, filled for a doctor's patient. */
  TemplateSheet?: PatientTemplateSheet;
  /** An offer to announce messages: above a doctor's list, below what a patient has written. */
  offer?: ReactNode;
}

const unknown = () => unknownStage;

/**
 * A patient's conversation with her doctor; for a doctor the conversation of `?patient=`, the list of all, or on a desk
 * both side by side.
 */
export function DoctorChatPage({ stageOf = unknown, factsOf, headOf, TemplateSheet, offer }: DoctorChatPageProps) {
  const intl = useIntl();
  const user = useSession((session) => session.user);
  const { search } = useLocation();
  if (!user) return null;
  if (!user.labels.includes('doctor')) return <PatientChat userId={user.id} offer={offer} />;
  const parameters = new URLSearchParams(search);
  // Links of older versions use `with`.
  const patient = parameters.get('patient') ?? parameters.get('with');
  return (
    <ListWithDetail
      listPath="/doctor-chat"
      list={
        <Page
          title={intl.formatMessage({ id: 'doctorChat.title' })}
          tone="paper"
          width="reading"
          tools={<ListKeys />}
          unchosen={<p className={styles.choose}>{intl.formatMessage({ id: 'doctorChat.choose' })}</p>}
        >
          <div className={styles.offer}>{offer}</div>
          <ConversationList doctorId={user.id} factsOf={factsOf} current={patient} />
        </Page>
      }
      openPath={patient === null ? null : conversationPath(patient)}
      detail={
        patient !== null && (
          <DoctorConversation
            doctorId={user.id}
            userId={patient}
            stageOf={stageOf}
            head={headOf?.(patient)}
            TemplateSheet={TemplateSheet}
          />
        )
      }
    />
  );
}
