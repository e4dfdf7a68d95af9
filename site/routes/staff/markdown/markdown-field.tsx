import { type ClipboardEvent, type KeyboardEvent, useRef, useState } from 'react'
import type { Language } from '#i18n/languages.ts'
import { useMessages } from '../../../language/language.tsx'
import type { FieldControl } from '../../../ui/fields/field.tsx'
import { TextArea } from '../../../ui/fields/inputs.tsx'
import {
  type BlockFormat,
  continueBlock,
  type Edit,
  type InlineFormat,
  insertLink,
  toggleBlock,
  toggleInline,
} from './format-markdown.ts'
import styles from './markdown.module.css'

const FORMATS = ['bold', 'italic', 'heading', 'list', 'ordered', 'quote', 'link'] as const
type FormatName = (typeof FORMATS)[number]

/** By `code`, since digits with Shift are other signs on each keyboard. */
const KEYS: Readonly<Record<FormatName, { code: string; shift?: true; alt?: true; label: string }>> = {
  bold: { code: 'KeyB', label: 'Ctrl+B' },
  italic: { code: 'KeyI', label: 'Ctrl+I' },
  heading: { code: 'Digit2', alt: true, label: 'Ctrl+Alt+2' },
  ordered: { code: 'Digit7', shift: true, label: 'Ctrl+Shift+7' },
  list: { code: 'Digit8', shift: true, label: 'Ctrl+Shift+8' },
  quote: { code: 'Digit9', shift: true, label: 'Ctrl+Shift+9' },
  link: { code: 'KeyK', label: 'Ctrl+K' },
}

interface MarkdownFieldProps {
  /** Of the row of buttons and the keyboard; without it all. */
  formats?: readonly FormatName[]
  language: Language
  value: string
  maxLength: number
  control: FieldControl
  onChange: (value: string) => void
}

/** A text field for Markdown with a row of buttons; what they do is undone like anything typed. */
export function MarkdownField({
  formats = FORMATS,
  language,
  value,
  maxLength,
  control,
  onChange,
}: MarkdownFieldProps) {
  const { markdown: messages } = useMessages('staff-news')
  const field = useRef<HTMLTextAreaElement>(null)
  const buttons = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState(0)

  /** By `insertText` the browser keeps its own history. */
  function apply(edit: Edit | undefined): boolean {
    const area = field.current
    if (!edit || !area) return false
    area.focus()
    area.setSelectionRange(edit.start, edit.end)
    const isDone =
      edit.insert === ''
        ? document.execCommand('delete')
        : document.execCommand('insertText', false, edit.insert)
    if (!isDone) {
      area.setRangeText(edit.insert)
      onChange(area.value)
    }
    area.setSelectionRange(edit.select.start, edit.select.end)
    return true
  }

  function press(format: FormatName): void {
    const area = field.current
    if (!area) return
    const selection = { start: area.selectionStart, end: area.selectionEnd }
    apply(editOf(format, area.value, selection))
  }

  function editOf(format: FormatName, text: string, selection: { start: number; end: number }): Edit {
    if (format === 'link') return insertLink(text, selection, { sample: messages.samples.link })
    if (isInline(format)) return toggleInline(text, selection, format, messages.samples[format])
    return toggleBlock(text, selection, format)
  }

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      if (apply(continueBlock(text, { start, end }))) event.preventDefault()
      return
    }
    if (!event.ctrlKey && !event.metaKey) return
    const format = formats.find((each) => {
      const { code, shift = false, alt = false } = KEYS[each]
      return event.code === code && event.shiftKey === shift && event.altKey === alt
    })
    if (!format) return
    event.preventDefault()
    press(format)
  }

  /** An address that is pasted onto a text makes it a link. */
  function onPaste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { selectionStart: start, selectionEnd: end, value: text } = event.currentTarget
    const to = event.clipboardData.getData('text/plain').trim()
    if (start === end || !/^https:\/\/\S+$/.test(to)) return
    event.preventDefault()
    apply(insertLink(text, { start, end }, { sample: messages.samples.link, to }))
  }

  /** One stop for Tab; arrow keys continue within the row. */
  function onBarKey(event: KeyboardEvent): void {
    const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    if (by === 0) return
    event.preventDefault()
    const next = (current + by + formats.length) % formats.length
    setCurrent(next)
    buttons.current?.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div className={styles.editor}>
      <div
        ref={buttons}
        className={styles.bar}
        role="toolbar"
        tabIndex={-1}
        aria-label={messages.label}
        aria-controls={control.id}
        onKeyDown={onBarKey}
      >
        {formats.map((format, index) => (
          <button
            key={format}
            type="button"
            className={styles[format]}
            title={KEYS[format].label}
            aria-keyshortcuts={KEYS[format].label.replace('Ctrl', 'Control')}
            tabIndex={index === current ? 0 : -1}
            onFocus={() => setCurrent(index)}
            // The selection stays.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => press(format)}
          >
            {messages[format]}
          </button>
        ))}
      </div>
      <TextArea
        ref={field}
        lang={language}
        value={value}
        maxLength={maxLength}
        onChange={({ target }) => onChange(target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        {...control}
      />
    </div>
  )
}

function isInline(format: InlineFormat | BlockFormat): format is InlineFormat {
  return format === 'bold' || format === 'italic'
}
