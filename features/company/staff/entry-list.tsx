import { type ReactNode, use, useEffect, useRef } from 'react'
import { fill } from '#i18n/format.ts'
import { Button } from '#site/ui/button.tsx'
import { Row } from '#kit/layout.tsx'
import { useTexts } from '#kit/texts.ts'
import { type DraftFields, emptyFields, moved } from './part-draft.ts'
import { PartFormContext } from './part-form-context.ts'
import type { Shape, ShapedFields } from './shapes.ts'

interface EntryFields {
  fields: ShapedFields
  draft: DraftFields
  path: string
  group: string
  onChange: (draft: DraftFields) => void
}

interface EntryListProps {
  shape: Extract<Shape, { kind: 'list' }>
  path: string
  group: string
  entries: readonly DraftFields[]
  renderFields: (entry: EntryFields) => ReactNode
  onChange: (entries: readonly DraftFields[]) => void
}

/** Entries in the order of the page: one more, one less, one place up or down. */
export function EntryList({ shape, path, group, entries, renderFields, onChange }: EntryListProps) {
  const { part } = use(PartFormContext)
  const { entry, list } = useTexts('staff-company').t
  const nameOf = group ? entry.qualifications : (entry as Record<string, string>)[part]
  const own = useRef<HTMLDivElement>(null)
  // The buttons of an entry move with it, and the focus with them.
  const due = useRef<string>(undefined)
  useEffect(() => {
    if (!due.current) return
    own.current?.querySelector<HTMLElement>(due.current)?.focus()
    due.current = undefined
  }, [entries])
  const move = (index: number, by: -1 | 1) => {
    onChange(moved(entries, index, by))
    const isAtEnd = by === -1 ? index === 1 : index === entries.length - 2
    due.current = `[data-move="${index + by} ${isAtEnd ? -by : by}"]`
  }
  return (
    <div ref={own} data-kit="stack" data-gap="24">
      {entries.map((each, index) => {
        const name = fill(nameOf ?? '', { n: index + 1 })
        return (
          <fieldset key={index} className="entry" data-entry={index}>
            <legend>{name}</legend>
            {renderFields({
              fields: shape.fields,
              draft: each,
              path: `${path}${index}.`,
              group,
              onChange: (changed) => onChange(entries.map((one, at) => (at === index ? changed : one))),
            })}
            <Row gap={8}>
              {([-1, 1] as const).map((by) => (
                <Button
                  key={by}
                  size="sm"
                  data-move={`${index} ${by}`}
                  aria-label={`${name}: ${by === -1 ? list.up : list.down}`}
                  aria-disabled={moved(entries, index, by) === entries}
                  onClick={() => move(index, by)}
                >
                  {by === -1 ? list.up : list.down}
                </Button>
              ))}
              <Button
                size="sm"
                aria-label={`${name}: ${list.remove}`}
                onClick={() => {
                  onChange(entries.filter((_each, at) => at !== index))
                  due.current = '[data-add]'
                }}
              >
                {list.remove}
              </Button>
            </Row>
          </fieldset>
        )
      })}
      {entries.length < shape.most && (
        <Button
          size="sm"
          data-add
          onClick={() => {
            onChange([...entries, emptyFields(shape.fields)])
            due.current = `:scope > [data-entry="${entries.length}"] :is(input, textarea)`
          }}
        >
          {fill(list.add, { what: fill(nameOf ?? '', { n: entries.length + 1 }) })}
        </Button>
      )}
    </div>
  )
}
