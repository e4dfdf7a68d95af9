import type { PictureUse } from '../picture-refusal.ts'
import { fill } from '#i18n/format.ts'
import { useTexts } from '#kit/texts.ts'
import { usePageName } from './use-page-name.ts'

/** Where a picture stands, a line each. */
export function PictureUses({ uses }: { uses: readonly PictureUse[] }) {
  const { uses: messages } = useTexts('staff-pictures').t
  const pageName = usePageName()
  const nameOf = ({ kind, name }: PictureUse) => (kind === 'strip' ? pageName(name) : name)
  return (
    <div>
      <h2>{messages.title}</h2>
      <ul>
        {uses.map((use) => (
          <li key={`${use.kind} ${use.name}`}>{fill(messages[use.kind], { name: nameOf(use) })}</li>
        ))}
      </ul>
    </div>
  )
}
