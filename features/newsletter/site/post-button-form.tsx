import { useLanguage } from '#site/language/language.tsx'
import { Button } from '#site/ui/button.tsx'
import { TrailSign } from '#site/ui/pictures/trail-sign.tsx'

interface PressFormProps {
  page: (token: string) => string
  token: string
  action: 'confirm' | 'leave' | 'return'
  quiet?: boolean
  children: string
}

/** A plain POST that re-renders the page, with and without JavaScript. */
export function PostButtonForm({ page, token, action, quiet = false, children }: PressFormProps) {
  const language = useLanguage()
  return (
    <form method="post" action={`${page(token)}&lng=${language}`}>
      <input type="hidden" name="action" value={action} />
      {quiet ? <Button type="submit">{children}</Button> : <TrailSign type="submit">{children}</TrailSign>}
    </form>
  )
}
