import { useEffect } from 'react'
import { useMessages } from '../../language/language.tsx'

/** Names a view of the back office in the document's title: they share one page, tabs and history tell them apart. */
export function useViewTitle(title: string): void {
  const { meta, title: desk } = useMessages('staff')
  const whole = title === desk ? meta.title : `${title} – ${meta.title}`
  useEffect(() => {
    document.title = whole
    return () => {
      document.title = meta.title
    }
  }, [whole, meta.title])
}
