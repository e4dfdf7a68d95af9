import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { useMessages } from '../../../language/language.tsx'
import { staffPaths } from '../../../staff-paths.ts'
import { maySee, partPath } from '../../../staff-pages.ts'
import { GOES_TO } from './goes-to.ts'
import { isShortcut } from './is-shortcut.ts'
import { KeysDialog } from './keys-dialog.tsx'

/** The keys of every view, and the list of all keys; its button is there for whoever switched them off. */
export function StaffKeys({ role, className }: { role: StaffRole; className: string }) {
  const { keys } = useMessages('staff-lists')
  const navigate = useNavigate()
  const [isOpen, setIsOpen] = useState(false)
  const isGoing = useRef(false)
  // Not after the paint: what is shown takes its keys at once.
  useLayoutEffect(() => {
    function onKeyDown(pressed: KeyboardEvent): void {
      if (pressed.key === 'Shift') return
      const goes = isGoing.current
      isGoing.current = false
      if (!isShortcut(pressed)) return
      const key = pressed.key.toLowerCase()
      const part = goes ? GOES_TO[key] : undefined
      if (goes) {
        pressed.preventDefault()
        // Before the view's own keys: G and then Z takes nothing back.
        pressed.stopImmediatePropagation()
        if (part && maySee(role, part)) void navigate(partPath(part))
      } else if (key === 'g') isGoing.current = true
      else if (key === '?') setIsOpen(true)
      else if (key === 't' && maySee(role, 'events')) void navigate(staffPaths.telephone())
      else if (key === '/') {
        pressed.preventDefault()
        findField()
      }
    }
    document.addEventListener('keydown', onKeyDown, { capture: true })
    return () => document.removeEventListener('keydown', onKeyDown, { capture: true })
  }, [navigate, role])
  return (
    <>
      <button type="button" className={className} aria-keyshortcuts="?" onClick={() => setIsOpen(true)}>
        {keys.open}
      </button>
      {isOpen && <KeysDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** That of the list, else the one of everything. */
function findField(): void {
  const field = document.querySelector<HTMLElement>('main [role="search"] input')
  if (field?.checkVisibility()) field.focus()
  else document.querySelector<HTMLElement>('[aria-keyshortcuts="Control+K"]')?.click()
}
