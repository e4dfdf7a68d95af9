import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnchoredQuestion } from '#features/questions/questions.ts'
import { useMessages } from '../../../language/language.tsx'
import { paths } from '../../../paths.ts'
import accordion from '../../../ui/accordion.module.css'
import { ArrowLink } from '../../../ui/arrow-link.tsx'
import { SectionRule } from '../../../ui/section-rule.tsx'
import { LinkedText } from '../legal/linked-text.tsx'
import styles from './questions.module.css'

/** One answer open at a time. Pages name the namespaces `questions` and that of their questions. */
export function Questions({ of }: { of: readonly AnchoredQuestion[] }) {
  const { rule, title, ask } = useMessages('questions')
  const list = useRef<HTMLDivElement>(null)
  useOpenTarget(list)
  return (
    <section className="section section--ruled">
      <div className="wrap grid">
        <SectionRule name={rule} />
        <h2 className={styles.title}>{title}</h2>
        <div className={`${accordion.accordion} ${styles.list}`} ref={list}>
          {of.map(({ anchor, question, answer }, index) => (
            <details key={anchor} name="fragen" open={index === 0}>
              <summary>{question}</summary>
              {/* A fragment opens the details around its target, so the anchor stands inside. */}
              <p id={anchor}>
                <LinkedText text={answer} />
              </p>
            </details>
          ))}
          <p className={styles.ask}>
            <ArrowLink to={paths.contact}>{ask}</ArrowLink>
          </p>
        </div>
      </div>
    </section>
  )
}

/** Client-side navigation to a fragment does not open it, and older browsers never do. */
function useOpenTarget(list: RefObject<HTMLElement | null>): void {
  const { hash, key } = useLocation()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link followed again opens it again
  useEffect(() => {
    const anchor = hash.slice(1)
    const answer = [...(list.current?.querySelectorAll('details > p') ?? [])].find(({ id }) => id === anchor)
    const details = answer?.closest('details')
    if (!answer || !details) return
    details.open = true
    answer.scrollIntoView()
  }, [hash, key, list])
}
