import type { FactPage, Voice } from '#content/owner-facts.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { SectionRule } from '../ui/section-rule.tsx'
import styles from './evidence.module.css'
import { useOwnerFacts } from './owner-facts-context.ts'
import { voicesOf } from './shown-facts.ts'

export function Voices({ page }: { page: FactPage }) {
  const { voices: messages } = useMessages('evidence')
  const voices = voicesOf(useOwnerFacts(), page)
  if (voices.length === 0) return null
  return (
    <section id="stimmen" className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={messages.label} />
        <h2 className="section-title">{messages.title}</h2>
        <div className={`full ${styles.voices}`}>
          {voices.map((voice) => (
            <Quote key={voice.quote.de} voice={voice} />
          ))}
        </div>
      </div>
    </section>
  )
}

function Quote({ voice }: { voice: Voice }) {
  const language = useLanguage()
  const { quote, name, position, company, occasion } = voice
  return (
    <figure>
      <blockquote className="map-italic">{quote[language]}</blockquote>
      <figcaption>
        <b>{name}</b>
        {`, ${[position[language], company].filter(Boolean).join(', ')}`}
        <small>{occasion[language]}</small>
      </figcaption>
    </figure>
  )
}
