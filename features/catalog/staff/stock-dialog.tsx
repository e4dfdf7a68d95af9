import { fill } from '#i18n/format.ts'
import { ActionDialog } from '#kit/action-dialog.tsx'
import { InputField, SelectField } from '#kit/form.tsx'
import { useTexts } from '#kit/texts.ts'
import { products } from './product.contract.ts'
import type { StaffVariant } from './staff-product.ts'
import styles from './shop.module.css'

interface StockDialogProps {
  variant: StaffVariant
  stock: NonNullable<StaffVariant['stock']>
  name: string
  onClose: () => void
  onDone: () => void
}

export function StockDialog({ variant, stock: { onHand, held }, name, onClose, onDone }: StockDialogProps) {
  const { stock: t } = useTexts('staff-shop').t
  return (
    <ActionDialog
      action={products.changeStock}
      fixed={{ id: variant.id, seen: onHand }}
      title={fill(t.title, { name })}
      text={fill(t.text, { n: onHand, held })}
      submit={t.submit}
      done={t.done}
      wrong={{ pieces: t.wrong }}
      onClose={onClose}
      onDone={onDone}
    >
      <SelectField name="kind" label={t.kind} words={t.kinds} />
      <InputField name="pieces" label={t.pieces} hint={t.piecesHint} />
      <InputField name="note" label={t.note} optional={t.optional} />
      <History changes={variant.changes} />
    </ActionDialog>
  )
}

function History({ changes }: Pick<StaffVariant, 'changes'>) {
  const { t: texts, moment } = useTexts('staff-shop')
  const { stock: t } = texts
  if (changes.length === 0) return null
  return (
    <details>
      <summary>{t.history}</summary>
      <ol data-kit="stack" data-gap="8">
        {changes.map(({ at, kind, before, after, note }) => (
          <li key={`${at} ${kind} ${before}`}>
            <small className="num">{moment(at)}</small>
            {fill(t.entry, { kind: t.kinds[kind], before, after })}
            {note && <q className={styles.note}>{note}</q>}
          </li>
        ))}
      </ol>
    </details>
  )
}
