import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import type { OpenRequest } from '@/model/notifications/service-worker-messages.ts';

/** Opens the page of a clicked notification in this tab without a reload, so that typed text is not lost. */
export function useNotificationClicks(): void {
  const navigate = useNavigate();
  useEffect(() => {
    const container = navigator.serviceWorker as ServiceWorkerContainer | undefined;
    const open = ({ data, ports }: MessageEvent<OpenRequest | null>) => {
      if (data?.type !== 'OPEN') return;
      ports[0]?.postMessage('opened');
      void navigate(data.path);
    };
    container?.addEventListener('message', open);
    container?.startMessages();
    return () => container?.removeEventListener('message', open);
  }, [navigate]);
}
