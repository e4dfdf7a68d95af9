import { useNavigate } from 'react-router'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { LabelledSelect } from '../../../ui/fields/labelled.tsx'
import type { SortedColumn, Sorting } from './use-sorting.ts'

interface SortChoiceProps {
  sorting: Sorting
  columns: readonly SortedColumn[]
  className?: string | undefined
}

/** Where a narrow screen has no titles to press. */
export function SortChoice({ sorting, columns, className }: SortChoiceProps) {
  const messages = useMessages('staff-lists')
  const navigate = useNavigate()
  const orders = columns.flatMap(({ name, sort }) => [
    [sort, fill(messages.up, { column: name })] as const,
    [`-${sort}`, fill(messages.down, { column: name })] as const,
  ])
  return (
    <div className={classNames('list-order', className)}>
      <LabelledSelect
        label={messages.sort}
        size="sm"
        value={sorting.sort ?? ''}
        onChange={({ target: { value } }) =>
          void navigate(sorting.addressOf(value === '' ? null : value), { preventScrollReset: true })
        }
        options={orders.map(([sort, name]) => [sort, name])}
      >
        <option value="">{messages.own}</option>
      </LabelledSelect>
    </div>
  )
}
