import { useState } from 'react'
import type { EditedField } from '../edited-message.ts'
import type { EditedList } from '../lists/edited-list.ts'
import { itemKey } from '../lists/list-shape.ts'
import type { ListChange } from '../lists/list-order.ts'
import { fill } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#app/language/language.tsx'
import { useResultToast } from '#app/routes/staff/use-staff-messages.ts'
import { Decision } from './language-text.tsx'
import { ListItems } from './list-items.tsx'
import styles from './texts.module.css'
import type { EditedTexts } from './use-edited-page.ts'

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
