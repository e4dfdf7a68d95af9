import { areKeysOn } from './kept-keys.ts'

/** Whatever takes letters: a field, or a list whose entries are found by their first letter. */
const TYPING = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="combobox"]'

/**
 * Whether a pressed key may be a shortcut: alone, outside fields and dialogs, and not switched off (WCAG 2.1.4). Shift
 * alone is no modifier: `?` needs it on most keyboards.
 */
export function isShortcut(pressed: KeyboardEvent): boolean {
  if (pressed.defaultPrevented || pressed.ctrlKey || pressed.metaKey || pressed.altKey) return false
  if (pressed.isComposing || pressed.repeat) return false
  const { target } = pressed
  if (target instanceof Element && target.closest(TYPING)) return false
  return areKeysOn() && document.querySelector('dialog:modal') === null
}
