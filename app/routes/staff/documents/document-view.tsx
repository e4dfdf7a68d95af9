import { useState } from 'react'
import { FACT_PAGES } from '#content/missing-facts.ts'
import { DOCUMENT_LIMITS, findMissingTitles } from '#features/documents/document.schema.ts'
import type { EditedDocument } from '#features/documents/staff-document.ts'
import { formatBytes } from '#i18n/format-bytes.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { Button } from '../../../ui/button.tsx'
import { Checkbox } from '../../../ui/fields/inputs.tsx'
import { BackLink } from '../back-link.tsx'
import { useFactPageName } from '../company/use-fact-page-name.ts'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { ErrorState } from '../api/error-state.tsx'
import { LoadingState } from '../api/loading-state.tsx'
import { FourTextFields } from '#kit/four-text-fields.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { saveFile } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { StaffHead } from '../staff-head.tsx'
import { useLoaded } from '../api/use-loaded.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { VersionHistory } from '../dialogs/version-history.tsx'
import styles from './documents.module.css'

/** One PDF: its titles, the pages on which it stands, earlier versions. */
export default function DocumentView({ id }: { id: string }) {
  const messages = useMessages('staff-documents')
  const { value, problem, reload } = useLoaded<'/documents/:id'>(`/documents/${encodeURIComponent(id)}`)
  const [isGone, setGone] = useState(false)
  return (
    <>
      <BackLink to={staffPaths.part('documents')}>{messages.title}</BackLink>
      {problem && !isGone && <ErrorState problem={problem} onAgain={reload} />}
      {isGone && <p role="status">{messages.form.removed}</p>}
      {!value && !problem && !isGone && <LoadingState />}
      {value && !isGone && (
        <Editor
          key={value.document.revision}
          document={value.document}
          onChanged={reload}
          onRemoved={() => setGone(true)}
        />
      )}
    </>
  )
}

interface EditorProps {
  document: EditedDocument
  onChanged: () => void
  onRemoved: () => void
}

function Editor({ document, onChanged, onRemoved }: EditorProps) {
  const { id, file, state, revision } = document
  const messages = useMessages('staff-documents')
  const { form, history } = messages
  const language = useLanguage()
  const toast = useResultToast()
  const pageName = useFactPageName()
  const { busy, refusal, attempt, submit } = useSubmit<StaffProblem>()
  const [{ title, pages }, setTexts] = useState(document.texts)
  const [isTried, setTried] = useState(false)
  const missing = findMissingTitles({ title })
  const isPresent = (version: { revision: number }) =>
    state === 'published' && version.revision === document.history[0]?.revision

  async function publish(): Promise<void> {
    setTried(true)
    if (missing.length > 0) return
    const body = { texts: { title, pages }, seen: revision }
    const answer = await submit(() =>
      postStaff<'/documents/:id/publication'>(`/documents/${id}/publication`, body),
    )
    if (!answer?.ok) return
    toast.done(form.published)
    onChanged()
  }

  return (
    <>
      <StaffHead title={document.texts.title.de || messages.untitled} lead={form.lead} />
      <p className="muted num">{`PDF, ${formatBytes(language, file.bytes)}, ${messages.states[state]}`}</p>
      <div className={styles.form}>
        <RefusalMessage problem={refusal} attempt={attempt} />
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
        <fieldset className={styles.pages}>
          <legend>{form.pages}</legend>
          <p className="hint">{form.pagesHint}</p>
          <div>
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
          </div>
        </fieldset>
        <p className={styles.actions}>
          <Button aria-disabled={busy} onClick={() => void publish()}>
            {form.publish}
          </Button>
          <Button
            onClick={() => void submit(() => saveFile(`/documents/${id}/file`, `${title.de || id}.pdf`))}
          >
            {form.save}
          </Button>
        </p>
      </div>
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

function Removal({ document: { id, revision }, onRemoved }: Pick<EditorProps, 'document' | 'onRemoved'>) {
  const { form: messages } = useMessages('staff-documents')
  const [isAsked, setAsked] = useState(false)
  return (
    <section className={styles.removal}>
      <Button size="sm" onClick={() => setAsked(true)}>
        {messages.remove}
      </Button>
      {isAsked && (
        <ConfirmDialog
          title={messages.remove}
          text={messages.removeAsk}
          submit={messages.remove}
          done={messages.removed}
          send={() => postStaff<'/documents/:id/removal'>(`/documents/${id}/removal`, { seen: revision })}
          onClose={() => setAsked(false)}
          onDone={() => {
            setAsked(false)
            onRemoved()
          }}
        />
      )}
    </section>
  )
}
