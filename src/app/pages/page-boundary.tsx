import { Component, type ReactNode } from 'react';
import { FailurePage } from '@/features/not-found/failure-page.tsx';

interface PageBoundaryProps {
  /** Called when the page has failed and the failure page is on screen. */
  onCaught: () => void;
  children: ReactNode;
}

/** Error boundary of a page. Records and drafts live outside the page, so a retry loses nothing. */
export class PageBoundary extends Component<PageBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch() {
    this.props.onCaught();
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return <FailurePage onAgain={() => this.setState({ hasFailed: false })} />;
  }
}
