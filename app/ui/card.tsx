import type { ReactNode } from 'react'
import { ArrowLink } from './arrow-link.tsx'

interface CardProps {
  picture: ReactNode
  title: string
  children: ReactNode
  link: { to: string; label: string }
}

export function Card({ picture, title, children, link }: CardProps) {
  return (
    <article className="card">
      <div className="scene framed">{picture}</div>
      <h3>{title}</h3>
      <p>{children}</p>
      <ArrowLink to={link.to}>{link.label}</ArrowLink>
    </article>
  )
}
