import type { ReactNode } from 'react'
import { GoLink } from './go-link.tsx'

interface CardProps {
  picture: ReactNode
  title: string
  children: ReactNode
  link: { to: string; label: string }
}

/** Picture, headline, one sentence, link; no box around. */
export function Card({ picture, title, children, link }: CardProps) {
  return (
    <article className="card">
      <div className="scene framed">{picture}</div>
      <h3>{title}</h3>
      <p>{children}</p>
      <GoLink to={link.to}>{link.label}</GoLink>
    </article>
  )
}
