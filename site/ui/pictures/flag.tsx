import type { ReactNode } from 'react'
import type { Language } from '#i18n/languages.ts'

const stripes = (left: string) => (
  <>
    <path fill="#fff" d="M0 0h21v15H0z" />
    <path fill={left} d="M0 0h7v15H0z" />
    <path fill="#cf2b37" d="M14 0h7v15h-7z" />
  </>
)

/** German uses the Swiss flag. */
const FLAGS: Record<Language, ReactNode> = {
  de: (
    <>
      <path fill="#d8232a" d="M0 0h21v15H0z" />
      <path fill="#fff" d="M9 3h3v3h3v3h-3v3H9V9H6V6h3z" />
    </>
  ),
  en: (
    <>
      <path fill="#1f3a7d" d="M0 0h21v15H0z" />
      <path d="M0 0l21 15M21 0L0 15" stroke="#fff" strokeWidth="3" />
      <path d="M0 0l21 15M21 0L0 15" stroke="#cf1f2e" strokeWidth="1.2" />
      <path d="M10.5 0v15M0 7.5h21" stroke="#fff" strokeWidth="5" />
      <path d="M10.5 0v15M0 7.5h21" stroke="#cf1f2e" strokeWidth="3" />
    </>
  ),
  fr: stripes('#21468b'),
  it: stripes('#0a8a4a'),
}

/** Decorative: always beside the language's name. */
export function Flag({ language }: { language: Language }) {
  return (
    <svg className="flag" viewBox="0 0 21 15" aria-hidden="true">
      {FLAGS[language]}
    </svg>
  )
}
