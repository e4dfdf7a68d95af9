import { type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import type { AnchoredQuestion } from '#features/questions/questions.ts'
import { useMessages } from '#site/language/language.tsx'
import { paths } from '#content/paths.ts'
import { ArrowLink } from '#site/ui/arrow-link.tsx'
import { Section } from '#site/ui/layout/section.tsx'
import { UnfoldList } from '#site/ui/layout/unfold-list.tsx'
import { LinkedText } from '#features/messages/site/linked-text.tsx'

/** At most one answer open at a time. Pages name the namespaces `questions` and that of their questions. */
export function Questions({ of }: { of: readonly AnchoredQuestion[] }) {
  const { rule, title, ask } = useMessages('questions')
  const list = useRef<HTMLDivElement>(null)
  useOpenTarget(list)
  return (
    <Section name={rule} title={title}>
      <UnfoldList
        ref={list}
        className="full"
        name="fragen"
        rows={of.map(({ anchor, question, answer }) => ({
          title: question,
          // A fragment opens the details around its target, so the anchor stands inside.
          body: (
            <p id={anchor}>
              <LinkedText text={answer} />
            </p>
          ),
        }))}
      />
      <p>
        <ArrowLink to={paths.contact}>{ask}</ArrowLink>
      </p>
    </Section>
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
