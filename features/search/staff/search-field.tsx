import { lazy, Suspense, useEffect, useState } from 'react'
import type { StaffRole } from '#features/account/roles/permissions.ts'
import { useMessages } from '#site/language/language.tsx'

const load = () => import('./search-palette.tsx')
const SearchPalette = lazy(load)

interface SearchFieldProps {
  role: StaffRole
  className: string
  /** A word alone, at the foot of a phone. */
  isShort?: boolean
}

/** Opens the search; the wide one also at Ctrl and K, from every field. */
export function SearchField({ role, className, isShort = false }: SearchFieldProps) {
  const { open, placeholder } = useMessages('staff-search')
  const [isOpen, setIsOpen] = useState(false)
  // Whoever presses the keys continues typing: it has to be there.
  useEffect(() => void load(), [])
  useEffect(() => {
    if (isShort) return
    const onKeyDown = (pressed: KeyboardEvent) => {
      if (pressed.key.toLowerCase() !== 'k' || !(pressed.ctrlKey || pressed.metaKey) || pressed.altKey) return
      // A dialog comes first: what it asks is not answered yet.
      if (document.querySelector('dialog:modal')) return
      pressed.preventDefault()
      setIsOpen(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isShort])
  return (
    <>
      <button
        type="button"
        className={className}
        aria-haspopup="dialog"
        {...(!isShort && { 'aria-keyshortcuts': 'Control+K' })}
        onClick={() => setIsOpen(true)}
      >
        {isShort ? (
          open
        ) : (
          <>
            <span>{placeholder}</span>
            <kbd>Ctrl</kbd>
            <kbd>K</kbd>
          </>
        )}
      </button>
      {isOpen && (
        <Suspense fallback={null}>
          <SearchPalette role={role} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
