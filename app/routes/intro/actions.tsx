import type { IntroWords } from '#content/intro-words.ts'
import { GoLink } from '../../ui/go-link.tsx'
import { Sign } from '../../ui/sign.tsx'

interface ActionsProps {
  actions: IntroWords['actions']
}

/** The first action is the trail sign of the page, the others are links beside it. */
export function Actions({ actions }: ActionsProps) {
  const [main, ...others] = actions
  if (!main) return null
  const look = { size: 'lg', note: main.note } as const
  return (
    <div className="row">
      {main.to.startsWith('/') ? (
        <Sign to={main.to} {...look}>
          {main.label}
        </Sign>
      ) : (
        <Sign href={main.to} {...look}>
          {main.label}
        </Sign>
      )}
      {others.map(({ label, to }) => (
        <GoLink key={label} to={to}>
          {label}
        </GoLink>
      ))}
    </div>
  )
}
