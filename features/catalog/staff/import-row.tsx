import type { ReactNode } from 'react'
import type { ImportLine, MadeVariant, NewProductVisibility } from './product-import-plan.ts'
import { fill } from '#i18n/format.ts'
import { toCents } from '#kernel/amount.ts'
import { useTexts } from '#kit/texts.ts'
import styles from './shop.module.css'

/** What happens to one line of the file. */
export function ImportRow({ line }: { line: ImportLine }) {
  const { file: messages } = useTexts('staff-shop').t
  return (
    <tr>
      <th scope="row">
        {fill(messages.line, { n: line.line })}
        {line.name && <small>{line.name}</small>}
      </th>
      <td>
        <span className={line.what === 'refused' ? 'bad' : undefined}>{messages.outcomes[line.what]}</span>
        {line.what === 'refused' && (
          <small className="bad">
            {line.column && (
              <>
                <code>{line.column}</code>
                {': '}
              </>
            )}
            {messages.problems[line.problem]}
          </small>
        )}
        {'made' in line && <Made made={line.made} />}
        {'shown' in line && <Visibility shown={line.shown} />}
        {'changes' in line &&
          line.changes.map(({ column, from, to }) => {
            const [before, after] = differingPart(from, to)
            return (
              <small key={column}>
                <code>{column}</code>
                {': '}
                <Value>{before}</Value>
                {' → '}
                <Value>{after}</Value>
              </small>
            )
          })}
      </td>
    </tr>
  )
}

function Value({ children }: { children: string }): ReactNode {
  const { file: messages } = useTexts('staff-shop').t
  return children === '' ? <i>{messages.empty}</i> : <span className={styles.value}>{children}</span>
}

/** A draft, as the sample makes it, is not for sale. */
function Visibility({ shown: visibility }: { shown: NewProductVisibility }) {
  const { t, labelled } = useTexts('staff-shop')
  const { columns, listed, hidden } = t
  const { states } = useTexts('staff-product').t
  const text = { listed, hidden, draft: states.draft }[visibility]
  return <small>{labelled(columns.listed, text)}</small>
}

function Made({ made }: { made: MadeVariant }) {
  const { t, price: priceOf, labelled } = useTexts('staff-shop')
  const { columns, sale, uncounted } = t
  const price = (amount: string) => priceOf(toCents(amount) ?? 0)
  const { price_chf: full, sale_price_chf: reduced, stock } = made
  const prices = [price(full), ...(reduced ? [fill(sale, { price: price(reduced) })] : [])]
  return (
    <>
      <small>{labelled(columns.price, prices.join(', '))}</small>
      <small>{labelled(columns.stock, stock || uncounted)}</small>
    </>
  )
}

/** Length up to which a text is shown whole, and what is shown of a longer one. */
const MOST = 90
const AHEAD = 20

/** Two texts, cut to where they differ; both begin at the same place. */
export function differingPart(from: string, to: string): [from: string, to: string] {
  let same = 0
  while (same < from.length && from[same] === to[same]) same += 1
  const start = Math.max(from.length, to.length) > MOST ? Math.max(0, same - AHEAD) : 0
  return [cut(from, start), cut(to, start)]
}

function cut(text: string, start: number): string {
  const part = text.slice(start, start + MOST)
  return `${start > 0 ? '…' : ''}${part}${start + MOST < text.length ? '…' : ''}`
}
