import { useEffect, useState } from 'react';
import { hashKey, QueryObserver, type QueryKey, type QueryObserverOptions } from '@tanstack/react-query';
import { useLatest } from '@/ui/hooks/use-latest.ts';
import { openDoctorView } from './doctor-view.ts';

/**
 * The answer of a doctor's query on a page outside of `DoctorViewProvider`, from the same cache and kept up to date;
 * undefined until there is one.
 */
export function useViewQuery<T, K extends QueryKey>(
  doctorId: string,
  query: QueryObserverOptions<T, Error, T, T, K>,
): T | undefined {
  const hash = hashKey(query.queryKey ?? []);
  const latest = useLatest(query);
  const [answer, setAnswer] = useState<{ readonly hash: string; readonly data: T | undefined }>();
  useEffect(() => {
    let stop = () => {};
    let isStopped = false;
    void openDoctorView(doctorId).then(({ client }) => {
      if (isStopped) return;
      const observer = new QueryObserver(client, latest());
      stop = observer.subscribe(({ data }) => setAnswer({ hash, data }));
      setAnswer({ hash, data: observer.getCurrentResult().data });
    });
    return () => {
      isStopped = true;
      stop();
    };
  }, [doctorId, hash, latest]);
  return answer?.hash === hash ? answer.data : undefined;
}
