import { useState } from 'react';
import { useIntl } from 'react-intl';
import { languages, languageTags } from '@/i18n/languages/languages.ts';
import type { ArticleLanguage } from '@/model/blog/blog-post.ts';
import { ButtonLink } from '@/ui/controls/button.tsx';
import { ChoiceChips } from '@/ui/controls/choice-chips.tsx';
import { SelectField } from '@/ui/controls/select-field.tsx';
import { TextField } from '@/ui/controls/text-field.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { useDebounced } from '@/features/blog/article/use-debounced.ts';
import { ManagedArticles } from '@/features/blog/manage/managed-articles.tsx';
import styles from '@/features/blog/article/blog.module.css';

/** /clinic/articles: published articles and drafts, for administrators. */
export default function ManagePage() {
  const intl = useIntl();
  const [search, setSearch] = useState('');
  const [state, setState] = useState<'published' | 'draft' | null>(null);
  const [language, setLanguage] = useState<ArticleLanguage | ''>('');
  return (
    <Page
      title={intl.formatMessage({ id: 'clinic.articles' })}
      tone="paper"
      rail={<Rail related={['/blog', '/clinic/community', '/clinic/settings']} />}
    >
      <div className={styles.page}>
        <div className={styles.actions}>
          <ButtonLink to="/create-blog" icon="pencil">
            {intl.formatMessage({ id: 'blog.write' })}
          </ButtonLink>
          <ButtonLink to="/blog" tone="secondary" icon="book">
            {intl.formatMessage({ id: 'blog.article.all' })}
          </ButtonLink>
        </div>
        <TextField
          label={intl.formatMessage({ id: 'blog.search' })}
          type="search"
          maxLength={100}
          value={search}
          onChange={setSearch}
        />
        <SelectField<ArticleLanguage | ''>
          label={intl.formatMessage({ id: 'blog.form.language' })}
          value={language}
          onChange={setLanguage}
          options={[
            { value: '', label: intl.formatMessage({ id: 'blog.list.allLanguages' }) },
            ...languageTags.map((tag) => ({ value: tag, label: languages[tag].name, lang: tag })),
          ]}
        />
        <ChoiceChips
          legend={intl.formatMessage({ id: 'blog.list.state' })}
          options={(['published', 'draft'] as const).map((value) => ({
            value,
            label: intl.formatMessage({ id: `blog.list.${value}` }),
          }))}
          chosen={state ? [state] : []}
          onChange={([chosen = null]) => setState(chosen)}
        />
        <ManagedArticles search={useDebounced(search)} state={state} language={language || undefined} />
      </div>
    </Page>
  );
}
