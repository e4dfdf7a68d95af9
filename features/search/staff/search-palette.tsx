import { type KeyboardEvent, useId, useState } from 'react'
import { createPortal } from 'react-dom'
import { useNavigate } from 'react-router'
import { mayDo, type StaffRole } from '#features/account/roles/permissions.ts'
import { includesFolded } from '#kernel/folded-text.ts'
import { MAX_SEARCH } from '#kernel/search-terms.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { staffPaths } from '#site/staff-paths.ts'
import { useModal } from '#site/ui/use-modal.ts'
import { maySee, partPath, STAFF_PARTS } from '#site/staff-pages.ts'
import type { CustomerHit, SearchHit } from './search-hit.ts'
import { usePartName } from '#site/routes/staff/frame/use-part-name.ts'
import styles from './search-palette.module.css'
import { markWords, nameOf, readTyped, type SearchRow, toRow } from './search-rows.ts'
import { useSearch } from './use-search.ts'

/** Search and commands in one field, over every view; by keyboard alone if one likes. */
export default function SearchPalette({ role, onClose }: { role: StaffRole; onClose: () => void }) {
  const messages = useMessages('staff-search')
  const language = useLanguage()
  const navigate = useNavigate()
  const { ref, ...dialog } = useModal({ onClose, closesBeside: true })
  const id = useId()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const { wanted, isCommand } = readTyped(typed)
  const found = useSearch(isCommand ? '' : wanted, language)
  const toHitRow = useHitRow()
  const hits = (found?.hits ?? []).map(toHitRow)
  const commands = useCommands(role, wanted, isCommand, found?.hits ?? [])
  const rows = [...hits, ...commands]
  const selected = Math.min(chosen, rows.length - 1)

  function open(row: SearchRow | undefined, isTab: boolean): void {
    if (!row) return
    if (isTab) {
      window.open(row.to, '_blank')
      return
    }
    onClose()
    void navigate(row.to, row.state ? { state: row.state } : {})
  }

  function onKeyDown(pressed: KeyboardEvent<HTMLInputElement>): void {
    const steps: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }
    const step = steps[pressed.key]
    if (step !== undefined && rows.length > 0) {
      pressed.preventDefault()
      const next = (selected + step + rows.length) % rows.length
      setChosen(next)
      document.getElementById(`${id}-${next}`)?.scrollIntoView({ block: 'nearest' })
    } else if (pressed.key === 'Enter') {
      pressed.preventDefault()
      open(rows[selected], pressed.ctrlKey || pressed.metaKey)
    }
  }

  const group = (title: string, from: number, of: readonly SearchRow[]) =>
    of.length > 0 && (
      <div role="group" aria-label={title}>
        <p className={styles.title} aria-hidden="true">
          {title}
        </p>
        {of.map((row, index) => (
          <Row
            key={row.key}
            id={`${id}-${from + index}`}
            row={row}
            typed={wanted}
            isChosen={from + index === selected}
            onPoint={() => setChosen(from + index)}
            onOpen={(isTab) => open(row, isTab)}
          />
        ))}
      </div>
    )

  return createPortal(
    <dialog ref={ref} className={`office ${styles.palette}`} aria-label={messages.label} {...dialog}>
      <div className={styles.field}>
        <input
          className={styles.input}
          role="combobox"
          aria-label={messages.placeholder}
          aria-expanded={rows.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={rows.length > 0 ? `${id}-${selected}` : undefined}
          placeholder={messages.placeholder}
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_SEARCH}
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setChosen(0)
          }}
          onKeyDown={onKeyDown}
        />
        <button type="button" className={styles.close} onClick={onClose}>
          {messages.close}
        </button>
      </div>
      <p className="visually-hidden" role="status">
        {found && !found.failed && plural(language, hits.length, messages.found)}
      </p>
      <div id={`${id}-list`} role="listbox" aria-label={messages.hits}>
        {group(messages.hits, 0, hits)}
        {group(messages.commands, hits.length, commands)}
      </div>
      {hits.length === 0 && !isCommand && (
        <p className={styles.none}>
          {found?.failed
            ? messages.failed
            : found && found.typed === wanted
              ? fill(messages.none, { q: wanted })
              : wanted.length < 2 && messages.short}
        </p>
      )}
      <Keys />
    </dialog>,
    document.body,
  )
}

