import type { SurvivalMessages } from '#content/survival-messages.ts'
import { useMessages } from '#app/language/language.tsx'
import { PhoneFold } from '#app/ui/layout/phone-fold.tsx'
import { SectionRule } from '#app/ui/layout/section-rule.tsx'
import styles from './packing.module.css'
import { RhombusList } from './rhombus-list.tsx'

export function Packing({ messages }: { messages: SurvivalMessages }) {
  const { packing } = useMessages('survival-levels')
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={packing.name} />
        <h2 className="section-title">{packing.title}</h2>
        <div className={styles.bring}>
          <h3>{packing.bring}</h3>
          <RhombusList items={messages.bring} className={styles.columns} />
          <p className="small muted">{packing.lend}</p>
        </div>
        <div className={`framed ${styles.provide}`}>
          <PhoneFold title={packing.provide}>
            <RhombusList items={messages.provide} className={styles.columns} />
          </PhoneFold>
        </div>
      </div>
    </section>
  )
}
