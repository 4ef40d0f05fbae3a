import { useState } from 'react';
import { useIntl } from 'react-intl';
import { Menu, type MenuItem } from '@/ui/controls/menu.tsx';

interface MessageMenuProps {
  /** The text of the message; empty when it has only an attachment. */
  content: string;
  contentId: string;
  isAtEnd: boolean;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Undefined for a message of the other party. */
  onDelete?: () => void;
}

/** What can be done with a message: copy its text, and delete it if it is the reader's own. */
export function MessageMenu({ content, contentId, isAtEnd, isOpen, onOpenChange, onDelete }: MessageMenuProps) {
  const intl = useIntl();
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = () => {
    setCopied(null);
    // Without a secure address the browser has no clipboard.
    const clipboard = navigator.clipboard as Clipboard | undefined;
    (clipboard?.writeText(content) ?? Promise.reject(new Error('no clipboard'))).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  };
  const items: MenuItem[] = [];
  if (content) items.push({ text: intl.formatMessage({ id: 'doctorChat.copy' }), icon: 'copy', onChoose: copy });
  if (onDelete)
    items.push({ text: intl.formatMessage({ id: 'doctorChat.delete' }), icon: 'trash', onChoose: onDelete });
  if (items.length === 0) return null;
  return (
    <>
      <span role="status">
        {isCopied !== null && intl.formatMessage({ id: isCopied ? 'doctorChat.copied' : 'doctorChat.notCopied' })}
      </span>
      <Menu
        label={intl.formatMessage({ id: 'doctorChat.messageMenu' })}
        describedBy={content ? contentId : undefined}
        {...{ items, isOpen, onOpenChange, isAtEnd }}
      />
    </>
  );
}
