import { type FormEvent, useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { MAX_QUERY_LENGTH } from '#features/search/page-hit.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { Button } from '#site/ui/button.tsx'
import { Input } from '#site/ui/fields/inputs.tsx'
import styles from './search-form.module.css'

/** Without script a plain GET of `/suche?q=…`. */
export function SearchForm({ text = '' }: { text?: string }) {
  const { form: messages } = useMessages('search')
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const displayed = useRef(text)
  // After Back the text differs; remounting the field would lose the focus.
  useEffect(() => {
    if (displayed.current === text) return
    displayed.current = text
    const field = form.current?.elements.namedItem('q')
    if (field instanceof HTMLInputElement) field.value = text
  }, [text])
  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const sought = String(new FormData(event.currentTarget).get('q') ?? '')
    void navigate(`${paths.search}?${new URLSearchParams({ q: sought })}`)
  }
  return (
    <search>
      <form className={`${styles.form} no-print`} action={paths.search} onSubmit={search} ref={form}>
        <label htmlFor="suchtext">{messages.label}</label>
        <Input
          id="suchtext"
          type="search"
          name="q"
          defaultValue={text}
          maxLength={MAX_QUERY_LENGTH}
          enterKeyHint="search"
          autoComplete="off"
        />
        <Button type="submit">{messages.submit}</Button>
      </form>
    </search>
  )
}
