import { type ReactNode, useContext, useState } from 'react'
import { EnvironmentContext } from '../environment.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { paths } from '#content/paths.ts'

/** Plain POST until its behaviour is loaded on first focus. */
export function NewsletterForm() {
  const { footer } = useMessages('common')
  const language = useLanguage()
  const environment = useContext(EnvironmentContext)
  const [status, show] = useState<ReactNode>(null)
  return (
    <form
      className="footer-news"
      action={`${paths.newsletter}#meldung`}
      method="post"
      noValidate
      onFocus={({ currentTarget: form }) => {
        if (!environment || form.dataset['attached']) return
        form.dataset['attached'] = 'true'
        import('./newsletter-form-behaviour.ts').then(
          ({ attach }) => attach(form, { environment, show }),
          () => delete form.dataset['attached'],
        )
      }}
    >
      <label htmlFor="post">{footer.newsletter}</label>
      <input id="post" name="email" type="email" autoComplete="email" aria-describedby="post-status" />
      <button type="submit">{footer.order}</button>
      <input type="hidden" name="language" value={language} />
      <input type="hidden" name="source" value="footer" />
      <div id="post-status" aria-live="polite">
        {status}
      </div>
    </form>
  )
}
