import { useLocation } from 'react-router'
import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import styles from './legal-document.module.css'

export function OtherDocuments() {
  const { footer, nav } = useMessages('common')
  const { others } = useMessages('legal')
  const { pathname } = useLocation()
  const links = [
    { to: paths.imprint, label: footer.imprint },
    { to: paths.privacy, label: footer.privacy },
    { to: paths.terms, label: footer.terms },
    { to: paths.contact, label: nav.contact },
  ]
  return (
    <nav className={styles.others} aria-label={others}>
      {links
        .filter(({ to }) => to !== pathname)
        .map(({ to, label }) => (
          <ArrowLink key={to} to={to}>
            {label}
          </ArrowLink>
        ))}
    </nav>
  )
}
