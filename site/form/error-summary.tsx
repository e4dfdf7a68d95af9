import type { ReactNode } from 'react'
import type { FieldProblem } from '#kernel/field-problem.ts'
import { plural } from '#i18n/format.ts'
import { useLanguage, useMessages } from '../language/language.tsx'
import { FormAlert } from './form-alert.tsx'

interface ErrorSummaryProps {
  problems: FieldProblem[]
  idOf: (field: string) => string
  textOf: (problem: FieldProblem) => ReactNode
  attempt: number
}

export function ErrorSummary({ problems, idOf, textOf, attempt }: ErrorSummaryProps) {
  const language = useLanguage()
  const { title } = useMessages('form-problems')
  return (
    <FormAlert title={plural(language, problems.length, title)} attempt={attempt}>
      <ul>
        {problems.map((problem) => (
          <li key={problem.field}>
            <a
              href={`#${idOf(problem.field)}`}
              onClick={(event) => {
                event.preventDefault()
                document.getElementById(idOf(problem.field))?.focus()
              }}
            >
              {textOf(problem)}
            </a>
          </li>
        ))}
      </ul>
    </FormAlert>
  )
}
