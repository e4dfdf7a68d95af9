import { useLayoutEffect, useRef } from 'react'
import { type FieldRules, normalizeText, PLACEHOLDER } from '../field-rules.ts'
import { HTML_LANG, type Language } from '#i18n/languages.ts'
import { classNames } from '#site/ui/class-names.ts'
import { useTexts } from '#kit/texts.ts'
import styles from './texts.module.css'
import rows from './text-rows.module.css'

interface TextInputProps {
  text: string
  language: Language
  rules: FieldRules
  label: string
  isInvalid: boolean
  describedBy: string
  onType: (text: string) => void
  onKeyDown?: (event: React.KeyboardEvent) => void
}

/** Plain text with placeholders as chips, which are deleted and moved whole. */
export function TextInput(props: TextInputProps) {
  const { text, language, rules, label, isInvalid, describedBy, onType, onKeyDown } = props
  const nameOf = usePlaceholderName()
  const box = useRef<HTMLDivElement>(null)
  const written = useRef<string>(undefined)
  useLayoutEffect(() => {
    if (!box.current || text === written.current) return
    // Saved without the space that somebody has just typed, and continues behind.
    if (
      document.activeElement === box.current &&
      normalizeText(written.current ?? '') === normalizeText(text)
    )
      return
    replaceText(box.current, nodesOf(text, nameOf))
    written.current = text
  })
  return (
    <div
      ref={box}
      className={classNames('input', 'input--sm', styles.input)}
      contentEditable="plaintext-only"
      role="textbox"
      tabIndex={0}
      lang={HTML_LANG[language]}
      aria-label={label}
      aria-multiline={rules.isMultiline}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      onInput={(event) => {
        written.current = textIn(event.currentTarget)
        onType(written.current)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && !event.ctrlKey && !event.metaKey && !rules.isMultiline)
          event.preventDefault()
        onKeyDown?.(event)
      }}
    />
  )
}

/** Keeps all selected if all was, also when a colleague's text comes in: what is typed next replaces it. */
function replaceText(box: HTMLElement, nodes: Node[]): void {
  const selection = document.activeElement === box ? window.getSelection() : null
  const isAllSelected = selection?.isCollapsed === false && selection.toString() === box.innerText
  box.replaceChildren(...nodes)
  if (isAllSelected) selection.selectAllChildren(box)
}

/** `{price:aufbruch}` as «Preis: aufbruch». */
export function usePlaceholderName(): (placeholder: string) => string {
  const { placeholders } = useTexts('staff-texts').t
  return (placeholder) => {
    const [kind = '', name] = placeholder.slice(1, -1).split(':')
    return name && kind in placeholders ? `${placeholders[kind as keyof typeof placeholders]}: ${name}` : kind
  }
}

function nodesOf(text: string, nameOf: (placeholder: string) => string): Node[] {
  const placeholders: string[] = text.match(PLACEHOLDER) ?? []
  return text
    .split(PLACEHOLDER)
    .flatMap((plain, index) => [plain, placeholders[index] ?? ''])
    .filter((part) => part !== '')
    .map((part) => {
      if (!placeholders.includes(part)) return document.createTextNode(part)
      const chip = document.createElement('span')
      chip.contentEditable = 'false'
      chip.dataset['placeholder'] = part
      chip.className = rows.chip ?? ''
      chip.textContent = nameOf(part)
      return chip
    })
}

function textIn(node: Node): string {
  return [...node.childNodes]
    .map((child) => {
      if (child instanceof HTMLElement)
        return child.dataset['placeholder'] ?? (child.tagName === 'BR' ? '\n' : textIn(child))
      return child.textContent ?? ''
    })
    .join('')
}
