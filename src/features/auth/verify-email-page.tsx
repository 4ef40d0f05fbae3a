import { ToldPage } from './told-page.tsx';

export default function VerifyPage() {
  return <ToldPage title="auth.verify.title" text="auth.verify.text" />;
}
