import type { FactPage } from '#features/facts/content/owner-facts.ts'
import { Section } from '#site/ui/layout/section.tsx'
import { fill } from '#i18n/format.ts'
import { Picture } from '#features/pictures/site/picture.tsx'
import type { LocalisedVoice } from '#features/facts/content/localised-facts.ts'
import { useMessages } from '#site/language/language.tsx'
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

/** PDFs that owners put onto the page. */
function PageDocuments({ page }: { page: FactPage }) {
  const { documents: messages, facts } = useMessages('evidence')
  const documents = facts.documents[page]
  if (!documents) return null
  return (
    <Section id="dokumente" name={messages.label} title={messages.title}>
      <ul className={`full ${styles.documents} small-notes`}>
        {documents.map(({ title, address, size }) => (
          <li key={address}>
            <a href={address} download>
              {title}
            </a>
            <small>{`PDF, ${size}`}</small>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The first photograph is the large one. */
function PhotoStrip({ page }: { page: FactPage }) {
  const { photographs: messages, facts } = useMessages('evidence')
  const photographs = facts.photographs[page]
  if (!photographs) return null
  return (
    <Section id="bilder" name={messages.label} title={messages.title}>
      <ul className={`full ${styles.photographs}`}>
        {photographs.map((photograph, index) => (
          <li key={photograph.src}>
            <Picture
              of={photograph}
              shape={index === 0 ? '3:2' : '4:5'}
              sizes={index === 0 ? '(max-width: 900px) 100vw, 50vw' : '(max-width: 900px) 50vw, 25vw'}
            />
            <p aria-hidden="true">{photograph.alt}</p>
            {photograph.own?.credit && <p>{fill(messages.credit, { name: photograph.own.credit })}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function Voices({ page }: { page: FactPage }) {
  const { voices: messages, facts } = useMessages('evidence')
  const voices = facts.voices.filter(({ pages }) => pages.includes(page))
  if (voices.length === 0) return null
  return (
    <Section id="stimmen" name={messages.label} title={messages.title}>
      <div className={`full ${styles.voices}`}>
        {voices.map((voice) => (
          <Quote key={voice.quote} voice={voice} />
        ))}
      </div>
    </Section>
  )
}

function Quote({ voice: { quote, by, occasion } }: { voice: LocalisedVoice }) {
  const [name, ...position] = by
  return (
    <figure>
      <blockquote className="map-italic">{quote}</blockquote>
      <figcaption>
        <b>{name}</b>
        {position.length > 0 && `, ${position.join(', ')}`}
        {occasion && <small>{occasion}</small>}
      </figcaption>
    </figure>
  )
}
