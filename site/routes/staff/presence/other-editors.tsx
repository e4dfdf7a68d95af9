import { useContext } from 'react'
import type { OtherEditor } from '#features/account/presence/presence.ts'
import { fill } from '#i18n/format.ts'
import { useMessages } from '../../../language/language.tsx'
import styles from './other-editors.module.css'
import { PresenceContext } from './use-presence.ts'

/** Who else has the same record open, and which part of it. @param labelOf names a part; undefined: it is not known here */
export function OtherEditors({
  labelOf = () => undefined,
}: {
  labelOf?: (part: string) => string | undefined
}) {
  const { others } = useContext(PresenceContext)
  const { presence } = useMessages('staff')
  const sentences = others.map(({ email, isOwn, part }) => {
    const label = part === null ? undefined : labelOf(part)
    if (isOwn) return presence.own
    const who = email ?? presence.somebody
    return label ? fill(presence.part, { who, part: label }) : fill(presence.here, { who })
  })
  return <Sentences sentences={sentences} />
}

/** Who else has this very part open. */
export function PartEditors({ part }: { part: string }) {
  const { others } = useContext(PresenceContext)
  const { presence } = useMessages('staff')
  const sentence = ({ email, isOwn }: OtherEditor) =>
    isOwn ? presence.own : fill(presence.same, { who: email ?? presence.somebody })
  return <Sentences sentences={others.filter((each) => each.part === part).map(sentence)} />
}

/** The live region is rendered empty first, so that screen readers announce its content. */
function Sentences({ sentences }: { sentences: readonly string[] }) {
  return (
    <div role="status" className={styles.others}>
      {[...new Set(sentences)].map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}
