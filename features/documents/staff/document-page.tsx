import { useState } from 'react'
import { useFactPageName } from '#features/company/staff/use-fact-page-name.ts'
import { VersionHistory } from '#site/routes/staff/dialogs/version-history.tsx'
import { StaffHead } from '#site/routes/staff/staff-head.tsx'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#site/staff-paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { Removal } from '#kit/action-buttons.tsx'
import { ActionForm } from '#kit/form.tsx'
import { TextsField } from '#site/form/four-text-fields.tsx'
import { Fields, Group, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import type { EditedDocument } from '../staff-document.ts'
import { documents } from './document.contract.ts'

/** One PDF: its titles, the pages on which it stands, earlier versions. */
export default function DocumentPage() {
  const { t } = useTexts('staff-documents')
  const back = { to: staffPaths.documents, title: t.title }
  return (
    <LoadedPage of={documents.read} back={back} gone={t.form.removed}>
      {({ document }, onChanged, onRemoved) => (
        <Editor key={document.revision} {...{ document, onChanged, onRemoved }} />
      )}
    </LoadedPage>
  )
}

interface EditorProps {
  document: EditedDocument
  onChanged: () => void
  onRemoved: () => void
}

function Editor({ document, onChanged, onRemoved }: EditorProps) {
  const { id, file, state, texts, revision: seen } = document
  const { t, language } = useTexts('staff-documents')
  const { form, history } = t
  const toast = useResultToast()
  const pageName = useFactPageName()
  const download = useAction(documents.file)
  const [{ title, pages, bring }, setBegun] = useState({ ...texts, bring: 0 })
  const isPresent = (version: { revision: number }) =>
    state === 'published' && version.revision === document.history[0]?.revision
  return (
    <>
      <StaffHead title={texts.title.de || t.untitled} lead={form.lead} />
      <ActionForm
        key={bring}
        action={documents.publish}
        fixed={{ id, seen }}
        start={{ title }}
        read={(data) => ({ pages: data.getAll('pages').map(String) })}
        wrong={{ title: form.required }}
        done={form.published}
        isKept={false}
        onChanged={onChanged}
      >
        {(busy) => (
          <Stack gap={24}>
            <p className="muted num">{`PDF, ${formatBytes(language, file.bytes)}, ${t.states[state]}`}</p>
            <TextsField name="title" legend={form.title} hint={form.titleHint} />
            <Group legend={form.pages} hint={form.pagesHint}>
              <Fields gap={8}>
                {FACT_PAGES.map((page) => (
                  <Checkbox key={page} name="pages" value={page} defaultChecked={pages.includes(page)}>
                    {pageName(page)}
                  </Checkbox>
                ))}
              </Fields>
            </Group>
            <Row gap={12}>
              <Button type="submit" aria-disabled={busy}>
                {form.publish}
              </Button>
              <Button onClick={() => void download.save({ id }, `${texts.title.de || id}.pdf`)}>
                {form.save}
              </Button>
            </Row>
          </Stack>
        )}
      </ActionForm>
      <Removal
        action={documents.remove}
        fixed={{ id, seen }}
        open={form.remove}
        text={form.removeAsk}
        done={form.removed}
        onDone={onRemoved}
      />
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={document.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: history.present }),
        }))}
        isPresent={isPresent}
        onBring={(earlier) => {
          setBegun({ ...earlier.texts, bring: bring + 1 })
          toast.done(history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}
