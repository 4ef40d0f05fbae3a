import { Component, type ReactNode } from 'react';
import { FailurePage } from '@/features/not-found/failure-page.tsx';

interface PageBoundaryProps {
  /** The page has failed, and the failure is on screen. */
  onCaught: () => void;
  children: ReactNode;
}

/** Catches what a page throws. Records and drafts live outside of the page, so trying again loses nothing. */
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
