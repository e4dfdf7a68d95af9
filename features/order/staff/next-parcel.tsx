import { RefusalMessage } from '#site/routes/staff/api/refusal-message.tsx'
import { classNames } from '#site/ui/class-names.ts'
import { LabelledInput, LabelledSelect } from '#site/ui/fields/labelled.tsx'
import { Checkbox } from '#site/ui/fields/inputs.tsx'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { CARRIERS, type Carrier } from '../parcels/parcel.ts'
import { PieceCount } from './pieces.tsx'
import { SendSign } from './send-sign.tsx'
import type { StaffOrderPage, StaffPageLine } from './staff-order-page.ts'
import type { NextParcelState } from './use-next-parcel.ts'
import styles from './orders.module.css'

interface NextParcelProps {
  page: StaffOrderPage
  next: NextParcelState
}

/** What is ticked goes into this parcel; the sign beside sends it. */
export function NextParcel({ page, next }: NextParcelProps) {
  const { parcel: messages, form } = useTexts('staff-orders').t
  const { lines, unsent } = page
  const left = new Map(unsent.map(({ lineId, quantity }) => [lineId, quantity]))
  return (
    <section aria-labelledby="naechstes-paket">
      <header className="ruled">
        <h2 id="naechstes-paket">{fill(messages.title, { n: next.number })}</h2>
        <p>{messages.next}</p>
      </header>
      <RefusalMessage problem={next.refusal} attempt={next.attempt} />
      {next.problem === 'nothing' && (
        <p className="error-text" role="alert">
          {form.nothing}
        </p>
      )}
      <table data-kit="amounts" className={classNames(styles.rows, styles.packing)} aria-label={form.legend}>
        <tbody>
          {lines
            .filter(({ id }) => left.has(id))
            .map((line) => (
              <Row key={line.id} page={page} line={line} left={left.get(line.id) ?? 0} next={next} />
            ))}
        </tbody>
      </table>
      <How next={next} />
      <div className={styles.signHere}>
        <SendSign next={next} />
      </div>
    </section>
  )
}

function Row({ page, line, left, next }: NextParcelProps & { line: StaffPageLine; left: number }) {
  const { t, price } = useTexts('staff-orders')
  const { form } = t
  const { id, title, unitPriceCents } = line
  const chosen = next.chosen.get(id) ?? 0
  return (
    <tr>
      <th scope="row">
        <Checkbox checked={chosen > 0} onChange={({ target }) => next.choose(id, target.checked ? left : 0)}>
          {title}
        </Checkbox>
      </th>
      <td>
        <PieceCount
          label={`${form.quantity}: ${title}`}
          left={left}
          chosen={chosen}
          onChosen={(quantity) => next.choose(id, quantity)}
        />
      </td>
      <td className="num">{price(unitPriceCents * (chosen || left), page.order.currency)}</td>
    </tr>
  )
}

function How({ next }: { next: NextParcelState }) {
  const { parcel, form } = useTexts('staff-orders').t
  return (
    <div className={styles.how} data-kit="pairs">
      <LabelledSelect
        label={form.carrier}
        value={next.carrier}
        onChange={({ target }) => next.change({ carrier: target.value as Carrier | '' })}
        options={CARRIERS.map((carrier) => [carrier, parcel.carriers[carrier]])}
      >
        <option value="">{form.noCarrier}</option>
      </LabelledSelect>
      <LabelledInput
        label={form.tracking}
        hint={form.hint}
        error={next.problem === 'tracking' && form.wrong}
        value={next.trackingNumber}
        maxLength={next.mostTracking}
        autoComplete="off"
        onChange={({ target }) => next.change({ trackingNumber: target.value })}
      />
    </div>
  )
}
