import { useLayoutEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { useMessages } from '../../../language/language.tsx'
import { maySee, partPath, type StaffPart } from '../../../staff-pages.ts'
import { staffPaths } from '../../../staff-paths.ts'
import { Checkbox } from '../../../ui/fields/inputs.tsx'
import { Modal } from '../dialogs/modal.tsx'
import { usePartName } from '../frame/use-part-name.ts'
import { isShortcut } from './is-shortcut.ts'
import { keepKeys, useKeysOn } from './kept-keys.ts'
import { KeyCaps } from './key-caps.tsx'
import styles from './keys.module.css'

/** After `G`. */
const GOES_TO: Readonly<Record<string, StaffPart>> = {
  h: 'today',
  a: 'events',
  u: 'bookings',
  k: 'customers',
  o: 'quotes',
  r: 'invoices',
  b: 'orders',
  v: 'vouchers',
  z: 'figures',
}

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

/** The switch for keys that are single letters, with which the dialog opens at its top, and all keys. */
function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useMessages('staff-lists')
  const nameOf = usePartName()
  const { dialog } = useMessages('staff')
  const { actions } = useMessages('staff-bookings')
  const on = useKeysOn()
  const { what } = keys
  return (
    <Modal title={keys.title} close={dialog.close} onClose={onClose}>
      <Checkbox checked={on} onChange={({ target }) => keepKeys(target.checked)}>
        {keys.on}
      </Checkbox>
      <p className="hint">{keys.onHint}</p>
      <Group
        title={keys.everywhere}
        rows={[
          ['Ctrl K', what.search],
          ['/', what.find],
          ['?', what.keys],
          ['T', what.telephone],
          ['Ctrl Enter', what.submit],
          ...Object.entries(GOES_TO).map(([key, part]) => [`G ${key.toUpperCase()}`, nameOf(part)] as const),
        ]}
      />
      <Group
        title={keys.inLists}
        rows={[
          ['J K', what.rows],
          ['Enter', what.enter],
          ['Esc', what.close],
        ]}
      />
      <Group
        title={keys.inToday}
        rows={[
          ['O', what.thing],
          ['S', what.later],
          ['Z', what.back],
        ]}
      />
      <Group
        title={keys.inBookings}
        rows={[
          ['P', actions.paid],
          ['U', actions.move],
        ]}
      />
    </Modal>
  )
}

function Group({ title, rows }: { title: string; rows: readonly (readonly [keys: string, what: string])[] }) {
  return (
    <section className={styles.group}>
      <h3 className="ruled">{title}</h3>
      <dl data-kit="facts" data-beside="">
        {rows.map(([keys, what]) => (
          <div key={keys}>
            <dt>
              <KeyCaps keys={keys} />
            </dt>
            <dd>{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
