import { useState } from 'react'
import { useFactPageName } from '#features/company/staff/use-fact-page-name.ts'
import { RefusalMessage } from '#app/routes/staff/api/refusal-message.tsx'
import { BackLink } from '#app/routes/staff/back-link.tsx'
import { VersionHistory } from '#app/routes/staff/dialogs/version-history.tsx'
import { StaffHead } from '#app/routes/staff/staff-head.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { staffPaths } from '#app/staff-paths.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/fields/inputs.tsx'
import { FACT_PAGES } from '#features/facts/content/missing-facts.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import { Fields, Foot, Group, Row, Stack } from '#kit/layout.tsx'
import { LoadedPage } from '#kit/loaded.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { DOCUMENT_LIMITS, type EditedDocument, findMissingTitles } from '../staff-document.ts'
import { documents } from './document.contract.ts'

/** One PDF: its titles, the pages on which it stands, earlier versions. */
export default function DocumentPage() {
  const { t } = useTexts('staff-documents')
  const [isGone, setGone] = useState(false)
  const back = { to: staffPaths.documents, title: t.title }
  if (isGone)
    return (
      <>
        <BackLink to={back.to}>{back.title}</BackLink>
        <p role="status">{t.form.removed}</p>
      </>
    )
  return (
    <LoadedPage of={documents.read} back={back}>
      {({ document }, reload) => (
        <Editor
          key={document.revision}
          document={document}
          onChanged={reload}
          onRemoved={() => setGone(true)}
        />
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
  const { id, file, state, revision: seen } = document
  const { t, language } = useTexts('staff-documents')
  const { form, history } = t
  const toast = useResultToast()
  const pageName = useFactPageName()
  // After a conflict nothing is read again, because that would take away what was typed.
  const publish = useAction(documents.publish, { done: form.published, silent: true, onDone: onChanged })
  const download = useAction(documents.file)
  const [{ title, pages }, setTexts] = useState(document.texts)
  const [isTried, setTried] = useState(false)
  const missing = findMissingTitles({ title })
  const isPresent = (version: { revision: number }) =>
    state === 'published' && version.revision === document.history[0]?.revision

  function send(): void {
    setTried(true)
    if (missing.length === 0) void publish.send({ id, texts: { title, pages }, seen })
  }

  return (
    <>
      <StaffHead title={document.texts.title.de || t.untitled} lead={form.lead} />
      <Stack gap={24}>
        <p className="muted num">{`PDF, ${formatBytes(language, file.bytes)}, ${t.states[state]}`}</p>
        <RefusalMessage problem={publish.refusal} attempt={publish.attempt} />
        <FourTextFields
          name="title"
          legend={form.title}
          hint={form.titleHint}
          most={DOCUMENT_LIMITS.title}
          texts={title}
          errorOf={(field) =>
            isTried && missing.some((each) => field === `title.${each}`) ? form.required : undefined
          }
          onChange={(changed) => setTexts({ title: changed, pages })}
        />
        <Group legend={form.pages} hint={form.pagesHint}>
          <Fields gap={8}>
            {FACT_PAGES.map((page) => (
              <Checkbox
                key={page}
                checked={pages.includes(page)}
                onChange={({ target }) =>
                  setTexts({
                    title,
                    pages: FACT_PAGES.filter((each) =>
                      each === page ? target.checked : pages.includes(each),
                    ),
                  })
                }
              >
                {pageName(page)}
              </Checkbox>
            ))}
          </Fields>
        </Group>
        <Row gap={12}>
          <Button aria-disabled={publish.busy} onClick={send}>
            {form.publish}
          </Button>
          <Button onClick={() => void download.save({ id }, `${title.de || id}.pdf`)}>{form.save}</Button>
        </Row>
      </Stack>
      <Removal document={document} onRemoved={onRemoved} />
      <VersionHistory
        title={history.title}
        bring={history.bring}
        versions={document.history.map((version) => ({
          ...version,
          ...(isPresent(version) && { state: history.present }),
        }))}
        isPresent={isPresent}
        onBring={({ texts }) => {
          setTexts(texts)
          toast.done(history.brought)
          window.scrollTo({ top: 0 })
        }}
      />
    </>
  )
}

function Removal({ document: { id, revision: seen }, onRemoved }: Omit<EditorProps, 'onChanged'>) {
  const { form } = useTexts('staff-documents').t
  const [isOpen, setOpen] = useState(false)
  return (
    <Foot>
      <Button size="sm" onClick={() => setOpen(true)}>
        {form.remove}
      </Button>
      {isOpen && (
        <ActionDialog
          action={documents.remove}
          fixed={{ id, seen }}
          title={form.remove}
          text={form.removeAsk}
          submit={form.remove}
          done={form.removed}
          onClose={() => setOpen(false)}
          onDone={onRemoved}
        />
      )}
    </Foot>
  )
}
