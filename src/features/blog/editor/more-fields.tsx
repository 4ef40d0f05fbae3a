import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { localDate } from '@/clinical/time/calendar-date.ts';
import type { BlogPost } from '@/model/blog/blog-post.ts';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextAreaField } from '@/ui/controls/text-area-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { DateField } from '@/ui/dates/date-field.tsx';
import type { ArticleDraft } from '@/model/blog/article-draft.ts';
import { PictureField } from './picture-field.tsx';
import { categories, categoryText } from '@/features/blog/article/post-words.ts';
import styles from '@/features/blog/article/blog.module.css';

interface MoreFieldsProps {
  draft: ArticleDraft;
  onChange: (changes: Partial<ArticleDraft>) => void;
  error: (field: keyof BlogPost) => string | null;
}

/** The optional fields: category, sources, reviewer, weeks and picture. */
export function MoreFields({ draft, onChange, error }: MoreFieldsProps) {
  const intl = useIntl();
  const [today] = useState(() => localDate(Date.now()));
  // A category set by another program stays selectable.
  const offered = ['', ...new Set([...categories, draft.category])].filter((each, at) => each !== '' || at === 0);
  const weeks = [
    ['fromWeek', 'blog.form.fromWeek'],
    ['toWeek', 'blog.form.toWeek'],
  ] as const;
  return (
    <>
      <SelectField
        label={intl.formatMessage({ id: 'blog.form.category' })}
        value={draft.category}
        onChange={(category) => onChange({ category })}
        options={offered.map((value) => ({
          value,
          label: value === '' ? intl.formatMessage({ id: 'blog.form.category.none' }) : categoryText(intl, value),
        }))}
      />
      <TextField
        label={intl.formatMessage({ id: 'blog.form.tags' })}
        hint={intl.formatMessage({ id: 'blog.form.tags.hint' })}
        error={error('tags')}
        value={draft.tags}
        onChange={(tags) => onChange({ tags })}
      />
      <PictureField fileId={draft.imageFileId} alt={draft.imageAlt} altError={error('imageAlt')} onChange={onChange} />
      <TextAreaField
        label={intl.formatMessage({ id: 'blog.form.sources' })}
        hint={intl.formatMessage({ id: 'blog.form.sources.hint' })}
        error={error('sources')}
        rows={3}
        value={draft.sources}
        onChange={(sources) => onChange({ sources })}
      />
      <div className={styles.pair}>
        <TextField
          label={intl.formatMessage({ id: 'blog.form.reviewer' })}
          hint={intl.formatMessage({ id: 'blog.form.reviewer.hint' })}
          error={error('reviewer')}
          value={draft.reviewer}
          onChange={(reviewer) => onChange({ reviewer })}
        />
        <DateField
          label={intl.formatMessage({ id: 'blog.form.reviewedOn' })}
          error={error('reviewedOn')}
          max={today}
          value={draft.reviewedOn}
          onChange={(reviewedOn) => onChange({ reviewedOn })}
        />
      </div>
      <div className={styles.pair}>
        {weeks.map(([field, label]) => (
          <TextField
            key={field}
            label={intl.formatMessage({ id: label })}
            error={error(field)}
            inputMode="numeric"
            value={draft[field]}
            onChange={(week) => onChange({ [field]: week })}
          />
        ))}
      </div>
      <p className={styles.hint}>
        <FormattedMessage id="blog.form.weeks.hint" />
      </p>
    </>
  );
}
