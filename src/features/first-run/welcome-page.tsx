import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { usePersistentState } from '@/app/forms/use-persistent-state.ts';
import { stageOf } from '@/clinical/gestation/pregnancy-stage.ts';
import { localDate } from '@/clinical/time/calendar-date.ts';
import { liveProfile } from '@/db/records/profile.ts';
import { useLiveQuery } from '@/db/queries/use-live-query.ts';
import { isStaff } from '@/model/account/staff.ts';
import { endFirstRun, isFirstRunOpen, useSession } from '@/sync/session/session.ts';
import { Loading } from '@/ui/feedback/loading.tsx';
import { useNow } from '@/ui/hooks/use-now.ts';
import { emptyAnswers, STEPS, type FirstRunAnswers } from './answers.ts';
import { CareStep } from './care-step.tsx';
import { DatesStep } from './dates-step.tsx';
import { MeasureStep } from './measure-step.tsx';
import { ReachStep } from './reach-step.tsx';

/** How often the current date is checked, in ms. */
const DATE_CHECK_MS = 60_000;

/** Parts of other features that the route puts on the last screen. */
interface WelcomeParts {
  push: ReactNode;
  install: ReactNode;
}

/** The first run after a sign-up on this phone. Everybody else is led to Today. */
export function WelcomePage(parts: WelcomeParts) {
  const user = useSession((session) => session.user);
  // Read once: the last screen ends the first run and must not be replaced by Today before her week opens.
  const [isOpen] = useState(() => user !== null && !isStaff(user.labels) && isFirstRunOpen(user.id));
  if (!isOpen) return <Navigate to="/dashboard" replace />;
  return <FirstRun {...parts} />;
}

/** The screen of the address, if it has one; a screen that she has not reached is not opened. */
function stepOf(search: string, reached: number): number {
  const asked = Number(new URLSearchParams(search).get('step') ?? reached);
  return Number.isInteger(asked) && asked >= 1 && asked <= STEPS ? asked : reached;
}

function FirstRun({ push, install }: WelcomeParts) {
  const navigate = useNavigate();
  const { search } = useLocation();
  const [answers, change] = usePersistentState<FirstRunAnswers>('first-run', emptyAnswers);
  const profile = useLiveQuery(liveProfile, 'profile');
  const today = localDate(useNow(DATE_CHECK_MS));
  if (answers === undefined || profile === undefined) return <Loading />;
  const stage = stageOf(profile, today);
  const step = stepOf(search, answers.step);
  const hasWeek = stage.kind === 'pregnant' || (stage.kind === 'postpartum' && stage.daysSinceBirth !== null);

  const set = (changes: Partial<FirstRunAnswers>) => change((before) => ({ ...before, ...changes }));
  const end = (to: string) => {
    endFirstRun();
    change(() => emptyAnswers);
    void navigate(to, { replace: true });
  };
  const next = () => {
    if (step === STEPS) return end(hasWeek ? '/milestones' : '/dashboard');
    set({ step: step + 1 });
    void navigate(`/welcome?step=${step + 1}`);
  };
  const common = { onNext: next, onLeave: () => end('/dashboard') };
  if (step === 1) return <DatesStep {...common} {...{ answers, set, profile, today }} />;
  if (step === 2) return <CareStep {...common} {...{ answers, set }} />;
  if (step === 3) return <MeasureStep {...common} {...{ answers, set, profile, today }} />;
  return <ReachStep {...common} {...{ push, install, hasWeek }} />;
}
