import type { FactPage } from '#content/owner-facts.ts'
import type { LocalisedVoice } from '#content/localised-facts.ts'
import { useMessages } from '#app/language/language.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './evidence.module.css'

export function Voices({ page }: { page: FactPage }) {
  const { voices: messages, facts } = useMessages('evidence')
  const voices = facts.voices.filter(({ pages }) => pages.includes(page))
  if (voices.length === 0) return null
  return (
    <section id="stimmen" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <div className={`full ${styles.voices}`}>
          {voices.map((voice) => (
            <Quote key={voice.quote} voice={voice} />
          ))}
        </div>
      </div>
    </section>
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
