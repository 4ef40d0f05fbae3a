import type { ReactNode } from 'react';
import { classNames } from '@/ui/styles/class-names.ts';
import styles from './card.module.css';

interface CardProps {
  children: ReactNode;
  /** `plain` is surface and border; the tints have no border. Never nest cards. */
  tone?: 'plain' | 'blue' | 'amber' | 'leaf' | 'blush';
  as?: 'div' | 'section' | 'li' | 'article';
}

export function Card({ children, tone = 'plain', as: Tag = 'div' }: CardProps) {
  return <Tag className={classNames(styles.card, styles[tone])}>{children}</Tag>;
}
