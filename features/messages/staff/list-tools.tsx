import { useState } from 'react'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { useDragOrder } from '#site/routes/staff/lists/use-drag-order.ts'
import { useResultToast } from '#site/routes/staff/use-staff-messages.ts'
import { classNames } from '#site/ui/class-names.ts'
import { fill } from '#i18n/format.ts'
import type { EditedField } from '../edited-message.ts'
import type { EditedList } from '../lists/edited-list.ts'
import type { ListChange } from '../lists/list-order.ts'
import { itemKey } from '../lists/list-shape.ts'
import { Decision } from './language-text.tsx'
import type { EditedTexts } from './use-edited-page.ts'
import styles from './texts.module.css'
import rows from './text-rows.module.css'

export interface ListPlace {
  list: EditedList
  /** Key of the item. */
  item: string
}

/** The changeable list that a text stands in; undefined for all others. */
export function placeInList(lists: readonly EditedList[], field: EditedField): ListPlace | undefined {
  for (const list of lists) {
    const key = list.namespace === field.namespace ? itemKey(list, field.path) : undefined
    if (key !== undefined) return { list, item: key }
  }
  return undefined
}

interface ListToolsProps extends ListPlace {
  texts: EditedTexts
  fields: readonly EditedField[]
  /** Chooses an item's first text. */
  onChoose: (list: EditedList, key: string) => void
}

/** Length and order of the list that the chosen text stands in, the same in all languages. */
export function ListTools({ texts, fields, list, item: chosen, onChoose }: ListToolsProps) {
  const { lists: messages } = useMessages('staff-texts')
  const language = useLanguage()
  const toast = useResultToast()
  const [busy, setBusy] = useState(false)
  const { keys, least, most } = list
  const position = keys.indexOf(chosen)
  const values = {
    n: String(position + 1),
    count: String(keys.length),
    least: String(least),
    most: String(most),
  }

  async function change(input: ListChange, next?: string): Promise<void> {
    if (busy) return
    setBusy(true)
    const answer = await texts.arrange(list, input)
    setBusy(false)
    if (!answer.ok) return toast.refused(answer.refusal)
    const key = next ?? answer.value.key
    if (key !== null) onChoose(list, key)
  }

  const tools = [
    { label: messages.up, isOff: position === 0, input: { kind: 'move', key: chosen, to: position - 1 } },
    {
      label: messages.down,
      isOff: position === keys.length - 1,
      input: { kind: 'move', key: chosen, to: position + 1 },
    },
    { label: messages.add, isOff: keys.length >= most, input: { kind: 'add', after: chosen } },
    { label: messages.remove, isOff: keys.length <= least, input: { kind: 'remove', key: chosen } },
  ] as const

  return (
    <section className={styles.list} aria-label={messages.title}>
      <p>
        <b>{fill(messages.item, values)}</b> <small>{fill(messages.limits, values)}</small>
      </p>
      <p className="text-buttons">
        {tools.map(({ label, isOff, input }) => (
          <button
            key={label}
            type="button"
            aria-disabled={isOff || busy}
            onClick={() => {
              if (isOff) return
              const neighbour = keys[position + 1] ?? keys[position - 1]
              void change(input, input.kind === 'remove' ? neighbour : undefined)
            }}
          >
            {label}
          </button>
        ))}
      </p>
      <details>
        <summary>{fill(messages.all, values)}</summary>
        <p>
          <small>{messages.hint}</small>
        </p>
        <ListItems
          list={list}
          fields={fields}
          chosen={chosen}
          onChoose={(key) => onChoose(list, key)}
          onMove={(key, to) => void change({ kind: 'move', key, to })}
        />
        {list.removed.length > 0 && (
          <>
            <b>{messages.removed}</b>
            <ul className={`lines ${styles.removed}`}>
              {list.removed.map(({ key, texts: labels }) => (
                <li key={key} className="text-buttons">
                  <span>{labels[language] || labels.de}</span>
                  <button
                    type="button"
                    aria-disabled={keys.length >= most || busy}
                    onClick={() => {
                      if (keys.length < most) void change({ kind: 'restore', key })
                    }}
                  >
                    {messages.restore}
                  </button>
                </li>
              ))}
            </ul>
          </>
        )}
      </details>
      {list.isReleased && (
        <Decision choices={[[messages.keep, () => void change({ kind: 'keep' }, chosen)]]}>
          <p>{messages.released}</p>
        </Decision>
      )}
    </section>
  )
}

interface ListItemsProps {
  list: EditedList
  fields: readonly EditedField[]
  chosen: string
  onChoose: (key: string) => void
  /** @param to position that the item has afterwards */
  onMove: (key: string, to: number) => void
}

/** A list's items by their first text, moved by dragging, or with Alt and an arrow. */
function ListItems({ list, fields, chosen, onChoose, onMove }: ListItemsProps) {
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
