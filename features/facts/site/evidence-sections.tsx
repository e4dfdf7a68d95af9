import type { FactPage } from '#content/owner-facts.ts'
import { PageDocuments } from './page-documents.tsx'
import { PhotoStrip } from './photo-strip.tsx'
import { Voices } from './voices.tsx'
import { useMessages } from '#app/language/language.tsx'
import styles from './evidence.module.css'

/** Browsers load it only for pages that have some: the build puts `lazy-evidence.tsx` in its place. */
export function EvidenceSections({ page }: { page: FactPage }) {
  return (
    <>
      <PhotoStrip page={page} />
      <Voices page={page} />
      <Proofs />
      <PageDocuments page={page} />
    </>
  )
}

function Proofs() {
  const { proofs: messages, facts } = useMessages('evidence')
  if (facts.proofs.length === 0) return null
  return (
    <section id="nachweise" className="section section--ruled" aria-label={messages.label}>
      <div className="wrap">
        <ul className={styles.proofs}>
          {facts.proofs.map(({ title, text, url }) => (
            <li key={`${title} ${text}`}>
              <b>{url ? <a href={url}>{title}</a> : title}</b>
              {text}
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