interface RowProps {
  id: string
  row: SearchRow
  typed: string
  isChosen: boolean
  onPoint: () => void
  onOpen: (isTab: boolean) => void
}

/** The keyboard stays in the field, which names the chosen row. */
function Row({ id, row, typed, isChosen, onPoint, onOpen }: RowProps) {
  return (
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isChosen}
      className={styles.row}
      onPointerMove={onPoint}
      onClick={(event) => onOpen(event.ctrlKey || event.metaKey)}
      onKeyDown={(event) => event.key === 'Enter' && onOpen(event.ctrlKey || event.metaKey)}
    >
      <span className={styles.kind}>{row.kind}</span>
      <span>
        <b>
          <Marked text={row.title} typed={typed} />
        </b>{' '}
        <small>
          <Marked text={row.text} typed={typed} />
        </small>
      </span>
      <span className={styles.mark}>{row.mark}</span>
    </div>
  )
}

function Marked({ text, typed }: { text: string; typed: string }) {
  return markWords(text, typed).map((part, index) =>
    part.isTyped ? <u key={index}>{part.text}</u> : <span key={index}>{part.text}</span>,
  )
}

function Keys() {
  const { keys } = useMessages('staff-search')
  return (
    <p className={styles.keys} aria-hidden="true">
      <span>
        <kbd>↑</kbd> <kbd>↓</kbd> {keys.choose}
      </span>
      <span>
        <kbd>Enter</kbd> {keys.open}
      </span>
      <span>
        <kbd>Ctrl</kbd> <kbd>Enter</kbd> {keys.tab}
      </span>
      <span>
        <kbd>&gt;</kbd> {keys.only}
      </span>
      <span>
        <kbd>Esc</kbd> {keys.close}
      </span>
    </p>
  )
}

function useHitRow(): (hit: SearchHit) => SearchRow {
  const search = useMessages('staff-search')
  const { state: bookingStates } = useMessages('staff-bookings')
  const { states: inquiryStates } = useMessages('staff-desk')
  const { quoteStates, invoiceStates } = useMessages('staff-customer')
  const language = useLanguage()
  return (hit) => toRow(language, hit, { search, bookingStates, inquiryStates, quoteStates, invoiceStates })
}

/** What can be done: for the first customer found, and every part whose name holds what is typed. */
function useCommands(
  role: StaffRole,
  wanted: string,
  isCommand: boolean,
  hits: readonly SearchHit[],
): SearchRow[] {
  const search = useMessages('staff-search')
  const partName = usePartName()
  if (wanted === '' && !isCommand) return []
  const kind = search.kinds.command
  const has = (text: string) => includesFolded(text, wanted)
  const customer = hits.find((hit): hit is CustomerHit => hit.kind === 'customer')
  const commands: SearchRow[] = []
  const call = { key: 'telephone', kind, text: '', mark: '', to: staffPaths.telephone() }
  if (customer) {
    const { name, phone, email, company } = customer
    commands.push({
      ...call,
      title: fill(search.telephoneFor, { name: nameOf(customer, search) }),
      state: { caller: { name, phone: phone ?? '', email: email ?? '', company: company ?? '' } },
    })
  } else if (mayDo(role, 'bookings') && has(search.telephone))
    commands.push({ ...call, title: search.telephone })
  for (const part of STAFF_PARTS)
    if (maySee(role, part) && has(partName(part)))
      commands.push({
        key: `part ${part}`,
        kind,
        title: fill(search.go, { part: partName(part) }),
        text: '',
        mark: '',
        to: partPath(part),
      })
  return commands
}
