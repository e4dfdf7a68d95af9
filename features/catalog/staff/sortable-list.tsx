import type { ReactNode } from 'react'
import { moved } from './arrangement.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { useDragOrder } from '#site/routes/staff/lists/use-drag-order.ts'
import { Button } from '#site/ui/button.tsx'
import { classNames } from '#site/ui/class-names.ts'
import styles from './product.module.css'

interface SortableListProps {
  ids: readonly string[]
  nameOf: (id: string) => string
  /** Beside the name. */
  extra?: (id: string) => ReactNode
  onChange: (ids: string[]) => void
}

/** Dragged by the mouse, moved by arrows that a keyboard and a thumb reach. The focus stays with what is moved. */
export function SortableList({ ids, nameOf, extra, onChange }: SortableListProps) {
  const { arrangement: messages } = useTexts('staff-product').t
  const dragOf = useDragOrder((from, to) => onChange(moved(ids, from, to)))
  return (
    <ol className={`lines ${styles.sortable}`}>
      {ids.map((id, index) => {
        const { isDragged, isOver, handlers } = dragOf(index, nameOf(id))
        return (
          <li
            key={id}
            className={classNames(isDragged && styles.dragged, isOver && styles.over)}
            {...handlers}
          >
            <span>{nameOf(id)}</span>
            <span data-kit="row" data-gap="8">
              {extra?.(id)}
              <Button
                size="sm"
                aria-label={fill(messages.up, { name: nameOf(id) })}
                aria-disabled={index === 0}
                onClick={() => onChange(moved(ids, index, index - 1))}
              >
                ↑
              </Button>
              <Button
                size="sm"
                aria-label={fill(messages.down, { name: nameOf(id) })}
                aria-disabled={index === ids.length - 1}
                onClick={() => onChange(moved(ids, index, index + 1))}
              >
                ↓
              </Button>
            </span>
          </li>
        )
      })}
    </ol>
  )
}

interface MoveButtonsProps<Each> {
  list: readonly Each[]
  index: number
  up: string
  /** Without it there is no such button. */
  down?: string
  onChange: (list: Each[]) => void
}

/** Of an entry that has a form of its own: the ways that it can go. */
export function MoveButtons<Each>({ list, index, up, down, onChange }: MoveButtonsProps<Each>) {
  return [
    { to: index - 1, label: up, sign: '↑' },
    { to: index + 1, label: down, sign: '↓' },
  ].map(
    ({ to, label, sign }) =>
      label !== undefined &&
      list[to] !== undefined && (
        <Button key={sign} size="sm" aria-label={label} onClick={() => onChange(moved(list, index, to))}>
          {sign}
        </Button>
      ),
  )
}
