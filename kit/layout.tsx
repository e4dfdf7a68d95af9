import './layout.css'
import type { ReactNode } from 'react'

/** In pixels; 16 without one. */
export type Gap = 4 | 8 | 12 | 16 | 24 | 32 | 48

interface Box {
  children: ReactNode
  gap?: Gap
}

export const box = (kit: string, gap?: Gap) => ({ 'data-kit': kit, ...(gap && { 'data-gap': gap }) })

export function Stack({ children, gap }: Box) {
  return <div {...box('stack', gap)}>{children}</div>
}

/** Side by side while there is room. @param apart at both ends */
export function Row({ children, gap, apart = false }: Box & { apart?: boolean }) {
  return (
    <div {...box('row', gap)} data-apart={apart || undefined}>
      {children}
    </div>
  )
}

/**
 * Two; on narrow screens one below the other.
 * @param narrow how wide the second is at most @param isFirst the first instead
 */
export function Columns({
  children,
  narrow,
  isFirst = false,
}: {
  children: ReactNode
  narrow: `${number}rem`
  isFirst?: boolean
}) {
  return (
    <div data-kit="columns" data-first={isFirst || undefined} style={{ '--narrow': narrow } as object}>
      {children}
    </div>
  )
}

/** What is written and its page, which stays in view; on narrow screens one below the other. */
export function Halves({ children }: { children: ReactNode }) {
  return <div data-kit="halves">{children}</div>
}

/** @param note at the right of the title @param id of a named region, which can get the focus */
export function Section({
  id,
  title,
  note,
  children,
  gap,
}: Box & { id?: string; title: ReactNode; note?: ReactNode }) {
  const region = id && { id, tabIndex: -1, 'aria-labelledby': `${id}-title` }
  return (
    <section {...region} {...box('section', gap)}>
      <h2 id={id && `${id}-title`}>
        {title}
        {note && <small>{note}</small>}
      </h2>
      {children}
    </section>
  )
}

/** The narrow one of two columns, which stays while the other is scrolled. */
export function Side({ children }: { children: ReactNode }) {
  return <div data-kit="side">{children}</div>
}

/** A table of amounts that add up: a name, and figures at the right. `data-sum` marks the row of a sum. */
export function Amounts({ children }: { children: ReactNode }) {
  return (
    <table data-kit="amounts">
      <tbody>{children}</tbody>
    </table>
  )
}

/** Of a long form: below a line, which is not that of its title. */
export function Part({ title, children, gap }: Box & { title?: ReactNode }) {
  return (
    <section {...box('part', gap)}>
      {title && <h2>{title}</h2>}
      {children}
    </section>
  )
}

/** Below a line at the end of a page: what is rarely done, such as its removal. */
export function Foot({ children, gap }: Box) {
  return <section {...box('foot', gap)}>{children}</section>
}

/** What cannot be undone, as a line of text. */
export function DangerButton({ children, onClick }: { children: ReactNode; onClick: () => void }) {
  return (
    <button type="button" data-kit="danger" onClick={onClick}>
      {children}
    </button>
  )
}

/** In a frame: where something stands, and what can be done about it. */
export function Panel({
  title,
  isRaised = false,
  children,
  gap = 12,
}: Box & { title?: string; isRaised?: boolean }) {
  const frame = { ...box('panel', gap), 'data-raised': isRaised || undefined }
  return title ? (
    <section {...frame} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  ) : (
    <div {...frame}>{children}</div>
  )
}

export function Note({ children }: { children: ReactNode }) {
  return <p data-kit="note">{children}</p>
}

/** @param quiet beside the title @param children at the right, links and buttons */
export function PageHead({
  title,
  quiet,
  lead,
  children,
}: {
  title: ReactNode
  quiet?: ReactNode
  lead?: ReactNode
  children?: ReactNode
}) {
  return (
    <header data-kit="head">
      <div>
        <h1>
          {title} {quiet && <small>{quiet}</small>}
        </h1>
        {lead && <p className="muted num">{lead}</p>}
      </div>
      {children}
    </header>
  )
}

/** Label above text, which may be large figures, or beside it in lines; what has no text is left out. */
export function Facts({
  label,
  isBeside = false,
  isLarge = false,
  facts,
}: {
  label: string
  isBeside?: boolean
  isLarge?: boolean
  facts: readonly (readonly [title: string, text: ReactNode, note?: ReactNode])[]
}) {
  return (
    <dl
      data-kit="facts"
      data-beside={isBeside || undefined}
      data-large={isLarge || undefined}
      aria-label={label}
    >
      {facts.map(
        ([title, text, note]) =>
          (text || note) && (
            <div key={title}>
              <dt>{title}</dt>
              <dd>
                {text}
                {note && <small>{note}</small>}
              </dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** Fields that belong together. */
export function Group({ legend, hint, children }: Box & { legend: ReactNode; hint?: ReactNode }) {
  return (
    <fieldset data-kit="group">
      <legend>{legend}</legend>
      {hint && <p className="hint">{hint}</p>}
      {children}
    </fieldset>
  )
}

/** As many fields beside each other as there is room for. @param least how wide each is */
export function Fields({ children, gap, least = '15rem' }: Box & { least?: `${number}rem` }) {
  return (
    <div {...box('fields', gap)} style={{ '--least': least } as object}>
      {children}
    </div>
  )
}

/** Two fields beside each other while there is room. */
export function Pairs({ children }: { children: ReactNode }) {
  return <div data-kit="pairs">{children}</div>
}

/** What can be done beside what is shown: links and buttons as lines of text. */
export function ActionList({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section data-kit="actions">
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  )
}

/** What was done, as it is given; what belongs to it, below. */
export function History({
  entries,
}: {
  entries: readonly (readonly [what: ReactNode, when: ReactNode, more?: ReactNode])[]
}) {
  return (
    <ol data-kit="history">
      {entries.map(([what, when, more], index) => (
        <li key={index}>
          {what} <small className="num">{when}</small>
          {more}
        </li>
      ))}
    </ol>
  )
}

/** Things one below the other, each with what can be done at its right. */
export function Items({ children }: { children: ReactNode }) {
  return <ul data-kit="items">{children}</ul>
}
