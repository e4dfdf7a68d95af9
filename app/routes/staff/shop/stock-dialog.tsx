import type { StaffVariant } from '#features/catalog/staff/staff-product.ts'
import { MAX_PIECES, MAX_STOCK_NOTE, STOCK_CHANGES } from '#features/catalog/staff/stock-change.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { Field } from '../../../ui/fields/field.tsx'
import { Input, Select } from '../../../ui/fields/inputs.tsx'
import { ConfirmDialog } from '../dialogs/confirm-dialog.tsx'
import { postStaff } from '../api/staff-client.ts'
import { useFormatDateTime } from '../use-format-date-time.ts'
import styles from './shop.module.css'

interface StockDialogProps {
  variant: StaffVariant
  stock: NonNullable<StaffVariant['stock']>
  name: string
  onClose: () => void
  onDone: () => void
}

export function StockDialog({ variant, stock, name, onClose, onDone }: StockDialogProps) {
  const { stock: messages } = useMessages('staff-shop')
  return (
    <ConfirmDialog
      title={fill(messages.title, { name })}
      text={fill(messages.text, { n: stock.onHand, held: stock.held })}
      submit={messages.submit}
      done={messages.done}
      wrong={messages.wrong}
      send={(data) => {
        const typed = String(data.get('pieces')).trim()
        const kind = STOCK_CHANGES.find((each) => each === data.get('kind'))
        const pieces = Number(typed)
        if (!kind || !/^\d+$/.test(typed) || pieces > MAX_PIECES) return undefined
        const body = { kind, pieces, note: String(data.get('note')), seen: stock.onHand }
        return postStaff<'/variants/:id/stock'>(`/variants/${variant.id}/stock`, body)
      }}
      onClose={onClose}
      onDone={onDone}
    >
      {(error) => (
        <>
          <Field label={messages.kind}>
            {(control) => (
              <Select name="kind" defaultValue="received" {...control}>
                {STOCK_CHANGES.map((kind) => (
                  <option key={kind} value={kind}>
                    {messages.kinds[kind]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <Field label={messages.pieces} hint={messages.piecesHint} error={error}>
            {(control) => <Input name="pieces" inputMode="numeric" autoComplete="off" {...control} />}
          </Field>
          <Field label={messages.note} optional={messages.optional}>
            {(control) => <Input name="note" maxLength={MAX_STOCK_NOTE} {...control} />}
          </Field>
          <History changes={variant.changes} />
        </>
      )}
    </ConfirmDialog>
  )
}

function History({ changes }: Pick<StaffVariant, 'changes'>) {
  const { stock: messages } = useMessages('staff-shop')
  const momentOf = useFormatDateTime()
  if (changes.length === 0) return null
  return (
    <details className={styles.history}>
      <summary>{messages.history}</summary>
      <ol>
        {changes.map(({ at, kind, before, after, note }) => (
          <li key={`${at} ${kind} ${before}`}>
            <small className="num">{momentOf(at)}</small>
            {fill(messages.entry, { kind: messages.kinds[kind], before, after })}
            {note && <q>{note}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}
