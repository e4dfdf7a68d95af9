import { type ChangeEvent, type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { ImportReport } from '#features/catalog/staff/product-import-plan.ts'
import { plural } from '#i18n/format.ts'
import { refuse } from '#kernel/result.ts'
import { useSubmit } from '../../../form/behaviour/use-submit.ts'
import { useLanguage, useMessages } from '../../../language/language.tsx'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/inputs.tsx'
import { ListTable } from '../lists/list-table.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { RefusalMessage } from '../api/refusal-message.tsx'
import { saveBlob } from '../lists/save-file.ts'
import { postStaff, type StaffProblem } from '../api/staff-client.ts'
import { useResultToast } from '../use-staff-messages.ts'
import { ImportHelp } from './import-help.tsx'
import { ImportRow } from './import-row.tsx'
import { importTemplate } from './import-template.ts'
import { readTextFile } from '../lists/read-text-file.ts'
import styles from './shop.module.css'

/** As many bytes as the server accepts characters. */
const MAX_BYTES = 1_000_000
const OUTCOMES = ['refused', 'new_product', 'new_variant', 'changed', 'unchanged'] as const

interface Tried {
  csv: string
  fileName: string
  report: ImportReport
}

/** Shows line by line what a file would do to the catalogue, then does it. */
export function ImportDialog({ onClose, onDone }: { onClose: () => void; onDone: () => void }) {
  const { file: messages } = useMessages('staff-shop')
  const { ask, dialog } = useMessages('staff')
  const language = useLanguage()
  const toast = useResultToast()
  const { busy, refusal, attempt, submit, refuse: refuseFile } = useSubmit<StaffProblem>()
  const [tried, setTried] = useState<Tried>()
  const [rows, setRows] = useState('')
  const result = useRef<HTMLDivElement>(null)
  const isTooLarge = refusal?.code === 'file_too_large'

  // The result stands below the explanations, on small screens out of view.
  useEffect(() => {
    if (!tried) return
    result.current?.focus({ preventScroll: true })
    result.current?.scrollIntoView({ block: 'start' })
  }, [tried])

  async function tryFile({ target }: ChangeEvent<HTMLInputElement>): Promise<void> {
    const file = target.files?.[0]
    if (!file || busy) return
    setTried(undefined)
    if (file.size > MAX_BYTES) return refuseFile({ code: 'file_too_large' })
    const csv = await readTextFile(file).catch(() => undefined)
    if (csv === undefined) await submit(() => Promise.resolve(refuse({ code: 'failed' })))
    else await tryText(csv, file.name)
  }

  async function tryText(csv: string, fileName: string): Promise<void> {
    setTried(undefined)
    const answer = await submit(() =>
      postStaff<'/product-imports'>('/product-imports', { dryRun: true, csv }),
    )
    if (answer?.ok) setTried({ csv, fileName, report: answer.value })
  }

  /** Cells that a spreadsheet copied are looked at straight away; what is typed waits for its button. */
  function pasteRows(event: ClipboardEvent): void {
    const pasted = event.clipboardData.getData('text/plain')
    if (rows || !pasted || pasted.length > MAX_BYTES) return
    event.preventDefault()
    setRows(pasted)
    void tryText(pasted, messages.pasted)
  }

  function saveTemplate(): void {
    saveBlob(new Blob([importTemplate()], { type: 'text/csv' }), 'products-template.csv')
  }

  async function apply({ csv, fileName, report: { fingerprint } }: Tried, lines: number): Promise<void> {
    if (fingerprint === null) return
    const body = { dryRun: false, csv, fileName, fingerprint } as const
    const answer = await submit(() => postStaff<'/product-imports'>('/product-imports', body))
    if (!answer) return
    if (answer.ok) {
      toast.done(plural(language, lines, messages.done))
      onDone()
    } else if (answer.refusal.code === 'catalog_changed') setTried(undefined)
  }

  const lines = tried ? tried.report.lines.filter(({ what }) => what !== 'unchanged') : []
  const canApply = tried?.report.fingerprint && lines.length > 0
  return (
    <Modal title={messages.title} close={dialog.close} onClose={onClose} wide>
      <div className={styles.import}>
        <RefusalMessage problem={isTooLarge ? null : refusal} attempt={attempt} />
        <p>{messages.text}</p>
        <Field
          label={messages.choose}
          hint={messages.hint}
          error={isTooLarge ? messages.tooLarge : undefined}
        >
          {(control) => (
            <input
              type="file"
              accept=".csv,text/csv"
              className={styles.file}
              // The same file can be chosen again after it was changed.
              onClick={(event) => {
                if (busy) event.preventDefault()
                else event.currentTarget.value = ''
              }}
              onChange={(event) => void tryFile(event)}
              {...control}
            />
          )}
        </Field>
        <Field label={messages.paste} hint={messages.pasteHint}>
          {(control) => (
            <TextArea
              className={styles.rows}
              rows={3}
              wrap="off"
              spellCheck={false}
              value={rows}
              maxLength={MAX_BYTES}
              onPaste={pasteRows}
              onChange={({ target }) => setRows(target.value)}
              {...control}
            />
          )}
        </Field>
        <p className={styles.actions}>
          {rows.trim() && (
            <Button aria-disabled={busy} onClick={() => void tryText(rows, messages.pasted)}>
              {messages.check}
            </Button>
          )}
          <Button size="sm" onClick={saveTemplate}>
            {messages.template}
          </Button>
        </p>
        <ImportHelp />
        <div ref={result} role="status" tabIndex={-1} className={styles.result}>
          {busy && !tried && <p>{messages.reading}</p>}
          {tried && <Summary report={tried.report} />}
        </div>
        {lines.length > 0 && (
          <ListTable columns={[messages.row, messages.what]} className={styles.lines}>
            {lines.map((line) => (
              <ImportRow key={line.line} line={line} />
            ))}
          </ListTable>
        )}
        <p className={styles.actions}>
          {tried && canApply && (
            <Button
              className={styles.apply}
              aria-disabled={busy}
              onClick={() => void apply(tried, lines.length)}
            >
              {busy ? ask.working : plural(language, lines.length, messages.submit)}
            </Button>
          )}
          <Button onClick={onClose}>{ask.keep}</Button>
        </p>
      </div>
    </Modal>
  )
}

function Summary({ report: { lines, fingerprint } }: { report: ImportReport }) {
  const { file: messages } = useMessages('staff-shop')
  const language = useLanguage()
  const counts = OUTCOMES.flatMap((outcome) => {
    const count = lines.filter(({ what }) => what === outcome).length
    return count > 0 ? [plural(language, count, messages.counts[outcome])] : []
  })
  const changesNothing = lines.every(({ what }) => what === 'unchanged')
  return (
    <>
      {counts.length > 0 && (
        <p>
          <b>{counts.join(', ')}</b>
        </p>
      )}
      {changesNothing && <p>{messages.nothing}</p>}
      {fingerprint === null && <p>{messages.blocked}</p>}
    </>
  )
}
