import { ToldPage } from './told-page.tsx';

export default function ForgotPage() {
  return <ToldPage title="auth.forgot.title" text="auth.forgot.text" />;
}
