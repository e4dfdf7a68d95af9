import { type ChangeEvent, type ClipboardEvent, useEffect, useRef, useState } from 'react'
import type { ImportReport } from './product-import-plan.ts'
import { plural } from '#i18n/format.ts'
import { Row, Stack } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { useAction } from '#kit/use-action.ts'
import { Button } from '#site/ui/button.tsx'
import { Field } from '#site/ui/fields/field.tsx'
import { LabelledTextArea } from '#site/ui/fields/labelled.tsx'
import { ListTable } from '#site/routes/staff/lists/list-table.tsx'
import { Modal } from '#site/routes/staff/dialogs/modal.tsx'
import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { saveBlob } from '#site/routes/staff/lists/save-file.ts'
import { products } from './product.contract.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { ImportRow } from './import-row.tsx'
import { importTemplate } from './import-template.ts'
import { readTextFile } from '#site/routes/staff/lists/read-text-file.ts'
import styles from './shop.module.css'
import { COLUMNS } from './product-sheet.ts'

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
  const { t, language } = useTexts('staff-shop')
  const { file: messages } = t
  const { ask, dialog } = useTexts('staff').t
  const toast = useResultToast()
  const { busy, refusal, attempt, send, refuse } = useAction(products.import, { silent: true })
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
    if (file.size > MAX_BYTES) return refuse({ code: 'file_too_large' })
    const csv = await readTextFile(file).catch(() => undefined)
    if (csv === undefined) refuse({ code: 'failed' })
    else await tryText(csv, file.name)
  }

  async function tryText(csv: string, fileName: string): Promise<void> {
    setTried(undefined)
    const answer = await send({ dryRun: true, csv })
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
    const answer = await send({ dryRun: false, csv, fileName, fingerprint })
    if (!answer) return
    if (answer.ok) {
      toast.done(plural(language, lines, messages.done))
      onClose()
      onDone()
    } else if (answer.refusal.code === 'catalog_changed') setTried(undefined)
  }

  const lines = tried ? tried.report.lines.filter(({ what }) => what !== 'unchanged') : []
  const canApply = tried?.report.fingerprint && lines.length > 0
  return (
    <Modal title={messages.title} close={dialog.close} onClose={onClose} wide>
      <Stack>
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
        <LabelledTextArea
          label={messages.paste}
          hint={messages.pasteHint}
          className={styles.rows}
          rows={3}
          wrap="off"
          spellCheck={false}
          value={rows}
          maxLength={MAX_BYTES}
          onPaste={pasteRows}
          onChange={({ target }) => setRows(target.value)}
        />
        <Row>
          {rows.trim() && (
            <Button aria-disabled={busy} onClick={() => void tryText(rows, messages.pasted)}>
              {messages.check}
            </Button>
          )}
          <Button size="sm" onClick={saveTemplate}>
            {messages.template}
          </Button>
        </Row>
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
        <Row>
          {tried && canApply && (
            <Button
              className="button--do"
              aria-disabled={busy}
              onClick={() => void apply(tried, lines.length)}
            >
              {busy ? ask.working : plural(language, lines.length, messages.submit)}
            </Button>
          )}
          <Button onClick={onClose}>{ask.keep}</Button>
        </Row>
      </Stack>
    </Modal>
  )
}

function Summary({ report: { lines, fingerprint } }: { report: ImportReport }) {
  const { t, language } = useTexts('staff-shop')
  const { file: messages } = t
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

/** The columns of the file, those with a text in four languages once. */
const NAMES = COLUMNS.filter((column) => !/_(en|fr|it)$|_[23]_de$/.test(column)).map((column) =>
  column.replace(/_de$/, ''),
)

function ImportHelp() {
  const { help } = useTexts('staff-shop').t.file
  const texts: Record<string, string> = help
  return (
    <details>
      <summary>{help.heading}</summary>
      <p>{help.about}</p>
      <dl className={styles.columns} data-kit="facts">
        {NAMES.map((name) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd>{texts[name]}</dd>
          </div>
        ))}
      </dl>
    </details>
  )
}
