import { useNavigate } from 'react-router-dom';

/** Replaces a page about violence by a harmless one; the way back does not lead to it again. */
export function useLeaveAtOnce(): () => void {
  const navigate = useNavigate();
  return () => void navigate('/meals', { replace: true });
}
