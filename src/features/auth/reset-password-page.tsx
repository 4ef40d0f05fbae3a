import { ToldPage } from './told-page.tsx';

export default function ResetPage() {
  return <ToldPage title="auth.reset.title" text="auth.reset.text" />;
}
