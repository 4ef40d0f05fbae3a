import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenRequest } from '@/model/worker-news.ts';

/** Goes where a clicked notification leads, in this tab and without loading it again, so that what is typed stays. */
export function useNoticeClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data, ports }: MessageEvent<OpenRequest | null>) => {
      if (data?.type !== 'OPEN') return;
      ports[0]?.postMessage('opened');
      void navigate(data.path);
    };
    workers?.addEventListener('message', open);
    workers?.startMessages();
    return () => workers?.removeEventListener('message', open);
  }, [navigate]);
}
