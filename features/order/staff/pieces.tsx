import { Select } from '#site/ui/fields/inputs.tsx'
import { fill, plural } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import type { Pieces } from '../parcels/parcel.ts'
import type { StaffOrderPage } from './staff-order-page.ts'
import styles from './orders.module.css'

/** What a parcel or a return holds, in the order of the lines. */
export function PiecesTable({ page, pieces }: { page: StaffOrderPage; pieces: readonly Pieces[] }) {
  const { t, language, price } = useTexts('staff-orders')
  return (
    <table data-kit="amounts" className={styles.rows}>
      <tbody>
        {page.lines.map(({ id, title, unitPriceCents }) => {
          const quantity = pieces.find(({ lineId }) => lineId === id)?.quantity
          return (
            quantity && (
              <tr key={id}>
                <th scope="row">{title}</th>
                <td>{plural(language, quantity, t.pieces)}</td>
                <td className="num">{price(unitPriceCents * quantity, page.order.currency)}</td>
              </tr>
            )
          )
        })}
      </tbody>
    </table>
  )
}

interface PieceCountProps {
  label: string
  left: number
  chosen: number
  onChosen: (quantity: number) => void
}

/** How many of a line's pieces, where there is a choice. */
export function PieceCount({ label, left, chosen, onChosen }: PieceCountProps) {
  const { t, language } = useTexts('staff-orders')
  if (left === 1) return <span>{plural(language, left, t.pieces)}</span>
  return (
    <Select
      size="sm"
      aria-label={label}
      value={chosen}
      onChange={({ target }) => onChosen(Number(target.value))}
    >
      {Array.from({ length: left + 1 }, (_, n) => (
        <option key={n} value={n}>
          {fill(t.form.of, { n, of: left })}
        </option>
      ))}
    </Select>
  )
}
