import { useMessages } from '#app/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#app/ui/arrow-link.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './contact-page.module.css'

export function QuickLinks() {
  const { rule, title, ...ways } = useMessages('contact').direct
  const targets = { project: paths.projectRequest, date: paths.calendar, gift: paths.shop }
  return (
    <section className="section section--ruled section--last">
      <div className="wrap grid">
        <SectionRule name={rule} />
        <h2 className="section-title">{title}</h2>
        {(['project', 'date', 'gift'] as const).map((way) => (
          <div key={way} className={styles.shortCut}>
            <h3>{ways[way].title}</h3>
            <p>{ways[way].text}</p>
            <ArrowLink to={targets[way]}>{ways[way].link}</ArrowLink>
          </div>
        ))}
      </div>
    </section>
  )
}
