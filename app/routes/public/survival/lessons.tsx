import type { SurvivalMessages } from '#content/survival-messages.ts'
import { useMessages } from '../../../language/language.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import styles from './lessons.module.css'

export function Lessons({ lessons }: { lessons: SurvivalMessages['lessons'] }) {
  const { name } = useMessages('survival-levels').lessons
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={name} />
        <h2 className="section-title">{lessons.title}</h2>
        <ul className={styles.lessons}>
          {lessons.items.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
