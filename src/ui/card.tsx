import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `plain` is surface and line; the tints have no line. Never put a card inside a card. */
  tone?: 'plain' | 'blue' | 'amber' | 'leaf' | 'blush';
  as?: 'div' | 'section' | 'li' | 'article';
}

export function Card({ children, tone = 'plain', as: Tag = 'div' }: CardProps) {
  return <Tag className={classNames(styles.card, styles[tone])}>{children}</Tag>;
}
