import type { EditedField } from '../edited-message.ts'
import type { EditedList } from '../lists/edited-list.ts'
import { itemKey } from '../lists/list-shape.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { useDragOrder } from '#app/routes/staff/lists/use-drag-order.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './texts.module.css'
import rows from './text-rows.module.css'

interface ListItemsProps {
  list: EditedList
  fields: readonly EditedField[]
  chosen: string
  onChoose: (key: string) => void
  /** @param to position that the item has afterwards */
  onMove: (key: string, to: number) => void
}

/** A list's items by their first text, moved by dragging, or with Alt and an arrow. */
export function ListItems({ list, fields, chosen, onChoose, onMove }: ListItemsProps) {
  const { lists: messages } = useMessages('staff-texts')
  const labelOf = useItemLabel(fields)
  const { keys } = list
  const dragOf = useDragOrder((from, to) => onMove(keys[from] ?? '', to))

  return (
    <ol className={styles.items}>
      {keys.map((key, position) => {
        const { isDragged, isOver, handlers } = dragOf(position, key)
        return (
          <li
            key={key}
            className={classNames(key === chosen && rows.chosen, isOver && !isDragged && styles.over)}
            {...handlers}
          >
            <button
              type="button"
              aria-current={key === chosen || undefined}
              onClick={() => onChoose(key)}
              onKeyDown={(event) => {
                const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
                if (!event.altKey || by === undefined) return
                event.preventDefault()
                if (keys[position + by] !== undefined) onMove(key, position + by)
              }}
            >
              {labelOf(list, key) || messages.empty}
            </button>
          </li>
        )
      })}
    </ol>
  )
}

/** An item by its first text that is no time. */
function useItemLabel(fields: readonly EditedField[]): (list: EditedList, key: string) => string {
  const language = useLanguage()
  return (list, key) => {
    const own = fields.filter(
      ({ namespace, path }) => namespace === list.namespace && itemKey(list, path) === key,
    )
    const named = own.find(({ languages }) => !languages.de.rules.isTime) ?? own[0]
    return named ? named.languages[language].text || named.languages.de.text : ''
  }
}
