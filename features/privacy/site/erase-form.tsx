import { useLanguage, useMessages } from '#app/language/language.tsx'
import { Button } from '#app/ui/button.tsx'
import { ErrorText } from '#app/ui/fields/field.tsx'
import { Checkbox } from '#app/ui/fields/inputs.tsx'

/** A plain form, with and without JavaScript. */
export function EraseForm({ token, unsure }: { token: string; unsure: boolean }) {
  const { erase } = useMessages('my-data').file
  const language = useLanguage()
  return (
    <section id="loeschen" aria-labelledby="loeschen-titel">
      <h2 id="loeschen-titel">{erase.title}</h2>
      <p>{erase.lead}</p>
      <p className="muted">{erase.keeps}</p>
      <form
        method="post"
        // The server's message is in the page's language, the browser's in its own.
        noValidate
        action={`/datenschutz/meine-daten/einsicht?token=${encodeURIComponent(token)}&lng=${language}`}
      >
        <Checkbox
          name="sure"
          required
          aria-describedby={unsure ? 'loeschen-fehler' : undefined}
          aria-invalid={unsure || undefined}
        >
          {erase.sure}
        </Checkbox>
        {unsure && <ErrorText id="loeschen-fehler">{erase.notSure}</ErrorText>}
        <Button type="submit">{erase.action}</Button>
      </form>
    </section>
  )
}
