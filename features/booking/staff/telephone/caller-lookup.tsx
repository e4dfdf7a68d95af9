import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { EMAIL_ADDRESS } from '#kernel/email-address.ts'
import { fill, plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '#site/language/language.tsx'
import { LabelledInput } from '#site/ui/fields/labelled.tsx'
import type { CustomerHit, SearchHit } from '#features/search/staff/search-hit.ts'
import { nameOf } from '#features/search/staff/search-rows.ts'
import { useSearch } from '#features/search/staff/use-search.ts'
import type { Caller } from './caller.ts'
import styles from './telephone.module.css'

interface CallerLookupProps {
  /** @param isKnown somebody who has been with us */
  onChoose: (caller: Caller, isKnown: boolean) => void
}

/** One field for number, name or address: suggests who it may be; the last suggestion is somebody new. */
export function CallerLookup({ onChoose }: CallerLookupProps) {
  const { lookup, ...search } = useMessages('staff-search')
  const language = useLanguage()
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  // Whoever opens the sheet has somebody on the line.
  useEffect(() => field.current?.focus({ preventScroll: true }), [])
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const [isOpen, setIsOpen] = useState(false)
  const found = useSearch(typed, language)
  const known = (found?.hits ?? []).filter((hit: SearchHit) => hit.kind === 'customer')
  const wanted = typed.trim()
  const count = wanted.length < 2 ? 0 : known.length + 1
  const isVisible = isOpen && count > 0
  const selected = Math.min(chosen, count - 1)

  function choose(index: number) {
    const customer = known[index]
    setIsOpen(false)
    setTyped('')
    onChoose(customer ? callerOf(customer) : newCaller(wanted), customer !== undefined)
  }

  function onKeyDown(pressed: KeyboardEvent<HTMLInputElement>) {
    const { key } = pressed
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      if (count === 0) return
      pressed.preventDefault()
      setIsOpen(true)
      setChosen((selected + (key === 'ArrowDown' ? 1 : count - 1)) % count)
    } else if (key === 'Enter' && !pressed.ctrlKey && !pressed.metaKey && count > 0) {
      pressed.preventDefault()
      choose(selected)
    } else if (key === 'Escape' && isVisible) {
      pressed.preventDefault()
      setIsOpen(false)
    }
  }

  return (
    <div className={`${styles.wide} ${styles.lookup}`}>
      <LabelledInput
        label={lookup.label}
        hint={lookup.hint}
        role="combobox"
        aria-expanded={isVisible}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isVisible ? `${id}-${selected}` : undefined}
        autoComplete="off"
        spellCheck={false}
        ref={field}
        value={typed}
        onChange={({ target }) => {
          setTyped(target.value)
          setChosen(0)
          setIsOpen(true)
        }}
        onBlur={() => setIsOpen(false)}
        onKeyDown={onKeyDown}
      />
      <div
        id={`${id}-list`}
        role="listbox"
        aria-label={lookup.list}
        hidden={!isVisible}
        className={styles.combo}
      >
        {isVisible &&
          [...known, null].map((customer, index) => (
            <div
              key={customer?.customer ?? 'new'}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === selected}
              // The field keeps the focus until it is chosen.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => choose(index)}
              onKeyDown={(event) => event.key === 'Enter' && choose(index)}
            >
              <b>{customer ? nameOf(customer, { ...search, lookup }) : fill(lookup.new, { text: wanted })}</b>
              {customer && (
                <small>
                  {[
                    customer.company,
                    customer.phone,
                    customer.email,
                    customer.bookings > 0 && plural(language, customer.bookings, search.bookings),
                  ]
                    .filter(Boolean)
                    .join(', ')}
                </small>
              )}
            </div>
          ))}
      </div>
    </div>
  )
}

function callerOf({ name, phone, email, company }: CustomerHit): Caller {
  return { name, phone: phone ?? '', email: email ?? '', company: company ?? '' }
}

/** A number, also one that is not complete yet, an address, or else a name. */
export function newCaller(text: string): Caller {
  const nobody = { name: '', phone: '', email: '', company: '' }
  if (!/\p{L}/u.test(text)) return { ...nobody, phone: text }
  return EMAIL_ADDRESS.test(text) ? { ...nobody, email: text } : { ...nobody, name: text }
}
