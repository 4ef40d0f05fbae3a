import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { refetchQueries } from './refetch.ts';

it('a first request that was under way before the change does not hide the change', async () => {
  const client = new QueryClient();
  const answers: ((value: string) => void)[] = [];
  const queryFn = () => new Promise<string>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ['forum', 'topic'], queryFn });
  const stop = observer.subscribe(() => undefined);
  const refetched = refetchQueries(client, ['forum']);
  await Promise.resolve();
  answers[0]?.('before the change');
  await new Promise((resolve) => setTimeout(resolve));
  expect(answers).toHaveLength(2);
  answers[1]?.('after the change');
  await refetched;
  expect(observer.getCurrentResult().data).toBe('after the change');
  stop();
});
