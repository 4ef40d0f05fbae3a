import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useIntl } from 'react-intl';
import { isLanguage, languages } from '@/i18n/languages/languages.ts';
import { MAX_TEMPLATES } from '@/model/clinic/message-template.ts';
import { listTemplates, orderTemplates, type ListedTemplate } from '@/sync/api/clinic/templates.ts';
import { Button } from '@/ui/controls/button.tsx';
import { Empty } from '@/ui/feedback/empty.tsx';
import { FailureMessage, SuccessMessage } from '@/ui/feedback/live-region.tsx';
import { List, ListRow } from '@/ui/layout/list.tsx';
import { Page } from '@/ui/layout/page.tsx';
import { Rail } from '@/app/rail/rail.tsx';
import { Loaded } from '@/features/clinic/loaded.tsx';
import { CLINIC_KEY, useClinicAction } from '@/features/clinic/use-clinic-action.ts';
import { TemplateEditor } from './template-editor.tsx';
import clinic from '@/features/clinic/clinic.module.css';

/** /clinic/templates: the texts that doctors can put into a message, in their order. */
export default function TemplatesPage() {
  const intl = useIntl();
  const templates = useQuery({ queryKey: [CLINIC_KEY, 'templates'], queryFn: listTemplates });
  const [edited, setEdited] = useState<ListedTemplate | 'new' | null>(null);
  const [isSaved, setSaved] = useState(false);
  const isFull = (templates.data?.length ?? 0) >= MAX_TEMPLATES;
  const open = (which: ListedTemplate | 'new') => {
    setSaved(false);
    setEdited(which);
  };
  return (
    <Page
      title={intl.formatMessage({ id: 'templates.title' })}
      tone="paper"
      rail={<Rail related={['/clinic/hospital', '/clinic/settings', '/clinic/messages', '/clinic']} />}
      back="/clinic/more"
      action={
        !isFull && (
          <Button wide icon="plus" onClick={() => open('new')}>
            {intl.formatMessage({ id: 'templates.add' })}
          </Button>
        )
      }
    >
      <div className={clinic.stack}>
        <p>{intl.formatMessage({ id: 'templates.text' })}</p>
        {isFull && <p role="status">{intl.formatMessage({ id: 'templates.full' }, { most: MAX_TEMPLATES })}</p>}
        <div role="status">
          {isSaved && <SuccessMessage>{intl.formatMessage({ id: 'clinic.saved' })}</SuccessMessage>}
        </div>
        <Loaded query={templates}>{(all) => <TemplateList templates={all} onEdit={open} />}</Loaded>
      </div>
      {edited && (
        <TemplateEditor
          held={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={() => {
            setEdited(null);
            setSaved(true);
          }}
        />
      )}
    </Page>
  );
}

interface TemplateListProps {
  templates: readonly ListedTemplate[];
  onEdit: (template: ListedTemplate) => void;
}

function TemplateList({ templates, onEdit }: TemplateListProps) {
  const intl = useIntl();
  const { run, isBusy, trouble } = useClinicAction();
  if (templates.length === 0)
    return (
      <Empty title={intl.formatMessage({ id: 'templates.none' })}>
        <p>{intl.formatMessage({ id: 'templates.none.text' })}</p>
      </Empty>
    );
  const ids = templates.map(({ id }) => id);
  const move = (at: number, to: number) => {
    const others = ids.filter((_, place) => place !== at);
    void run(() => orderTemplates(others.toSpliced(to, 0, ...ids.slice(at, at + 1))));
  };
  return (
    <>
      {trouble && <FailureMessage alert>{trouble}</FailureMessage>}
      <List>
        {templates.map((template, at) => {
          const { id, name, text, language } = template;
          return (
            <ListRow
              key={id}
              title={<bdi>{name}</bdi>}
              detail={
                <>
                  {isLanguage(language) ? languages[language].name : language}
                  <bdi lang={language} className={clinic.written}>
                    {'\n'}
                    {text}
                  </bdi>
                </>
              }
            >
              <div className={clinic.acts}>
                <Button
                  tone="quiet"
                  icon="pencil"
                  aria-label={intl.formatMessage({ id: 'templates.change' }, { name })}
                  onClick={() => onEdit(template)}
                >
                  {intl.formatMessage({ id: 'clinic.change' })}
                </Button>
                {at > 0 && (
                  <Button
                    tone="quiet"
                    icon="arrow-up"
                    busy={isBusy}
                    aria-label={intl.formatMessage({ id: 'templates.up.name' }, { name })}
                    onClick={() => move(at, at - 1)}
                  >
                    {intl.formatMessage({ id: 'templates.up' })}
                  </Button>
                )}
                {at < templates.length - 1 && (
                  <Button
                    tone="quiet"
                    icon="arrow-down"
                    busy={isBusy}
                    aria-label={intl.formatMessage({ id: 'templates.down.name' }, { name })}
                    onClick={() => move(at, at + 1)}
                  >
                    {intl.formatMessage({ id: 'templates.down' })}
                  </Button>
                )}
              </div>
            </ListRow>
          );
        })}
      </List>
    </>
  );
}
