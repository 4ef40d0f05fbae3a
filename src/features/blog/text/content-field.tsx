import { useId, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { pictureMarkdown } from '@/model/blog/article-pictures.ts';
import { Field } from '@/ui/controls/field.tsx';
import { FormatToolbar, type FormatCommand } from './format-toolbar.tsx';
import { isMarked, toggleMark } from './inline-marks.ts';
import { insertBlock, insertLink, selectedWords } from './insertions.ts';
import { blockAt, toggleBlock } from './line-blocks.ts';
import { LinkSheet } from './link-sheet.tsx';
import { PictureSheet } from './picture-sheet.tsx';
import type { TextSelection } from './text-edit.ts';
import { useTextEditing } from './use-text-editing.ts';
import styles from './content-field.module.css';

interface ContentFieldProps {
  value: string;
  error: string | null;
  onChange: (text: string) => void;
}

/** The text of an article with a toolbar. It stores Markdown; the writer does not have to know that. */
export function ContentField({ value, error, onChange }: ContentFieldProps) {
  const intl = useIntl();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const editing = useTextEditing(field, value, onChange);
  /** The open sheet, and the place for what it puts in. */
  const [sheet, setSheet] = useState<{ kind: 'link' | 'picture'; at: TextSelection } | null>(null);
  const at = editing.selection();
  const run = (command: FormatCommand) => {
    const now = editing.selection();
    if (command === 'link' || command === 'picture') return setSheet({ kind: command, at: now });
    if (command === 'undo' || command === 'redo') return editing.step(command);
    const isMark = command === 'bold' || command === 'italic';
    editing.edit(
      isMark
        ? toggleMark(now, command, intl.formatMessage({ id: `blog.text.${command}.words` }))
        : toggleBlock(now, command),
    );
  };
  const put = (next: TextSelection) => {
    setSheet(null);
    editing.edit(next);
  };
  const block = blockAt(at);
  const pressed = new Set<FormatCommand>([
    ...(block ? [block] : []),
    ...(['bold', 'italic'] as const).filter((mark) => isMarked(at, mark)),
  ]);
  const idle = new Set<FormatCommand>([
    ...(editing.canUndo ? [] : (['undo'] as const)),
    ...(editing.canRedo ? [] : (['redo'] as const)),
  ]);
  return (
    <>
      <Field
        id={id}
        label={intl.formatMessage({ id: 'blog.form.content' })}
        hint={intl.formatMessage({ id: 'blog.text.hint' })}
        error={error}
      >
        {(control) => (
          <div className={styles.box}>
            <FormatToolbar controls={id} pressed={pressed} idle={idle} onCommand={run} />
            <textarea
              {...control}
              ref={field}
              dir="auto"
              rows={12}
              // Without this the browser stores the text of open pages unencrypted on disk.
              autoComplete="off"
              className={styles.text}
              value={value}
              onChange={(event) => editing.typed(event.target.value)}
              onSelect={editing.onSelect}
              onKeyDown={(event) => {
                const command = editing.onKey(event);
                if (command) run(command);
              }}
            />
          </div>
        )}
      </Field>
      {sheet?.kind === 'link' && (
        <LinkSheet
          words={selectedWords(sheet.at)}
          onPut={(words, address) => put(insertLink(sheet.at, words, address))}
          onClose={() => setSheet(null)}
        />
      )}
      {sheet?.kind === 'picture' && (
        <PictureSheet
          onPut={(fileId, alt) => put(insertBlock(sheet.at, pictureMarkdown(fileId, alt)))}
          onClose={() => setSheet(null)}
        />
      )}
    </>
  );
}
